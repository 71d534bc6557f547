import type { Address } from '#domain/address.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { Attempt } from '#domain/transaction/attempt.ts'
import { attemptKey, attemptsPrefix, parseAttempt, serialiseAttempt } from '#domain/transaction/stored-attempts.ts'

/** Attempts in a key-value store; unreadable records are left untouched. */
export class AttemptStore {
  readonly #store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** Newest first. */
  readAll(account: Address): readonly Attempt[] {
    return this.#store
      .keys(attemptsPrefix(account))
      .map((key) => parseAttempt(account, key, this.#store.read(key)))
      .filter((attempt) => attempt !== undefined)
      .sort((a, b) => b.askedAt - a.askedAt)
  }

  read(attempt: Attempt): Attempt | undefined {
    const key = attemptKey(attempt)
    return parseAttempt(attempt.account, key, this.#store.read(key))
  }

  /** @returns false if the browser keeps it only until the page closes. */
  write(attempt: Attempt): boolean {
    return this.#store.write(attemptKey(attempt), serialiseAttempt(attempt))
  }

  /** Those that vanished from the storage by nobody's removal; they are lost when the page closes unless they are written again. */
  takeLost(account: Address): readonly Attempt[] {
    return this.#store
      .takeLost(attemptsPrefix(account))
      .map((key) => parseAttempt(account, key, this.#store.read(key)))
      .filter((attempt) => attempt !== undefined)
  }

  remove(attempt: Attempt): void {
    this.#store.remove(attemptKey(attempt))
  }

  /** Calls back when another tab changes an attempt of the account. @returns a function that stops listening. */
  subscribe(account: Address, listener: () => void): () => void {
    return this.#store.subscribeToAll(attemptsPrefix(account), listener)
  }
}
