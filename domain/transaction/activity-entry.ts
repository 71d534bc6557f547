import type { Chain } from '#domain/chain/chain.ts'
import type { Address } from '../address.ts'
import type { TransactionStatus } from './fate.ts'
import { merged } from './history.ts'
import { counterpartyOf, isOfNothing, type LoggedTransfer } from './logged-transfer.ts'
import { isLookAlike } from './look-alike.ts'
import { decidingHash, networkHash } from './replacement.ts'
import { recipientOf, type Transaction } from './transaction.ts'

/** A transaction that was sent from this page. */
export interface SentEntry {
  readonly chain: Chain
  readonly transaction: Transaction
  /** What it moved of configured tokens from or to the account, as far as that was found. */
  readonly transfers?: readonly LoggedTransfer[]
}

/** A transfer by any other transaction. */
export interface TransferEntry {
  readonly chain: Chain
  readonly transfer: LoggedTransfer
}

/** An entry in the account's activity. */
export type ActivityEntry = SentEntry | TransferEntry

/** Finds the known address that the other side of a transfer looks like. */
export type LookAlikes = (transfer: LoggedTransfer) => Address | undefined

/** Transfers found on a chain, newest first. */
interface ChainTransfers {
  readonly chain: Chain
  readonly transfers: readonly LoggedTransfer[]
}

/** Both lists as one, newest first; a transfer by a listed transaction is part of that one's entry. */
export function activityOf(sent: readonly SentEntry[], found: readonly ChainTransfers[]): readonly ActivityEntry[] {
  const byChain = new Map<number, ReadonlyMap<string, readonly LoggedTransfer[]>>()
  for (const { chain, transfers } of found) if (transfers.length > 0) byChain.set(chain.id, byHash(transfers))
  if (byChain.size === 0) return sent
  const own = new Set<LoggedTransfer>()
  const listed = new Set(sent.map(({ transaction }) => decidingHash(transaction)))
  const completed = sent.map((entry) => {
    const hash = networkHash(entry.transaction)
    // What replaced it may be an entry itself.
    const isOfAnother = hash !== decidingHash(entry.transaction) && listed.has(hash)
    const transfers = isOfAnother ? undefined : byChain.get(entry.chain.id)?.get(hash)
    for (const transfer of transfers ?? []) own.add(transfer)
    return transfers ? { ...entry, transfers } : entry
  })
  const others = found.flatMap(({ chain, transfers }) =>
    transfers.filter((transfer) => !own.has(transfer)).map((transfer): TransferEntry => ({ chain, transfer }))
  )
  return merged<ActivityEntry>(completed, others.sort(newestEntryFirst), newestEntryFirst)
}

/** In milliseconds since 1970. */
export function timeOf(entry: ActivityEntry): number {
  return 'transfer' in entry ? entry.transfer.time : entry.transaction.sent.addedAt
}

/** Every logged transfer is in a block. */
export function statusOf(entry: ActivityEntry): TransactionStatus {
  return 'transfer' in entry ? 'confirmed' : entry.transaction.fate.status
}

/** True for what anyone can put into a history at no cost. */
export function isNothing(entry: ActivityEntry): boolean {
  return 'transfer' in entry && isOfNothing(entry.transfer)
}

/**
 * Known are the addresses that the account has paid, and its own; none of them is a look-alike itself. They are collected
 * once somebody asks: of thousands of entries, that takes a while, and few accounts have transfers to ask about.
 */
export function lookAlikes(account: Address, entries: readonly ActivityEntry[]): LookAlikes {
  let known: KnownAddresses | undefined
  return (transfer) => {
    known ??= knownAddresses(account, entries)
    const other = counterpartyOf(transfer)
    if (known.all.has(other.toLowerCase())) return undefined
    return known.byEnds.get(endsOf(other))?.find((address) => isLookAlike(other, address))
  }
}

interface KnownAddresses {
  /** In lower case. */
  readonly all: ReadonlyMap<string, Address>
  readonly byEnds: ReadonlyMap<string, readonly Address[]>
}

function knownAddresses(account: Address, entries: readonly ActivityEntry[]): KnownAddresses {
  const paid = new Set([account, ...entries.flatMap(paidBy)])
  const all = new Map([...paid].map((address) => [address.toLowerCase(), address]))
  const byEnds = new Map<string, Address[]>()
  for (const address of all.values()) {
    const alike = byEnds.get(endsOf(address))
    if (alike) alike.push(address)
    else byEnds.set(endsOf(address), [address])
  }
  return { all, byEnds }
}

/** Nobody is paid by a transfer of nothing, which the account need not have made. */
function paidBy(entry: ActivityEntry): readonly Address[] {
  if ('transfer' in entry) {
    const { direction, to } = entry.transfer
    return direction === 'out' && !isNothing(entry) ? [to] : []
  }
  const to = recipientOf(entry.transaction)
  return to ? [to] : []
}

function newestEntryFirst(a: ActivityEntry, b: ActivityEntry): number {
  return timeOf(b) - timeOf(a)
}

function byHash(transfers: readonly LoggedTransfer[]): ReadonlyMap<string, readonly LoggedTransfer[]> {
  const transactions = new Map<string, LoggedTransfer[]>()
  for (const transfer of transfers) {
    const others = transactions.get(transfer.hash)
    if (others) others.push(transfer)
    else transactions.set(transfer.hash, [transfer])
  }
  return transactions
}

/** All look-alikes share them, which saves comparing thousands of addresses. */
function endsOf(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  return digits.slice(0, 2) + digits.slice(-2)
}
