import type { Address } from '#domain/address.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { parseTransactionList, transactionListKey } from '#domain/transaction/stored-transaction-lists.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/**
 * Moves a list of the format before records into records, as far as the browser has room for them: the list shrinks only
 * by what `keep` reports as kept, so that nothing is lost whenever this ends, or runs in two tabs. @returns whether
 * something in the list could not be read.
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
  // While nothing else holds what cannot be read, the list stays as it is.
  if (!isDamaged || setAside(store, key, text)) shrink(store, key, entries.length, left, keep)
  return isDamaged
}

/** Keeps what cannot be read under a key of its own, beside what was set aside before. @returns false without room. */
export function setAside(store: KeyValueStore, key: string, text: string): boolean {
  let copy = `${key}.damaged`
  for (let number = 2; ![undefined, text].includes(store.read(copy)); number++) copy = `${key}.damaged.${number}`
  return store.write(copy, text)
}

/** Every record that was kept makes room for others. */
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
  // Up to the next one that is refused.
  const refused = left.findIndex((entry) => !keep(entry))
  shrink(store, key, left.length, refused < 0 ? [] : left.slice(refused), keep)
}
