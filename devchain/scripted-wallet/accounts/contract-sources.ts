import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const SOURCES = ['SmartAccount.sol', 'SmartAccountFactory.sol']

/** Written by `npm run devchain:record`. */
export const contractsFile = new URL('./contracts.json', import.meta.url)

/** SHA-256 of the Solidity files behind the recorded code. */
export function sourceDigest(): string {
  const digest = createHash('sha256')
  for (const name of SOURCES)
    digest.update(readFileSync(new URL(`../../recordings/contracts/${name}`, import.meta.url)))
  return digest.digest('hex')
}
