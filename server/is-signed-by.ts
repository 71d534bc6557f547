import { verifyMessage } from 'viem/utils'
import type { Address, Hex } from '#domain/address.ts'

/** Whether the key of an externally owned account made the signature; a contract's (EIP-1271) needs a node to ask. */
export async function isSignedBy(address: Address, message: string, signature: Hex): Promise<boolean> {
  try {
    return await verifyMessage({ address, message, signature })
  } catch {
    // viem throws when no key at all could have made the signature.
    return false
  }
}
