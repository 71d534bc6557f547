import type { Address } from '#domain/address.ts'

/** More than the pages that a process serves belong to. */
const MAX_WAITING = 1000

/** Accounts whose sessions have changed, each told of once however often it waits. */
export class ChangedAccounts {
  readonly #tell: (address: Address) => Promise<void>
  readonly #waiting = new Set<Address>()
  #isTelling = false

  /** @param tell is not called again before it has settled. */
  constructor(tell: (address: Address) => Promise<void>) {
    this.#tell = tell
  }

  /** Forgotten if too many wait: open pages find out at the next heartbeat. */
  add(address: Address): void {
    if (this.#waiting.size < MAX_WAITING) this.#waiting.add(address)
    if (!this.#isTelling) void this.#tellAll()
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true
    // Includes those that are added meanwhile.
    for (const address of this.#waiting) {
      this.#waiting.delete(address)
      await this.#tell(address).catch(() => undefined)
    }
    this.#isTelling = false
  }
}
