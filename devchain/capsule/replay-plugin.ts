import type { Plugin } from 'vite'
import type { Capsule } from './capsule.ts'

export const REPLAY_PATH = '/__dev/replay'

const DEV_WALLET_ID = 'dev.portside.wallet'
const DEV_WALLET_KEY = 'portside.dev-wallet'
const CONNECTION_KEY = 'portside.connection'

/** Serves the page that puts a capsule's local storage in place and then goes where the failed test was. */
export function replayPlugin({ scene }: Capsule): Plugin {
  return {
    name: 'portside:replay',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(REPLAY_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        response.end(replayPage(scene))
      })
    }
  }
}

function replayPage(scene: Capsule['scene']): string {
  const script = `localStorage.clear()
for (const [key, value] of ${inScript(Object.entries(storageFor(scene)))}) localStorage.setItem(key, value)
location.replace(${inScript(scene.path)})`
  return `<!doctype html><html lang="en"><title>Replay</title><script>${script}</script></html>`
}

/** The Dev Wallet stands in for the wallet that the page was connected to, with its account and network. */
function storageFor({ storage, wallets }: Capsule['scene']): Readonly<Record<string, string>> {
  const { walletId, ...grant } = parse(storage[CONNECTION_KEY])
  const isConnected = walletId !== undefined && 'account' in grant
  const chainId = wallets[0]?.chainId
  return {
    ...storage,
    ...(walletId !== undefined && { [CONNECTION_KEY]: JSON.stringify({ walletId: DEV_WALLET_ID, ...grant }) }),
    [DEV_WALLET_KEY]: JSON.stringify({ chainId, ...(isConnected && { account: grant['account'] }) })
  }
}

/** What a test did to the storage on purpose may be anything. */
function parse(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
