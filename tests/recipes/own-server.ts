import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ProxyOptions } from 'vite'
import { createTokenKey } from '#server/tokens/token-keys.ts'
import { freePort, whenListening } from '../free-port.ts'
import { root } from '../ready.mjs'
import { startService, Visitor } from '../server/visitor.ts'
import { type Started, startWhole } from '../started.ts'
import { applyBlock } from './apply-block.ts'
import { blocksOf } from './readme.ts'
import { Shell } from './shell.ts'

export const GUIDE = 'docs/guides/your-own-server.md'
const PORT_IN_GUIDE = '3000'

/** A team's folder: the servers of the guide, and the packages that they import. */
export class OwnServerFolder {
  readonly folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-own-server-'))

  constructor() {
    for (const block of blocksOf(GUIDE)) if (block.file?.startsWith('api/')) applyBlock(this.folder, block)
  }

  /** As if packages of this project were installed. */
  link(packages: readonly string[]): void {
    for (const name of packages) {
      const link = path.join(this.folder, 'node_modules', name)
      mkdirSync(path.dirname(link), { recursive: true })
      symlinkSync(path.join(root, 'node_modules', name), link, 'junction')
    }
  }

  /** Started as the guide says, with these variables in place of `.env`. */
  async start(file: string, variables: Readonly<Record<string, string>>, given?: number): Promise<RunningServer> {
    const port = given ?? (await freePort())
    const all = Object.entries({ ...variables, PORT: String(port) }).map((pair) => pair.join('='))
    return startWhole(async (started) => {
      const shell = new Shell(this.folder, `exec env ${all.join(' ')} ${process.execPath} ${file}`)
      started.add(() => shell.interrupt())
      await whenListening(port)
      return { origin: `http://127.0.0.1:${port}`, output: () => shell.output, stop: () => started.stop() }
    })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

export interface RunningServer {
  readonly origin: string
  /** Of both streams. */
  readonly output: () => string
  stop(): Promise<void>
}

/** What `npm start` has of it: the sign-in service under `/auth` of a dev server, with the variables of the guide. */
export class Development {
  readonly origin: string
  /** The team's server. */
  readonly own: RunningServer
  readonly stop: () => Promise<void>

  private constructor(origin: string, own: RunningServer, started: Started) {
    this.origin = origin
    this.own = own
    this.stop = () => started.stop()
  }

  /** @param startOwn starts the team's server, with variables in place of the defaults of the guide. */
  static start(startOwn: StartOwn): Promise<Development> {
    return startWhole((started) => Development.#start(startOwn, started))
  }

  static async #start(startOwn: StartOwn, started: Started): Promise<Development> {
    const [keys = '', key = '', audience = '', tokenKey = createTokenKey()] = NAMES.map(settingOfGuide)
    const service = await startService({
      database: ':memory:',
      serverKeys: keys.split(','),
      tokens: { keys: [tokenKey], audiences: [audience], url: '/auth' }
    })
    started.add(() => service.stop())
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const folder = mkdtempSync(path.join(tmpdir(), 'portside-own-page-'))
    started.add(() => rmSync(folder, { recursive: true }))
    const auth = { AUTH_SERVICE: `${service.origin}/auth`, AUTH_SERVER_KEY: key }
    const own = await startOwn({ ...auth, AUTH_ISSUER: `${origin}/auth`, PAGE_ORIGIN: origin })
    // Stopped before the service, whose event streams this server holds open.
    started.add(() => own.stop())
    const page = await createServer({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      // The service is the page's own here, as in `npm start`, so that it keeps the page's host.
      server: { host: '127.0.0.1', port, proxy: { '/auth': { target: service.origin }, ...proxyOfGuide(own.origin) } }
    })
    started.add(() => page.close())
    await page.listen()
    return new Development(origin, own, started)
  }
}

type StartOwn = (variables: Readonly<Record<string, string>>) => Promise<RunningServer>

const NAMES = ['AUTH_SERVER_KEYS', 'AUTH_SERVER_KEY', 'AUTH_AUDIENCES', 'AUTH_TOKEN_KEYS']

/** A browser that has signed in to the page at this origin. */
export async function signedIn(origin: string): Promise<Visitor> {
  const visitor = new Visitor({ origin, stop: async () => undefined })
  if (!(await visitor.adapter.verify(await visitor.signed()))) throw new Error('The sign-in was refused.')
  return visitor
}

/** A request as the page's script makes it, with what a browser adds, unless the headers say otherwise. */
export async function ask(by: Visitor, url: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const cookie = [...by.cookies].map((pair) => pair.join('=')).join('; ')
  const own = { ...(method !== 'GET' && { origin: new URL(url).origin }), 'sec-fetch-site': 'same-origin' }
  const response = await fetch(url, { method, headers: { cookie, ...own, ...headers } })
  const text = await response.text()
  return [response.status, text === '' ? undefined : JSON.parse(text)] as const
}

/** The value of a variable in the guide. */
export function settingOfGuide(name: string): string | undefined {
  const lines = blocksOf(GUIDE).flatMap(({ language, text }) => (language === 'text' ? text.split('\n') : []))
  return lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The line that the guide adds to the project's own configuration. */
function proxyOfGuide(origin: string): Record<string, ProxyOptions> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-own-config-'))
  const [file, copy] = [path.join(root, 'vite.config.ts'), path.join(folder, 'vite.config.ts')]
  copyFileSync(file, copy)
  for (const block of blocksOf(GUIDE)) if (block.language === 'diff') applyBlock(folder, block)
  const entry = /proxy: \{ '(\S+)': \{ target: '(\S+)', changeOrigin: (true|false) \} \}/
  const [, path_ = '', target = '', changeOrigin] = entry.exec(readFileSync(copy, 'utf8')) ?? []
  rmSync(folder, { recursive: true })
  if (target !== `http://127.0.0.1:${PORT_IN_GUIDE}`) throw new Error(`The guide passes requests on to "${target}".`)
  return { [path_]: { target: origin, changeOrigin: changeOrigin === 'true' } }
}

/** What the guide's servers answer while they cannot ask the service. */
export async function askWithoutService(server: Pick<RunningServer, 'origin'>, path: string) {
  const response = await fetch(new URL(path, server.origin), { headers: { cookie: 'portside-session=a' } })
  return [response.status, await response.json(), response.headers.get('retry-after')] as const
}

/** Nothing listens there. */
export const NO_SERVICE = 'http://127.0.0.1:9/auth'
