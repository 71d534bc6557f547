import type { SentCall } from '#domain/contract/contract-call.ts'
import type { KnownTransaction, MinedTransaction } from '#domain/ports/chain-reader.ts'
import { type Address, type Hex, isSameAddress } from '../address.ts'
import { isSameCall, outlineOf, wholeCallOf } from './call.ts'
import { blockOf, type Fate, isReplaced, type Replacement, speedUpOf } from './fate.ts'
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

/** The hash of what has taken the entry's place, or else its own. */
export function networkHash({ sent, fate }: Transaction): Hex {
  return replacedByOf(fate) ?? sent.hash
}

/** The hash that tells most in an explorer: of an entry that no node has, that of what used its nonce. */
export function explorerHash(entry: Transaction): Hex {
  return nonceUserOf(entry.fate) ?? networkHash(entry)
}

/** The hash of what has the nonce that was expected of an entry; undefined if that is not known. */
export function nonceUserOf(fate: Fate): Hex | undefined {
  return 'unknownSince' in fate ? fate.nonceUsedBy : undefined
}

/** The hash of what replaced it, whatever that does; undefined if nothing did, or if it was not found. */
export function replacedByOf(fate: Fate): Hex | undefined {
  return isReplaced(fate) ? fate.replacedBy : fate.speedUp
}

/**
 * The entry after the mined transaction with its sender and nonce was found, which may be its own.
 * @param isListed the list has it as an entry of its own: then it does not also stand for this one, whatever it does.
 */
export function withReplacement(searched: Transaction, found: MinedTransaction, isListed = false): Transaction {
  if (found.hash === decidingHash(searched) && searched.fate.status === 'pending') return searched
  const { searchedTo: _, announcedReplacement: _announced, ...sent } = searched.sent
  const entry = { ...searched, sent }
  if (found.hash === sent.hash) return transactionAfter(entry, { type: 'own-found' })
  const block = { blockNumber: Number(found.blockNumber), blockHash: found.blockHash }
  const kind = kindOf(sent, found)
  return transactionAfter(entry, {
    type: 'replaced',
    replacement: isListed && kind === 'speed-up' ? 'other' : kind,
    replacedBy: found.hash,
    instead: outlineOf(found),
    ...block
  })
}

/**
 * The entry after the mined transaction with its sender and expected nonce was found. As no node has had the entry's own
 * one, only what that does can tell that it took its place: it does the same, or nothing, as a wallet's "Cancel" has it.
 * @param isListed the list has it as an entry of its own, so it is in nobody's place.
 */
export function withExpectedNonceUsed(searched: Transaction, found: MinedTransaction, isListed: boolean): Transaction {
  const { expectedNonce: nonce, ...sent } = searched.sent
  if (nonce === undefined) return searched
  const call = sent.reviewed === undefined ? undefined : wholeCallOf(sent.reviewed)
  const known = { ...searched, sent: { ...sent, nonce, ...(call !== undefined && { call }) } }
  if (found.hash === sent.hash) return transactionAfter(known, { type: 'seen' })
  const kind = kindOf(known.sent, found)
  if (!isListed && (kind === 'speed-up' || kind === 'cancellation')) return withReplacement(known, found)
  return transactionAfter(searched, { type: 'nonce-used', by: found.hash })
}

/**
 * The pending entries of the list whose nonce a mined entry has used, each as replaced by that one. An entry whose speed-up it
 * is has its receipt already.
 */
export function replacedBy(mined: Transaction, list: readonly Transaction[]): readonly Change[] {
  const found = minedTransactionOf(mined)
  if (!found) return []
  return list.flatMap((before) => {
    const { hash, from, nonce, isProposal } = before.sent
    const isAnother = hash !== mined.sent.hash && decidingHash(before) !== found.hash
    if (before.fate.status !== 'pending' || isProposal || !isAnother) return []
    return nonce === found.nonce && isSameAddress(from, found.from)
      ? { before, after: withReplacement(before, found, true) }
      : []
  })
}

interface Change {
  readonly before: Transaction
  readonly after: Transaction
}

/** What a node would return for a settled entry; undefined if it is in no block, or if that is not known of it. */
function minedTransactionOf(entry: Transaction): MinedTransaction | undefined {
  const { sent, fate } = entry
  const { blockNumber, blockHash } = blockOf(fate)
  const call = sentCallOf(entry)
  if (fate.status === 'pending' || isReplaced(fate)) return undefined
  if (sent.nonce === undefined || !call || blockNumber === undefined || blockHash === undefined) return undefined
  // A stored call is in lower case.
  const to = sent.to && isSameAddress(sent.to, call.to) ? sent.to : call.to
  return { ...call, to, hash: decidingHash(entry), nonce: sent.nonce, blockNumber: BigInt(blockNumber), blockHash }
}

/** Without a call, because that is too long to store, the recipient may still rule out a cancellation. */
function kindOf({ call, from, to = from }: SentTransaction, found: MinedTransaction): Replacement {
  if (call !== undefined && isSameCall(call, found)) return 'speed-up'
  if (sendsNothing(found) && (call !== undefined || !isSameAddress(to, from))) return 'cancellation'
  return call === undefined ? 'unclear' : 'other'
}

/** True for the empty transfer to oneself that wallets send to cancel a transaction. */
function sendsNothing({ from, to, value, data }: KnownTransaction): boolean {
  return to !== undefined && isSameAddress(to, from) && value === 0n && data === '0x'
}
