import { type FateEvent, nextFate } from './fate.ts'
import type { Transaction } from './transaction.ts'

/** The entry with its next fate; the same object if the event changes nothing. */
export function transactionAfter(entry: Transaction, event: FateEvent): Transaction {
  const fate = nextFate(entry, event)
  if (fate === entry) return entry
  const { status, isFinal, replacement, replacedBy, instead, blockNumber, blockHash, ...others } = entry
  const { unknownSince, isBeyondHistory, confirmationsSoFar, revert, isOutcomeUnknown, ...sent } = others
  return { ...sent, ...fate }
}
