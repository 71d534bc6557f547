import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServer, loadEnv, type Plugin, type ViteDevServer } from 'vite'
import { createSignInService } from '#server/app.ts'
import { devWalletPlugin } from './dev-wallet-plugin.ts'
import { type Devchain, startDevchain } from './forks.ts'
import { whenNpmIsGone } from './npm-process.ts'
import { startEnvironment } from './start-environment.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PREFERRED_PORT = 5173
const SIGN_IN_PATH = '/auth/'

type Closers = (() => Promise<void>)[]

/** Runs chains, sign-in service and page in this process until it is told to end. */
export async function start(): Promise<void> {
  const closers: Closers = []
  const end = endWithProcess(async () => {
    await Promise.allSettled(closers.map((close) => close()))
  })
  try {
    await run(closers)
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`)
    end(1)
  }
}

async function run(closers: Closers): Promise<void> {
  const variables = loadEnv('development', process.env['ENV_DIR'] ?? ROOT, '')
  const { chainIds, additions } = startEnvironment(variables)
  Object.assign(process.env, additions)
  const devchain = await startDevchain({ chainIds, env: variables })
  closers.push(() => devchain.stop())
  const service = createSignInService({ database: ':memory:' })
  closers.push(async () => service.close())
  const [server] = await Promise.all([
    servePage([signIn(service.fetch), devWalletPlugin(devchain)], (page) => closers.push(() => page.close())),
    ...chainIds.map((chainId) => devchain.url(chainId)) // so that the first request does not wait for a node
  ])
  console.log(introduction(server, devchain))
}

async function servePage(plugins: readonly Plugin[], opened: (page: ViteDevServer) => void): Promise<ViteDevServer> {
  const page = await createServer({
    configFile: `${ROOT}vite.config.ts`,
    mode: 'development',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [...plugins],
    server: { host: '127.0.0.1', port: PREFERRED_PORT, strictPort: false }
  })
  opened(page)
  return page.listen()
}

/** Accepts the page on its own host only: the service's default for pages of this machine. */
function signIn(fetch: (request: Request) => Promise<Response>): Plugin {
  const listener = getRequestListener(fetch)
  return {
    name: 'portside:sign-in',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(SIGN_IN_PATH)) void listener(request, response)
        else next()
      })
    }
  }
}

function introduction({ resolvedUrls }: ViteDevServer, { chainIds }: Devchain): string {
  const url = resolvedUrls?.local[0] ?? ''
  const wallet = 'Connect with Dev Wallet: it is funded, and needs no extension.'
  return `\n  Portside  ${url}\n\n${chainIds.length > 0 ? `  ${wallet}\n` : ''}  Ctrl-C ends everything.\n`
}

/** Ends once, whatever ends it first: a signal, an error that nobody caught, or a second Ctrl-C that will not wait. */
function endWithProcess(close: () => Promise<void>): (exitCode: number) => void {
  let isEnding = false
  const end = (exitCode: number) => {
    if (isEnding) process.exit(exitCode)
    isEnding = true
    close().finally(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  const crash = (cause: unknown) => {
    process.stderr.write(`${cause instanceof Error ? cause.stack : cause}\n`)
    end(1)
  }
  whenNpmIsGone(() => end(0))
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  process.stdout.on('error', () => undefined) // the terminal may be gone before we are
  process.stderr.on('error', () => undefined)
  return end
}
