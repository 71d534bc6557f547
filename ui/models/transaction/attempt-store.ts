import type { Address, Checksum } from '#domain/address.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { accountInKey } from '#domain/stored-record.ts'
import type { Attempt } from '#domain/transaction/attempt.ts'
import {
  ATTEMPTS_PREFIX,
  attemptKey,
  attemptsPrefix,
  parseAttempt,
  serialiseAttempt
} from '#domain/transaction/stored-attempts.ts'
import { type AskedSignature, parseSignature, serialiseSignature } from '#domain/wallet/asked-signature.ts'

/** Attempts and signatures that were asked for, in a key-value store; unreadable records are left untouched. */
export class AttemptStore {
  readonly #store: KeyValueStore
  readonly #checksum: Checksum
  readonly #listeners = new Set<() => void>()

  constructor(store: KeyValueStore, checksum: Checksum) {
    this.#store = store
    this.#checksum = checksum
  }

  /** Of every account, in no particular order. */
  readEvery(): readonly Attempt[] {
    return this.#readEach((account, key) => parseAttempt(account, key, this.#store.read(key)))
  }

  /** Of every account, in no particular order. */
  readSignatures(): readonly AskedSignature[] {
    return this.#readEach((account, key) =>
      parseSignature(account, attemptsPrefix(account), key, this.#store.read(key))
    )
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
    const isSaved = this.#store.write(attemptKey(attempt), serialiseAttempt(attempt))
    this.#tell()
    return isSaved
  }

  /** Those that vanished from the storage by nobody's removal; they are lost when the page closes unless they are written again. */
  takeLost(account: Address): readonly Attempt[] {
    return this.#store
      .takeLost(attemptsPrefix(account))
      .map((key) => parseAttempt(account, key, this.#store.read(key)))
      .filter((attempt) => attempt !== undefined)
  }

  writeSignature(signature: AskedSignature): void {
    this.#store.write(attemptKey(signature), serialiseSignature(signature))
    this.#tell()
  }

  remove(record: Attempt | AskedSignature): void {
    this.#store.remove(attemptKey(record))
    this.#tell()
  }

  /** Calls back when this tab or another one changes a record of any account. @returns a function that stops listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    const stop = this.#store.subscribeToAll(ATTEMPTS_PREFIX, listener)
    return () => {
      stop()
      this.#listeners.delete(listener)
    }
  }

  /** Calls back when another tab changes an attempt of the account. @returns a function that stops listening. */
  subscribe(account: Address, listener: () => void): () => void {
    return this.#store.subscribeToAll(attemptsPrefix(account), listener)
  }

  #readEach<Record>(read: (account: Address, key: string) => Record | undefined): readonly Record[] {
    return this.#store
      .keys(ATTEMPTS_PREFIX)
      .map((key) => {
        const named = accountInKey(key, ATTEMPTS_PREFIX)
        const account = named && this.#checksum(named)
        return account && read(account, key)
      })
      .filter((record) => record !== undefined)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
