import type { Address, Checksum } from '#domain/address.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { accountInKey } from '#domain/stored-record.ts'
import { type AskedBatch, MAX_BATCHES } from '#domain/write/asked-batch.ts'
import { BATCHES_PREFIX, batchesPrefix, batchKey, parseBatch, serialiseBatch } from '#domain/write/stored-batches.ts'

/** Batches in a key-value store, a bounded number for each account and chain; unreadable records are left untouched. */
export class BatchStore {
  readonly #store: KeyValueStore
  readonly #checksum: Checksum
  readonly #listeners = new Set<() => void>()

  constructor(store: KeyValueStore, checksum: Checksum) {
    this.#store = store
    this.#checksum = checksum
  }

  /** Of every account, in no particular order. */
  readEvery(): readonly AskedBatch[] {
    return this.#store
      .keys(BATCHES_PREFIX)
      .map((key) => {
        const named = accountInKey(key, BATCHES_PREFIX)
        const account = named && this.#checksum(named)
        return account && parseBatch(account, key, this.#store.read(key))
      })
      .filter((batch) => batch !== undefined)
  }

  /** Newest first. */
  readAll(account: Address): readonly AskedBatch[] {
    return this.#store
      .keys(batchesPrefix(account))
      .map((key) => parseBatch(account, key, this.#store.read(key)))
      .filter((batch) => batch !== undefined)
      .sort((a, b) => b.askedAt - a.askedAt)
  }

  /** @returns false if the browser keeps it only until the page closes. */
  write(batch: AskedBatch): boolean {
    const others = this.readAll(batch.account).filter(
      ({ chainId, key }) => chainId === batch.chainId && key !== batch.key
    )
    for (const surplus of others.slice(MAX_BATCHES - 1)) this.#store.remove(batchKey(surplus))
    const isSaved = this.#store.write(batchKey(batch), serialiseBatch(batch))
    this.#tell()
    return isSaved
  }

  /** Those that vanished from the storage by nobody's removal; they are lost when the page closes unless they are written again. */
  takeLost(account: Address): readonly AskedBatch[] {
    return this.#store
      .takeLost(batchesPrefix(account))
      .map((key) => parseBatch(account, key, this.#store.read(key)))
      .filter((batch) => batch !== undefined)
  }

  remove(batch: AskedBatch): void {
    this.#store.remove(batchKey(batch))
    this.#tell()
  }

  /** Calls back when this tab or another one changes a batch of any account. @returns a function that stops listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    const stop = this.#store.subscribeToAll(BATCHES_PREFIX, listener)
    return () => {
      stop()
      this.#listeners.delete(listener)
    }
  }

  /** Calls back when another tab changes a batch of the account. @returns a function that stops listening. */
  subscribe(account: Address, listener: () => void): () => void {
    return this.#store.subscribeToAll(batchesPrefix(account), listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
