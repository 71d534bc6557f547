import type { Address } from '#domain/address.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { parseTransactionList, transactionListKey } from '#domain/transaction/stored-transaction-lists.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/**
 * Moves a list of the old format into records, as far as the storage quota allows: the list shrinks only by entries that
 * `keep` reports as saved, so an interruption or a second tab loses nothing. @returns whether some of the list is damaged.
 */
export function migrateTransactions(
  store: KeyValueStore,
  account: Address,
  chainId: number,
  keep: (entry: Transaction) => boolean
): boolean {
  const key = transactionListKey(account, chainId)
  const text = store.read(key)
  if (text === undefined) return false
  const { entries, isDamaged } = parseTransactionList(text)
  const left = entries.filter((entry) => !keep(entry))
  // Without a copy of the damaged text, the list stays as it is.
  if (!isDamaged || setAside(store, key, text)) shrink(store, key, entries.length, left, keep)
  return isDamaged
}

/** Copies damaged text to a new key, beside earlier copies. @returns false if the storage is full. */
export function setAside(store: KeyValueStore, key: string, text: string): boolean {
  let copy = `${key}.damaged`
  for (let number = 2; ![undefined, text].includes(store.read(copy)); number++) copy = `${key}.damaged.${number}`
  return store.write(copy, text)
}

/** Recursive, because every migrated entry frees space for more. */
function shrink(
  store: KeyValueStore,
  key: string,
  count: number,
  left: readonly Transaction[],
  keep: (entry: Transaction) => boolean
): void {
  if (left.length === 0) store.remove(key)
  if (left.length === 0 || left.length === count) return
  store.write(key, JSON.stringify(left))
  // Keeps entries until the next refusal.
  const refused = left.findIndex((entry) => !keep(entry))
  shrink(store, key, left.length, refused < 0 ? [] : left.slice(refused), keep)
}
