import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

const ENV_FILES = ['.env', '.env.local', '.env.development', '.env.development.local']
/** A page of the site. */
const PAGE = /\/(?:contracts|ui\/views)\/[^/]+\/page\.ts$/
const CONFIG = 'src/config.ts'
/** Editors write several files at a time. */
const QUIET_FOR_MS = 100
const list = new Intl.ListFormat('en')

interface ChangesOptions {
  /** The project, to name files. */
  readonly root: string
  /** Of the `.env` files. */
  readonly envFolder: string
  /** What was read when everything started, as text: the page's chains and its name. */
  readonly started: string
  /** The same as it is now. @throws what the configuration throws */
  readonly read: () => Promise<string>
  /** @throws Error with one sentence about a page, theme, icon or language. */
  readonly checkSetup: () => Promise<void>
  readonly log: (text: string) => void
}

/**
 * Says what `npm start` does not follow: it runs nodes and a service for what it read at first. A page that cannot be served
 * is in the terminal and in the overlay until it is mended.
 */
export function changesPlugin({ root, envFolder, started, read, checkSetup, log }: ChangesOptions): Plugin {
  const files = ENV_FILES.map((name) => path.join(envFolder, name))
  const variables = new Map(files.map((file) => [file, readVariables(file)]))
  let told = ''
  let problem: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The file for which Vite starts its server again. */
  let reason = CONFIG
  const tell = (text: string) => {
    if (text !== '' && text !== told) log(text)
    told = text
  }
  const compareConfig = async () => {
    // Vite says what is wrong with a configuration that cannot be read.
    const now = await read().catch(() => started)
    tell(
      now === started ? '' : `The chains or the name have changed with ${reason}: start npm start again to use them.`
    )
  }
  const check = async ({ environments: { client } }: ViteDevServer) => {
    const before = problem
    problem = await checkSetup().then(
      () => undefined,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
    )
    if (problem === before) return
    log(problem ?? 'The pages are in order again.')
    if (problem !== undefined) client.hot.send(overlayOf(problem))
  }
  let isRestarted = false
  return {
    name: 'portside:changes',
    apply: 'serve',
    configureServer(server) {
      const { watcher, environments } = server
      // Vite starts its server again when a file that its configuration imports has changed.
      if (isRestarted) {
        server.httpServer?.once('listening', () => log('The page is back.'))
        void compareConfig()
      }
      isRestarted = true
      watcher.add(files)
      watcher.on('all', (_, changed) => {
        const file = path.normalize(changed)
        if (files.includes(file)) tell(changesOf(variables))
        if (server.config.configFileDependencies.includes(normalizePath(file))) {
          reason = normalizePath(path.relative(root, file))
          log(`${reason} has changed: the page starts again, which takes a few seconds.`)
        }
        if (!PAGE.test(normalizePath(file))) return
        clearTimeout(timer)
        timer = setTimeout(() => void check(server), QUIET_FOR_MS)
      })
      environments.client.hot.on('vite:client:connect', (_, client) => {
        if (problem !== undefined) client.send(overlayOf(problem))
      })
    },
    buildEnd: () => clearTimeout(timer)
  }
}

/** @returns a sentence for each file; empty where nothing has changed */
function changesOf(before: ReadonlyMap<string, Variables>): string {
  return [...before]
    .flatMap(([file, variables]) => changeOf(variables, readVariables(file), path.basename(file)))
    .join(' ')
}

function changeOf(before: Variables, now: Variables, file: string): readonly string[] {
  const names = [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => before.get(name) !== now.get(name))
    .sort()
  if (names.length === 0) return []
  return [
    `${file}: ${list.format(names)} ${names.length === 1 ? 'has' : 'have'} changed: start npm start again to use that.`
  ]
}

type Variables = ReadonlyMap<string, string | undefined>

function readVariables(file: string): Variables {
  return new Map(existsSync(file) ? Object.entries(parseEnv(readFileSync(file, 'utf8'))) : [])
}

function overlayOf(message: string) {
  return { type: 'error' as const, err: { message, stack: '' } }
}
