import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { abortedBy } from '#domain/wait/aborted-by.ts'
import { config } from '#src/config.ts'
import { givenVariables } from '#src/settings/variables.ts'
import { REDIRECTS } from './host-headers.ts'
import { hashesOf, hashOf, INTEGRITY } from './integrity-plugin.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ANSWER_MS = 30_000
const LARGEST_BYTES = 20_000_000
const INTERRUPTED = 'It was interrupted before everything was compared.'
/** Of this process: they would change the build, or have it read other files. */
const ELSEWHERE = ['ENV_DIR', 'CONFIG_DIR', 'NODE_ENV']

const said = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/, 'names no commit')
    .optional(),
  isModified: z.literal(true).optional(),
  /** Nothing else of what a stranger names is set for the build. */
  variables: z.record(z.string(), z.string()).transform(pageVariablesOf)
})

/** What stands in the way of a verification, in one sentence. */
export class NotVerified extends Error {}

interface Watching {
  /** The page's commit, when that was made (ISO 8601), and the settings of its build. All of it may be a stranger's. */
  onNamed(named: Named): void
  /** A step that begins, in a sentence. Installing, building and removing the build take minutes on a busy machine. */
  onStep(sentence: string): void
  /** Before the build is removed. */
  onVerified(verified: Verified): void
  readonly signal: AbortSignal
}

interface Named {
  readonly commit: string
  readonly madeAt: string
  readonly variables: Readonly<Record<string, string>>
}

interface Verified {
  readonly commit: string
  readonly files: number
  /** Paths whose bytes are others than those of the build, or that are not there. */
  readonly different: readonly string[]
}

/**
 * Builds the page again from the commit and the variables that a deployed copy names, in a folder of its own, and compares each
 * file of that build with the deployed one.
 * @param site the address of the deployed page, with its folder and a slash at its end
 * @throws NotVerified, also once `signal` is aborted: nothing runs any more then, and the folder is gone
 */
export async function verifyDeployment(site: string, { onNamed, onStep, onVerified, signal }: Watching): Promise<void> {
  const { commit, isModified, variables } = readSaid(await deployed(site, INTEGRITY, signal))
  if (commit === undefined || isModified) {
    throw new NotVerified('This page was not built from a commit, so that nobody else can build it again.')
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-verify-'))
  try {
    const project = checkOut(commit, folder)
    const madeAt = execFileSync('git', ['log', '-1', '--format=%cI', commit], { cwd: ROOT, encoding: 'utf8' }).trim()
    onNamed({ commit, madeAt, variables })
    const built = path.join(folder, 'dist')
    onStep(`Installing the packages of commit ${commit}…`)
    await npm(['ci', '--include=dev', '--include=optional'], project, process.env, signal)
    onStep('Building the page…')
    const options = ['--outDir', built, '--logLevel', 'error']
    await npm(['run', '--silent', 'build', '--', ...options], project, buildEnvironment(variables), signal)
    onStep(`Comparing it with ${site}…`)
    onVerified({ commit, ...(await compare(site, built, signal)) })
  } finally {
    onStep('Removing the build…')
    spawnSync('git', ['worktree', 'remove', '--force', path.join(folder, 'project')], { cwd: ROOT })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each file of a build that hosts serve, with its deployed copy. */
export async function compare(site: string, built: string, signal: AbortSignal): Promise<Omit<Verified, 'commit'>> {
  const hashes = { ...hashesOf(built), [INTEGRITY]: hashOf(readFileSync(path.join(built, INTEGRITY))) }
  // Hosts that read it do not serve it.
  const own = Object.entries(hashes).filter(([file]) => file !== REDIRECTS)
  const different: string[] = []
  for (const [file, hash] of own) {
    const bytes = await deployed(site, file, signal).catch(() => undefined)
    if (signal.aborted) throw new NotVerified(INTERRUPTED)
    if (bytes === undefined || hashOf(bytes) !== hash) different.push(file)
  }
  return { files: own.length, different }
}

function pageVariablesOf(variables: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return givenVariables(variables, config)
}

async function deployed(site: string, file: string, signal: AbortSignal): Promise<Uint8Array> {
  const address = new URL(file.replace(/(^|\/)index\.html$/, '$1'), site)
  const ended = abortedBy(signal, AbortSignal.timeout(ANSWER_MS))
  try {
    const response = await fetch(address, { signal: ended.signal })
    const bytes = new Uint8Array(await response.arrayBuffer())
    // The page for what is not found may be sent as what it is.
    if (!response.ok && file !== '404.html') throw new Error(`status ${response.status}`)
    if (bytes.length > LARGEST_BYTES) throw new Error(`${bytes.length} bytes`)
    return bytes
  } catch (cause) {
    if (signal.aborted) throw new NotVerified(INTERRUPTED)
    throw new NotVerified(`${address} could not be read: ${cause instanceof Error ? cause.message : cause}.`)
  } finally {
    ended.abort()
  }
}

function readSaid(bytes: Uint8Array): z.output<typeof said> {
  try {
    return said.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw new NotVerified(`${INTEGRITY} of this page is not what a build writes.`)
  }
}

function checkOut(commit: string, folder: string): string {
  const project = path.join(folder, 'project')
  try {
    execFileSync('git', ['worktree', 'add', '--detach', project, commit], { cwd: ROOT, stdio: 'ignore' })
  } catch {
    throw new NotVerified(`Commit ${commit} is not in this clone: fetch the repository that the page was built from.`)
  }
  return project
}

/** Only the page's variables of the deployed copy, whatever is set here. */
function buildEnvironment(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = pageVariablesOf(process.env)
  const inherited = Object.entries(process.env).filter(
    ([name]) => !Object.hasOwn(own, name) && !ELSEWHERE.includes(name)
  )
  return { ...Object.fromEntries(inherited), ...variables }
}

/** In a process group of its own, which ends with the signal. */
async function npm(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = spawn('npm', words, { cwd, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  }
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const [status] = await once(child, 'close').finally(() => signal.removeEventListener('abort', end))
  if (signal.aborted) throw new NotVerified(INTERRUPTED)
  if (status !== 0) throw new NotVerified(`The page could not be built again:\n${output}`)
}
