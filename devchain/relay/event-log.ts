interface Waiting<Entry> {
  readonly matches: (entry: Entry) => boolean
  readonly found: (entry: Entry) => void
}

/** Keeps the latest entries, and lets callers wait for the next one. */
export class EventLog<Entry extends { readonly time: number }> {
  readonly #limit: number
  #entries: Entry[] = []
  #waiting: readonly Waiting<Entry>[] = []

  constructor({ limit = 2_000 }: { readonly limit?: number } = {}) {
    this.#limit = limit
  }

  record(entry: Entry): void {
    this.#entries.push(entry)
    if (this.#entries.length > this.#limit) this.#entries.shift()
    const found = this.#waiting.filter(({ matches }) => matches(entry))
    this.#waiting = this.#waiting.filter((each) => !found.includes(each))
    for (const each of found) each.found(entry)
  }

  /** Oldest first. */
  entries(): readonly Entry[] {
    return [...this.#entries]
  }

  /** Resolves with the next matching entry. */
  next(matches: (entry: Entry) => boolean): Promise<Entry> {
    return new Promise((found) => {
      this.#waiting = [...this.#waiting, { matches, found }]
    })
  }

  clear(): void {
    this.#entries = []
  }
}
