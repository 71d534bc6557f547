import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Abi } from 'viem'
import type { Hex } from '#domain/address.ts'

/** A contract as truffle wrote it down. */
export interface BuiltContract {
  readonly abi: Abi
  readonly bytecode: Hex
  readonly deployedBytecode: Hex
}

export interface EnsContracts {
  readonly registry: BuiltContract
  readonly reverseRegistrar: BuiltContract
  readonly publicResolver: BuiltContract
}

interface EnsPackage {
  readonly spec: string
  readonly file: string
  /** SHA-512 of the file, in Base64. */
  readonly integrity: string
}

const ens: EnsPackage = {
  spec: '@ensdomains/ens@0.6.2',
  file: 'ensdomains-ens-0.6.2.tgz',
  integrity: 'F3ALgp60HZq3rKqNig7H/rAlBB0zuz4C9q2weCoiPjSW91uvjetXhCGBU2YJCD1tyuKnO/KqTDzUN5Dc8HLlaQ=='
}
const resolver: EnsPackage = {
  spec: '@ensdomains/resolver@0.3.1',
  file: 'ensdomains-resolver-0.3.1.tgz',
  integrity: 'cXY7nomODddJ59pvkwkxp7StgKcv8Xb0OhQE/pCe80448T8tELPGEghf2thtjz4+4f+c7mt8XJQ04Y0Guc0lnA=='
}

/**
 * The contracts of ENS as they run on Ethereum, out of packages that are fetched and not installed: their dependencies are
 * old, and only what they were built into is needed. Their licence is in state/NOTICE.
 */
export function fetchEnsContracts(): EnsContracts {
  const folder = mkdtempSync(join(tmpdir(), 'portside-ens-'))
  try {
    return {
      registry: builtContract(folder, ens, 'ENSRegistry'),
      reverseRegistrar: builtContract(folder, ens, 'ReverseRegistrar'),
      publicResolver: builtContract(folder, resolver, 'PublicResolver')
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function builtContract(folder: string, { spec, file, integrity }: EnsPackage, name: string): BuiltContract {
  execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', folder])
  const digest = createHash('sha512')
    .update(readFileSync(join(folder, file)))
    .digest('base64')
  if (digest !== integrity) throw new Error(`${spec} is not the package that it was.`)
  execFileSync('tar', ['-xzf', file, `package/build/contracts/${name}.json`], { cwd: folder })
  return JSON.parse(readFileSync(join(folder, `package/build/contracts/${name}.json`), 'utf8'))
}
