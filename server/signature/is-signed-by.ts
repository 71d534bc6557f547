import { verifyMessage } from 'viem/utils'
import type { Address, Hex } from '#domain/address.ts'

/** Whether the account's own key made the signature; is-signed-by-contract.ts asks a node about any other. */
export async function isSignedBy(address: Address, message: string, signature: Hex): Promise<boolean> {
  try {
    return await verifyMessage({ address, message, signature })
  } catch {
    // viem throws when no key at all could have made the signature.
    return false
  }
}
