import type { Address } from '../address.ts'

export interface Avatar {
  /** An image: https, `data:image/…`, or http on this machine where that is allowed. */
  readonly url: string
}

/**
 * Reads names and avatars from the chain that holds them. Only normalised names (ENSIP-15) have an account or an avatar;
 * the service never normalises a name itself. Every method except `endRests` and `normalise` throws a `ChainReadError`
 * (domain/chain/chain-read-error.ts) if the chain or a gateway cannot be read, or as soon as one of its requests takes
 * longer than the RPC timeout.
 */
export abstract class NameService {
  /** For a visitor who asks again: endpoints that rest after failures are asked by the next read, as in `ChainReader.endRests`. */
  abstract endRests(): Promise<void>
  /** Normalises typed or stored text; undefined if it cannot be a name. Sends no requests. */
  abstract normalise(text: string): Promise<string | undefined>
  /** The account's primary name, only if it is normalised and resolves back to the account. */
  abstract getName(account: Address): Promise<string | undefined>
  abstract getAddress(name: string): Promise<Address | undefined>
  /** Undefined for a name without an avatar record. @throws AvatarError if the record leads to no image */
  abstract getAvatar(name: string): Promise<Avatar | undefined>
}
