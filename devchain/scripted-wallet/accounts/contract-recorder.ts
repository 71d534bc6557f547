import { writeFileSync } from 'node:fs'
import { compileContracts } from '#devchain/recordings/compile.ts'
import { contractsFile, sourceDigest } from './contract-sources.ts'

/** Writes the creation code of the smart accounts, so that tests need no compiler. */
export function recordContracts(): void {
  const artifacts = compileContracts()
  const codeOf = (name: string) => artifacts.get(name)?.bytecode ?? missing(name)
  const recorded = {
    sources: sourceDigest(),
    account: codeOf('SmartAccount'),
    factory: codeOf('SmartAccountFactory')
  }
  writeFileSync(contractsFile, `${JSON.stringify(recorded, undefined, 2)}\n`)
}

function missing(name: string): never {
  throw new Error(`${name} was not compiled.`)
}
