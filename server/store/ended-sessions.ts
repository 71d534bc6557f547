/** Each takes about 100 bytes. */
const MAX_ENDED = 10_000
/** While the store cannot be read, the rest is reserved for sessions that this process issued. */
const MAX_ENDED_WITH_UNPROVEN = 5000

/** Hashes of the ids of sessions that are over although the store has not been able to delete them. */
export class EndedSessions {
  readonly #hashes = new Set<string>()

  has(hash: string): boolean {
    return this.#hashes.has(hash)
  }

  /** For a session that is known to exist. */
  add(hash: string): void {
    if (this.#hashes.size < MAX_ENDED) this.#hashes.add(hash)
  }

  /** For an id that anybody may have made up. */
  addUnproven(hash: string): void {
    if (this.#hashes.size < MAX_ENDED_WITH_UNPROVEN) this.#hashes.add(hash)
  }

  delete(hash: string): void {
    this.#hashes.delete(hash)
  }

  first(count: number): readonly string[] {
    return [...this.#hashes].slice(0, count)
  }
}
