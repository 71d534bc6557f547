import { verifyMessage } from 'viem/utils'
import type { Address, Hex } from '#domain/address.ts'

/** r, s, and v as 27 or 28, or as 0 or 1, which some hardware wallets return. */
const KEY_SIGNATURE = /^0x[0-9a-f]{64}(?<s>[0-9a-f]{64})(?:00|01|1b|1c)$/i
/** Half the order of secp256k1. Each signature has a twin with an s above it, which EIP-2 rules out. */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Whether the account's own key made the signature; for others, see is-signed-by-contract.ts. */
export async function isSignedBy(address: Address, message: string, signature: Hex): Promise<boolean> {
  const s = KEY_SIGNATURE.exec(signature)?.groups?.['s']
  if (s === undefined || BigInt(`0x${s}`) > MAX_S) return false
  try {
    return await verifyMessage({ address, message, signature })
  } catch {
    // viem throws if no key could have made the signature.
    return false
  }
}
