/** Counts what is under way by key. Whoever finds no place is turned away at once: nobody queues. */
export class Places {
  readonly #taken = new Map<string, number>()

  /**
   * @param limits how many may be under way at once for each of these keys.
   * @returns a function that gives the places back, or undefined when one of the keys has none left.
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
