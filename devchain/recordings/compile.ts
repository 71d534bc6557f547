import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

export interface Artifact {
  readonly abi: Abi
  /** Creation code. */
  readonly bytecode: Hex
  /** The deployed code, with immutables zeroed. */
  readonly runtimeCode: Hex
}

interface SolcContract {
  readonly abi: Abi
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string }
  }
}

interface SolcOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, SolcContract>>>>
}

const require = createRequire(import.meta.url)
const folder = new URL('./contracts/', import.meta.url)

/** Compiles every contract of `devchain/recordings/contracts` with solc-js, offline. @throws Error with the compiler's messages. */
export function compileContracts(): ReadonlyMap<string, Artifact> {
  return compileSources(readSources(folder))
}

/** The Solidity files of a folder, by name. */
export function readSources(folder: URL): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sol'))
  return Object.fromEntries(names.map((name) => [name, read(fileURLToPath(new URL(name, folder)))]))
}

/** The contracts of these sources, by name. @throws Error with the compiler's messages. */
export function compileSources(sources: Readonly<Record<string, string>>): ReadonlyMap<string, Artifact> {
  const output: SolcOutput = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
        settings: {
          optimizer: { enabled: true, runs: 200 },
          evmVersion: 'cancun', // OpenZeppelin 5.7 uses mcopy
          metadata: { appendCBOR: false, bytecodeHash: 'none' },
          outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } }
        }
      }),
      { import: (path: string) => ({ contents: read(require.resolve(path)) }) }
    )
  )
  const failures = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (failures.length > 0) throw new Error(failures.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return new Map(
    Object.keys(sources).flatMap((source) =>
      Object.entries(output.contracts?.[source] ?? {}).map(([name, { abi, evm }]): [string, Artifact] => [
        name,
        { abi, bytecode: `0x${evm.bytecode.object}`, runtimeCode: `0x${evm.deployedBytecode.object}` }
      ])
    )
  )
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
