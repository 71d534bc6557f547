/** Limits concurrent work by key. Without a free slot, callers are turned away immediately; there is no queue. */
export class Slots {
  readonly #taken = new Map<string, number>()

  /**
   * @param limits the number of slots of each key.
   * @returns a function that releases the slots, or undefined when one of the keys has none left.
   */
  take(limits: Readonly<Record<string, number>>): (() => void) | undefined {
    const entries = Object.entries(limits)
    if (entries.some(([key, limit]) => this.#count(key) >= limit)) return undefined
    for (const [key] of entries) this.#taken.set(key, this.#count(key) + 1)
    return () => {
      for (const [key] of entries) {
        if (this.#count(key) > 1) this.#taken.set(key, this.#count(key) - 1)
        else this.#taken.delete(key)
      }
    }
  }

  #count(key: string): number {
    return this.#taken.get(key) ?? 0
  }
}
