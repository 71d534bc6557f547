import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Abi } from 'viem'
import { writeAtomically } from '#devchain/processes/write-atomically.ts'
import { type BuiltContract, type LinkReferences, linksOf } from './built-contract.ts'
import { ContractsError } from './contracts-error.ts'
import type { ContractsProject } from './project.ts'

interface SolcMessage {
  readonly severity: string
  readonly errorCode?: string
  readonly formattedMessage: string
  readonly sourceLocation?: { readonly file: string }
}

interface SolcContract {
  readonly abi: Abi
  readonly evm: { readonly bytecode: { readonly object: string; readonly linkReferences?: LinkReferences } }
}

interface SolcOutput {
  readonly errors?: readonly SolcMessage[]
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, SolcContract>>>>
}

/** By file, the SHA-256 of what the compiler read. */
type Digests = Readonly<Record<string, string>>

interface Compiled {
  readonly contracts: readonly BuiltContract[]
  readonly warnings: readonly string[]
}

/** The package `solc`. */
interface Compiler {
  readonly file: string
  readonly version: string
}

interface CachedCompilation extends Compiled {
  readonly key: string
  readonly imported: Digests
}

const WRONG_PRAGMA = '5333'
const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun', // the newest that all recorded networks run
  // The same code for the same source, whatever its comments are: an unchanged contract keeps its address.
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.bytecode.linkReferences'] } }
}

/**
 * Compiles a project's sources, unless the cache has them.
 * @throws ContractsError with the compiler's messages, or one sentence about a pragma.
 */
export async function compileSources(project: ContractsProject, cacheFolder: string): Promise<Compiled> {
  const files = [...project.sources(), ...project.drafts()]
  const sources = files.map((file): readonly [string, string] => [project.label(file), read(file)])
  if (sources.length === 0) return { contracts: [], warnings: [] }
  const compiler = findCompiler(project)
  const key = digestOf(JSON.stringify([project.folder, compiler.version, SETTINGS, sources]))
  const cacheFile = path.join(cacheFolder, 'compiled.json')
  const cached = readCache(cacheFile)
  if (cached?.key === key && isUnchanged(cached.imported))
    return { contracts: cached.contracts, warnings: cached.warnings }
  const input = JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources.map(([name, content]) => [name, { content }])),
    settings: SETTINGS
  })
  const { output, imported } = await runCompiler(compiler, input, project.folder)
  const messages = output.errors ?? []
  checkPragma(messages, { project, sources: new Map(sources), version: compiler.version })
  const errors = messages.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw new ContractsError(errors.map(({ formattedMessage }) => formattedMessage.trim()).join('\n'))
  const names = sources.map(([name]) => name)
  const contracts = contractsIn(output, names)
  const own = messages.filter(({ sourceLocation }) => names.includes(sourceLocation?.file ?? ''))
  const warnings = own.map(({ formattedMessage }) => formattedMessage.trim())
  mkdirSync(cacheFolder, { recursive: true })
  writeAtomically(cacheFile, JSON.stringify({ key, imported, contracts, warnings }))
  return { contracts, warnings }
}

/** Those of the sources, and the libraries that any of them links. */
function contractsIn(output: SolcOutput, names: readonly string[]): readonly BuiltContract[] {
  const all = Object.entries(output.contracts ?? {}).flatMap(([file, contracts]) =>
    Object.entries(contracts).map(([name, { abi, evm }]): BuiltContract => {
      const { object, linkReferences } = evm.bytecode
      return { name, file, abi, code: object, links: linksOf(linkReferences) }
    })
  )
  const linked = new Set(all.flatMap(({ links }) => links.map(({ library }) => library)))
  return all.filter(({ name, file }) => names.includes(file) || linked.has(name))
}

/** The project's own, or the one beside this package. @throws ContractsError when there is none. */
function findCompiler(project: ContractsProject): Compiler {
  for (const file of [path.join(project.folder, 'package.json'), import.meta.url]) {
    const { resolve } = createRequire(file)
    try {
      const manifest: { readonly version: string } = JSON.parse(read(resolve('solc/package.json')))
      return { file: resolve('solc'), version: manifest.version }
    } catch {
      // Not installed there.
    }
  }
  throw new ContractsError(
    'Compiling Solidity needs the package solc: run "npm install --save-dev solc", or use artifacts of Hardhat or Foundry.'
  )
}

interface PragmaCheck {
  readonly project: ContractsProject
  readonly sources: ReadonlyMap<string, string>
  readonly version: string
}

function checkPragma(messages: readonly SolcMessage[], { project, sources, version }: PragmaCheck): void {
  const found = messages.find(({ errorCode }) => errorCode === WRONG_PRAGMA)
  if (!found) return
  const file = found.sourceLocation?.file ?? ''
  const own = path.join(project.root, file)
  const source = sources.get(file) ?? (existsSync(own) ? read(own) : '')
  const wanted = /pragma\s+solidity\s+([^;]+);/.exec(source)?.[1]?.trim() ?? 'of another version'
  throw new ContractsError(`${file} needs Solidity ${wanted}; this project compiles with ${version}.`)
}

function runCompiler(
  { file: compiler }: Compiler,
  input: string,
  folder: string
): Promise<{ readonly output: SolcOutput; readonly imported: Digests }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solc-worker.mjs', import.meta.url), {
      workerData: { input, folder, compiler }
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The Solidity compiler ended without an answer.')))
  })
}

function readCache(file: string): CachedCompilation | undefined {
  try {
    return JSON.parse(read(file)) as CachedCompilation
  } catch {
    return undefined // none yet, or not ours
  }
}

function isUnchanged(imported: Digests): boolean {
  return Object.entries(imported).every(([file, digest]) => existsSync(file) && digestOf(read(file)) === digest)
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
