import { instantiateSecp256k1, type RecoveryId } from '@bitauth/libauth'
import { bytesToHex, concatHex, hashMessage, hexToBytes, numberToHex, publicKeyToAddress } from 'viem/utils'
import { type Address, type Hex, isSameAddress } from '#domain/address.ts'

/** r and s, and v as 27 or 28, or as 0 or 1, which some hardware wallets return; or v as the highest bit of s (EIP-2098). */
const KEY_SIGNATURE = /^0x(?<r>[0-9a-f]{64})(?<s>[0-9a-f]{64})(?<v>00|01|1b|1c)?$/i
const HIGHEST_BIT = 1n << 255n
/** Half the order of secp256k1. Each signature has a twin with an s above it, which EIP-2 rules out. */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** libsecp256k1 as WebAssembly: it takes a tenth of the time of viem's JavaScript, which was most of a sign-in. */
const curve = instantiateSecp256k1()

/** Whether the account's own key made the signature; for others, see is-signed-by-contract.ts. */
export async function isSignedBy(address: Address, message: string, signature: Hex): Promise<boolean> {
  const parts = keyPartsOf(signature)
  if (!parts || parts.s > MAX_S) return false
  const { recoverPublicKeyUncompressed } = await curve
  const compact = hexToBytes(concatHex([parts.r, numberToHex(parts.s, { size: 32 })]))
  const key = recoverPublicKeyUncompressed(compact, parts.recoveryId, hashMessage(message, 'bytes'))
  // A text says that no key could have made the signature.
  return typeof key !== 'string' && isSameAddress(publicKeyToAddress(bytesToHex(key)), address)
}

interface KeyParts {
  readonly r: Hex
  readonly s: bigint
  readonly recoveryId: RecoveryId
}

/** Undefined for a length that no key's signature has. */
function keyPartsOf(signature: Hex): KeyParts | undefined {
  const { r, s, v } = KEY_SIGNATURE.exec(signature)?.groups ?? {}
  if (r === undefined || s === undefined) return undefined
  const value = BigInt(`0x${s}`)
  if (v === undefined) {
    const isOdd = value >= HIGHEST_BIT
    return { r: `0x${r}`, s: isOdd ? value - HIGHEST_BIT : value, recoveryId: isOdd ? 1 : 0 }
  }
  return { r: `0x${r}`, s: value, recoveryId: v === '00' || v.toLowerCase() === '1b' ? 0 : 1 }
}
