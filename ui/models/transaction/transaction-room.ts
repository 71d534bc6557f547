import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { oldestOf, ROOM_FOR } from '#domain/transaction/history.ts'
import {
  parseTransaction,
  placeOfRecord,
  RECORDS_PREFIX,
  type TransactionPlace,
  transactionKey
} from '#domain/transaction/stored-transactions.ts'
import { newestFirst, type Transaction } from '#domain/transaction/transaction.ts'

/**
 * Makes room in a full storage: removes the oldest records that only Activity shows, of any account, which share the
 * storage. @param isUnsaved of a record that takes no room, because the browser has refused to save it. @returns their places.
 */
export function removeOldest(store: KeyValueStore, isUnsaved: (key: string) => boolean): readonly TransactionPlace[] {
  const places = new Map<Transaction, TransactionPlace>()
  const histories = new Map<string, Transaction[]>()
  for (const key of store.keys(RECORDS_PREFIX)) {
    const place = placeOfRecord(key)
    const stored = place && !isUnsaved(key) ? parseTransaction(store.read(key) ?? '', place) : undefined
    if (!place || stored?.status !== 'valid') continue
    const owner = `${place.account} ${place.chainId}`
    places.set(stored.entry, place)
    const history = histories.get(owner)
    if (history) history.push(stored.entry)
    else histories.set(owner, [stored.entry])
  }
  for (const history of histories.values()) history.sort(newestFirst)
  const removed: TransactionPlace[] = []
  for (const entry of oldestOf([...histories.values()], ROOM_FOR)) {
    const place = places.get(entry)
    if (!place) continue
    if (!removedFrom(store, transactionKey(place))) break
    removed.push(place)
  }
  return removed
}

/** If the browser refuses to delete the record, it stays readable. */
function removedFrom(store: KeyValueStore, key: string): boolean {
  const text = store.read(key)
  const isRemoved = store.remove(key)
  if (!isRemoved && text !== undefined) store.write(key, text)
  return isRemoved
}
