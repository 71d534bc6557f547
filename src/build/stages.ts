import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = path.join(ROOT, 'src/stages')
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s*)?'([^']+)'/gm
const HASH = /-[\w-]{8}\.js$/

/** In the order of a visit: code that two stages share goes to the earlier one. */
export const stages: readonly string[] = ['shell', 'home', 'languages', 'ahead', 'connect', 'choice', 'account', 'rpc']

/** Packages with their own chunk, before every stage. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  // What the bundler adds to every chunk comes with them: it would be one more file.
  react: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\//,
  libraries: /node_modules\/(?:mobx|mobx-react-lite|inversify|@inversifyjs)\//
}

/** Chunks that `index.html` lists: no later chunk needs to list them again. */
const FIRST_RENDER: ReadonlySet<string> = new Set(['react', 'rolldown-runtime', 'shell'])

/** Chunks that are loaded, or loading, before any chunk beyond the first render fetches another one. */
const CONNECTING: ReadonlySet<string> = new Set(['libraries', 'home', 'ahead', 'connect', 'account'])

/**
 * One chunk for each file of `src/stages/`: the file, its imports, and their dependencies that no earlier chunk has.
 * @throws Error when a file of the folder has no place in the order.
 */
export function stageGroups(): Rolldown.CodeSplittingGroup[] {
  const unknown = readdirSync(FOLDER).filter((file) => !stages.includes(path.parse(file).name))
  if (unknown.length > 0) throw new Error(`src/build/stages.ts does not say when ${unknown.join(', ')} comes.`)
  const packages = Object.entries(PACKAGES).map(([name, test]) => ({ name, test }))
  const ours = stages.map((stage) => ({ name: chunkNameOf(stage), test: isOneOf(new Set(modulesOf(stage))) }))
  return [...packages, ...ours].map((group, i, { length }) => ({ ...group, priority: length - i }))
}

/** Of these, a visit uses a part: compiling all of it would delay what a browser compiles beside it. */
const USED_IN_PART: readonly string[] = ['account', 'rpc']

/** Chunks that run as a whole soon after they are fetched. */
const USED_AT_ONCE: ReadonlySet<string> = new Set([
  ...Object.keys(PACKAGES),
  ...stages.filter((stage) => !USED_IN_PART.includes(stage))
])

/**
 * The first line of a chunk. The comment has Chromium compile the chunk's functions while it is fetched, beside the main
 * thread, and not one by one when a visitor acts; other browsers ignore it.
 */
export function firstLineOf({ name }: { readonly name: string }): string {
  return USED_AT_ONCE.has(name) ? '//# allFunctionsCalledOnLoad' : ''
}

/** Chunks of a connected account beyond the first render. */
const ACCOUNT: ReadonlySet<string> = new Set(['libraries', 'ahead', 'connect', 'choice', 'account'])

/** The files that show a connected account and read its balance, in a bundle. */
export function accountFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const isLibrary = isOneOf(new Set(modulesOf('rpc')))
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && (ACCOUNT.has(output.name) || output.moduleIds.some(isLibrary)) ? [output.fileName] : []
  )
}

/** Whether a chunk, by its file name, is certain to be fetched before `host` asks for it. */
export function isThereBefore(file: string, host: string): boolean {
  const chunk = chunkOf(file)
  return FIRST_RENDER.has(chunk) || (!FIRST_RENDER.has(chunkOf(host)) && CONNECTING.has(chunk))
}

/** The file of a stage and its imports, as paths; a package becomes a path at which there is no file. */
export function modulesOf(stage: string): readonly string[] {
  const file = path.join(FOLDER, `${stage}.ts`)
  return [file, ...[...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => resolve(specifier))]
}

/** Each RPC library has its own chunk, under the name of its file. */
function chunkNameOf(stage: string): string | ((id: string) => string) {
  return stage === 'rpc' ? (id) => path.parse(id).name : stage
}

function isOneOf(modules: ReadonlySet<string>): (id: string) => boolean {
  return (id) => modules.has(path.normalize(id))
}

function resolve(specifier: string): string {
  return specifier.startsWith('#') ? path.join(ROOT, specifier.slice(1)) : path.resolve(FOLDER, specifier)
}

function chunkOf(file: string): string {
  return path.posix.basename(file).replace(HASH, '')
}
