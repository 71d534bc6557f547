import { hashSecret, type SecretMint } from '#server/secrets.ts'

/** Each takes about 100 bytes. */
const MAX_ENDED = 10_000
/** While the store cannot be read, the rest is reserved for sessions that this process issued. */
const MAX_ENDED_WITH_UNPROVEN = 5000
/** More than a process ends in the seconds that a store may lose. */
const MAX_STORED = 1000

/**
 * Hashes of the ids of sessions that are over although the store has not been able to delete them, or might have them again
 * because it has lost its last moments.
 */
export class EndedSessions {
  readonly #hashes = new Set<string>()
  /** The last that the store has deleted, the oldest first. */
  readonly #stored = new Set<string>()
  readonly #ids: SecretMint

  /** @param ids made the ids of the sessions that this process issued. */
  constructor(ids: SecretMint) {
    this.#ids = ids
  }

  has(hash: string): boolean {
    return this.#hashes.has(hash) || this.#stored.has(hash)
  }

  /** For a session that is known to exist. */
  add(hash: string): void {
    if (this.#hashes.size < MAX_ENDED) this.#hashes.add(hash)
  }

  /** For an id that anybody may have made up. @returns whether it is among them now. */
  addId(id: string): boolean {
    const hash = hashSecret(id)
    if (this.#ids.hasMade(id)) this.add(hash)
    else if (this.#hashes.size < MAX_ENDED_WITH_UNPROVEN) this.#hashes.add(hash)
    return this.#hashes.has(hash)
  }

  delete(hash: string): void {
    this.#hashes.delete(hash)
  }

  first(count: number): readonly string[] {
    return [...this.#hashes].slice(0, count)
  }

  /** The store has deleted them, or may have. They are refused until 1000 others have followed. */
  remember(hashes: readonly string[]): void {
    for (const hash of hashes) {
      this.#stored.delete(hash)
      this.#stored.add(hash)
    }
    for (const oldest of this.#stored) {
      if (this.#stored.size <= MAX_STORED) return
      this.#stored.delete(oldest)
    }
  }

  /** The store may be another one, which lacks the last moments of the earlier one. */
  storeAgain(): void {
    for (const hash of this.#stored) this.add(hash)
  }
}
