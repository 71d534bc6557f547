import { instantiateSecp256k1, type RecoveryId } from '@bitauth/libauth'
import { bytesToHex, hashMessage, hexToBytes, publicKeyToAddress } from 'viem/utils'
import { type Address, type Hex, isSameAddress } from '#domain/address.ts'

/** r and s, and v as 27 or 28, or as 0 or 1, which some hardware wallets return. */
const KEY_SIGNATURE = /^(?<compact>0x[0-9a-f]{64}(?<s>[0-9a-f]{64}))(?<v>00|01|1b|1c)$/i
/** Half the order of secp256k1. Each signature has a twin with an s above it, which EIP-2 rules out. */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** libsecp256k1 as WebAssembly: it takes a tenth of the time of viem's JavaScript, which was most of a sign-in. */
const curve = instantiateSecp256k1()

/** Whether the account's own key made the signature; for others, see is-signed-by-contract.ts. */
export async function isSignedBy(address: Address, message: string, signature: Hex): Promise<boolean> {
  const { compact, s, v } = KEY_SIGNATURE.exec(signature)?.groups ?? {}
  if (!compact || BigInt(`0x${s}`) > MAX_S) return false
  const recoveryId: RecoveryId = v === '00' || v?.toLowerCase() === '1b' ? 0 : 1
  const { recoverPublicKeyUncompressed } = await curve
  const key = recoverPublicKeyUncompressed(hexToBytes(compact as Hex), recoveryId, hashMessage(message, 'bytes'))
  // A text says that no key could have made the signature.
  return typeof key !== 'string' && isSameAddress(publicKeyToAddress(bytesToHex(key)), address)
}
