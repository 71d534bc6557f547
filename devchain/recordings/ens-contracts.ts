import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Artifact } from './compile.ts'

/** The parts of ENS contracts, as deployed on Ethereum, that a recording needs. Their licence is in state/NOTICE. */
export interface EnsContracts {
  /** Placed at its Ethereum address, so it needs no creation code. */
  readonly registry: Pick<Artifact, 'abi' | 'runtimeCode'>
  readonly reverseRegistrar: Pick<Artifact, 'abi' | 'bytecode'>
  readonly publicResolver: Pick<Artifact, 'abi' | 'bytecode'>
}

/** Written by `node devchain/recordings/fetch-ens.mjs`. */
export const ensContractsFile = fileURLToPath(new URL('./ens-contracts.json.br', import.meta.url))

export function readEnsContracts(): EnsContracts {
  return JSON.parse(brotliDecompressSync(readFileSync(ensContractsFile)).toString('utf8'))
}
