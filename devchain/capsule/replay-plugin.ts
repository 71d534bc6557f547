import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { isSameAddress } from '#devchain/address.ts'
import { isLoopbackHost } from '#devchain/loopback.ts'
import type { Capsule } from './capsule.ts'
import { CONNECTION_KEY, readStoredGrant } from './stored-grant.ts'

export const REPLAY_PATH = '/__dev/replay'

const DEV_WALLET_ID = 'dev.portside.wallet'
const DEV_WALLET_KEY = 'portside.dev-wallet'

/** Serves a page that restores a capsule's local storage, then navigates to the failed test's path. */
export function replayPlugin({ scene }: Capsule): Plugin {
  return {
    name: 'portside:replay',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(REPLAY_PATH, ({ headers }, response) => {
        if (!isLoopbackHost(headers.host)) {
          response.writeHead(403, { 'content-type': 'text/plain' }).end('Requests must be made to this machine.')
          return
        }
        const script = replayScript(scene)
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': policyFor(script),
          'x-content-type-options': 'nosniff'
        })
        response.end(`<!doctype html><html lang="en"><title>Replay</title><script>${script}</script></html>`)
      })
    }
  }
}

function replayScript(scene: Capsule['scene']): string {
  return `localStorage.clear()
for (const [key, value] of ${inScript(Object.entries(storageFor(scene)))}) localStorage.setItem(key, value)
location.replace(${inScript(scene.path)})`
}

/** That script and nothing else, so that no `javascript:` URL runs either. */
function policyFor(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  return `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** Dev Wallet replaces the wallet the page was connected to, with the same account and network. */
export function storageFor({ storage, wallets }: Capsule['scene']): Readonly<Record<string, string>> {
  const { walletId, ...grant } = readStoredGrant(storage)
  const { account } = grant
  const isConnected = walletId !== undefined && account !== undefined
  const connected = isConnected
    ? wallets.find(({ accounts }) => accounts.some((own) => isSameAddress(own, account)))
    : undefined
  const chainId = connected?.chainId ?? grant.chainId ?? wallets[0]?.chainId
  return {
    ...storage,
    ...(walletId !== undefined && { [CONNECTION_KEY]: JSON.stringify({ walletId: DEV_WALLET_ID, ...grant }) }),
    [DEV_WALLET_KEY]: JSON.stringify({ chainId, ...(isConnected && { account }) })
  }
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
