import type { Address, Hex } from '#domain/address.ts'

const KEPT = 500

/** A transaction that the node knew until somebody took it away here. */
export interface Departure {
  readonly how: 'dropped' | 'reorganised'
  readonly sender: Address
  readonly nonce: number
  /** In ms. */
  readonly at: number
  /** Where it stood, when it was mined. */
  readonly blockNumber?: bigint
}

/** The node forgets what is dropped or reorganised away; whoever has its hash still asks. */
export class Departures {
  readonly #byHash = new Map<Hex, Departure>()

  add(hash: Hex, departure: Departure): void {
    this.#byHash.delete(hash)
    this.#byHash.set(hash, departure)
    const [oldest] = this.#byHash.keys()
    if (oldest !== undefined && this.#byHash.size > KEPT) this.#byHash.delete(oldest)
  }

  find(hash: Hex): Departure | undefined {
    return this.#byHash.get(hash)
  }
}
