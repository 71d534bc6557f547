import { verifyMessage } from 'viem/utils'
import type { Address, Hex } from '#domain/address.ts'

/** Whether the account's own key made the signature; for others, see is-signed-by-contract.ts. */
export async function isSignedBy(address: Address, message: string, signature: Hex): Promise<boolean> {
  try {
    return await verifyMessage({ address, message, signature })
  } catch {
    // viem throws if no key could have made the signature.
    return false
  }
}
