import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Abi, Hex } from 'viem'
import { type EnsContracts, ensContractsFile } from './ens-contracts.ts'

/** A contract in truffle's build format. */
interface BuiltContract {
  readonly abi: Abi
  readonly bytecode: Hex
  readonly deployedBytecode: Hex
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

/** Downloads the packages without installing their outdated dependencies, and stores what recordings need. */
export function packEnsContracts(): void {
  const folder = mkdtempSync(join(tmpdir(), 'portside-ens-'))
  try {
    const registry = builtContract(folder, ens, 'ENSRegistry')
    const reverseRegistrar = builtContract(folder, ens, 'ReverseRegistrar')
    const publicResolver = builtContract(folder, resolver, 'PublicResolver')
    const contracts: EnsContracts = {
      registry: {
        abi: abiPart(registry.abi, ['setSubnodeOwner', 'setSubnodeRecord']),
        runtimeCode: registry.deployedBytecode
      },
      reverseRegistrar: { abi: abiPart(reverseRegistrar.abi, ['setName']), bytecode: reverseRegistrar.bytecode },
      publicResolver: {
        abi: abiPart(publicResolver.abi, ['multicall', 'setAddr', 'setText']),
        bytecode: publicResolver.bytecode
      }
    }
    writeFileSync(ensContractsFile, brotliCompressSync(JSON.stringify(contracts)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function builtContract(folder: string, { spec, file, integrity }: EnsPackage, name: string): BuiltContract {
  execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', folder])
  const digest = createHash('sha512')
    .update(readFileSync(join(folder, file)))
    .digest('base64')
  if (digest !== integrity) throw new Error(`${spec} does not match its recorded digest.`)
  execFileSync('tar', ['-xzf', file, `package/build/contracts/${name}.json`], { cwd: folder })
  return JSON.parse(readFileSync(join(folder, `package/build/contracts/${name}.json`), 'utf8'))
}

/** The constructor and the named functions. */
function abiPart(abi: Abi, names: readonly string[]): Abi {
  return abi.filter((item) => item.type === 'constructor' || (item.type === 'function' && names.includes(item.name)))
}
