import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import solc from 'solc'
import type { Abi } from 'viem'
import type { Hex } from '#domain/address.ts'

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
const folder = new URL('../contracts/', import.meta.url)

/** Compiles every contract of `devchain/contracts` with solc-js, offline. @throws Error with the compiler's messages. */
export function compileContracts(): ReadonlyMap<string, Artifact> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sol'))
  const output: SolcOutput = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: Object.fromEntries(
          names.map((name) => [name, { content: read(fileURLToPath(new URL(name, folder))) }])
        ),
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
    names.flatMap((source) =>
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
