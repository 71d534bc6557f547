import type { Address } from '../address.ts'

export interface Avatar {
  /** Of a picture: https, `data:image/…`, or http of this machine where that is allowed. */
  readonly url: string
}

/**
 * Reads names and their avatars from the chain that holds them. A name counts in its normal form alone (ENSIP-15): what
 * is written in any other has no account and no avatar, and none is altered. Every method but `normalise` throws a
 * `ChainReadError` (domain/chain/chain-read-error.ts) when chain or gateway cannot be read, and ends with the first of its requests
 * that takes longer than the RPC time-out of 10000 ms.
 */
export abstract class NameService {
  /** What a visitor has typed, or a storage has kept, in its normal form; undefined for what cannot be a name. Asks nobody. */
  abstract normalise(text: string): Promise<string | undefined>
  /** The name that the account has chosen, only if it is in its normal form and leads back to the account. */
  abstract getName(account: Address): Promise<string | undefined>
  abstract getAddress(name: string): Promise<Address | undefined>
  /** Undefined for a name without an avatar record. @throws AvatarError when there is one, and nothing fit to show */
  abstract getAvatar(name: string): Promise<Avatar | undefined>
}
