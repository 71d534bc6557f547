import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import type { Address } from '#domain/address.ts'
import { checksumAddress } from './checksum-address.ts'

const SIGNATURE = /^0x([0-9a-f]{128})(00|01|1b|1c)$/i

/** The account whose key signed a text (EIP-191). Undefined for what no key can have signed. */
export function recoverSigner(text: string, signature: string): Address | undefined {
  const [, compact = '', recovery = ''] = SIGNATURE.exec(signature) ?? []
  if (!compact) return undefined
  try {
    const signed = secp256k1.Signature.fromCompact(compact).addRecoveryBit(Number.parseInt(recovery, 16) % 27)
    const key = signed.recoverPublicKey(personalMessageHash(text)).toRawBytes(false)
    const digits = Array.from(keccak_256(key.slice(1)).slice(-20), (byte) => byte.toString(16).padStart(2, '0'))
    return checksumAddress(`0x${digits.join('')}`)
  } catch {
    // No point of the curve.
    return undefined
  }
}

function personalMessageHash(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${bytes.length}`)
  return keccak_256(new Uint8Array([...prefix, ...bytes]))
}
