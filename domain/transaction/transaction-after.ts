import { type FateEvent, nextFate } from './fate.ts'
import type { Transaction } from './transaction.ts'

/** The entry with the fate that the event gives it; the same object when that changes nothing. */
export function transactionAfter(entry: Transaction, event: FateEvent): Transaction {
  const fate = nextFate(entry, event)
  if (fate === entry) return entry
  const { status, isFinal, replacement, replacedBy, blockNumber, blockHash, unknownSince, isBeyondHistory, ...sent } =
    entry
  return { ...sent, ...fate }
}
