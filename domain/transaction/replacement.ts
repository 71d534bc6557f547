import type { SentCall } from '#domain/contract/contract-call.ts'
import type { KnownTransaction, MinedTransaction } from '#domain/ports/chain-reader.ts'
import { type Address, type Hex, isSameAddress } from '../address.ts'
import { callOf, outlineOf } from './call.ts'
import { type Fate, isReplaced, type Replacement, speedUpOf } from './fate.ts'
import { type SentTransaction, type Transaction, transactionAfter } from './transaction.ts'

/** The stored call of an entry; undefined if there is none, or if it creates a contract. */
export function sentCallOf({ sent: { from, call } }: Transaction): SentCall | undefined {
  const [to, value, data] = call?.split(' ') ?? []
  return to && value && data ? { from, to: to as Address, value: BigInt(value), data: data as Hex } : undefined
}

/** The hash whose receipt decides the entry's fate: that of its speed-up, if there is one. */
export function decidingHash({ sent, fate }: Transaction): Hex {
  return speedUpOf(fate) ?? sent.hash
}

/** The hash to look the entry up by elsewhere, such as in an explorer. */
export function networkHash({ sent, fate }: Transaction): Hex {
  return replacedByOf(fate) ?? sent.hash
}

/** The hash of what replaced it, whatever that does; undefined if nothing did, or if it was not found. */
export function replacedByOf(fate: Fate): Hex | undefined {
  return isReplaced(fate) ? fate.replacedBy : fate.speedUp
}

/** The entry after the mined transaction with its sender and nonce was found, which may be its own. */
export function withReplacement(searched: Transaction, found: MinedTransaction): Transaction {
  if (found.hash === decidingHash(searched) && searched.fate.status === 'pending') return searched
  const { searchedTo: _, announcedReplacement: _announced, ...sent } = searched.sent
  const entry = { ...searched, sent }
  if (found.hash === sent.hash) return transactionAfter(entry, { type: 'own-found' })
  const block = { blockNumber: Number(found.blockNumber), blockHash: found.blockHash }
  return transactionAfter(entry, {
    type: 'replaced',
    replacement: kindOf(sent, found),
    replacedBy: found.hash,
    instead: outlineOf(found),
    ...block
  })
}

/** Without a call, because that is too long to store, the recipient may still rule out a cancellation. */
function kindOf({ call, from, to = from }: SentTransaction, found: MinedTransaction): Replacement {
  if (call !== undefined && call === callOf(found)) return 'speed-up'
  if (sendsNothing(found) && (call !== undefined || !isSameAddress(to, from))) return 'cancellation'
  return call === undefined ? 'unclear' : 'other'
}

/** True for the empty transfer to oneself that wallets send to cancel a transaction. */
function sendsNothing({ from, to, value, data }: KnownTransaction): boolean {
  return to !== undefined && isSameAddress(to, from) && value === 0n && data === '0x'
}
