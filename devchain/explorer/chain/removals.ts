import type { Address, Hex } from 'viem'

const MAX_REMOVALS = 500

/** A transaction that the node had until it was removed through the explorer. */
export interface Removal {
  readonly how: 'dropped' | 'reorganised'
  readonly sender: Address
  readonly nonce: number
  /** In ms. */
  readonly at: number
  /** The block it was mined in, if any. */
  readonly blockNumber?: bigint
}

/** The node forgets removed transactions, but people still look up their hashes. */
export class Removals {
  readonly #byHash = new Map<Hex, Removal>()

  add(hash: Hex, removal: Removal): void {
    this.#byHash.delete(hash)
    this.#byHash.set(hash, removal)
    const [oldest] = this.#byHash.keys()
    if (oldest !== undefined && this.#byHash.size > MAX_REMOVALS) this.#byHash.delete(oldest)
  }

  find(hash: Hex): Removal | undefined {
    return this.#byHash.get(hash)
  }
}
