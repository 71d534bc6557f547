import type { Address } from '../address.ts'

export interface Avatar {
  /** Of a picture: https, `data:image/…`, or http of this machine where that is allowed. */
  readonly url: string
}

/**
 * Reads names and their avatars from the chain that holds them. Whatever cannot be a name has no account and no
 * avatar. Every method throws a `ChainReadError` (domain/errors.ts) when chain or gateway cannot be read, and ends
 * with the first of its requests that takes longer than the RPC time-out of 10000 ms.
 */
export abstract class NameService {
  /** The name that the account has chosen, in its normal form, and only if that name leads back to the account. */
  abstract getName(account: Address): Promise<string | undefined>
  abstract getAddress(name: string): Promise<Address | undefined>
  /** Undefined for a name without an avatar record. @throws AvatarError when there is one, and nothing fit to show */
  abstract getAvatar(name: string): Promise<Avatar | undefined>
}
