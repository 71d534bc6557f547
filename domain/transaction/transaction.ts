import { accountText } from '#domain/text/account.ts'
import { type Address, type Hex, isAddress } from '../address.ts'
import type { Fate } from './fate.ts'

/** A stored entry (section 3): what was sent, and what has become of it. */
export type Transaction = SentTransaction & Fate

/** Blocks and nonces are what a later visit needs to verify it again. */
interface SentTransaction {
  readonly hash: Hex
  /**
   * The hash is that of a proposal in a Safe, which no chain has: pending until its owners have agreed, failed when
   * they never will. Once it is carried out, the entry goes by the chain's hash.
   */
  readonly isProposal?: true
  readonly description: string
  /** Who is paid, whole: a description may name an address by its ends alone. */
  readonly to?: Address
  /** Blocks to wait for, the transaction's own included; 1 when absent. */
  readonly confirmations?: number
  readonly from: Address
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** Of `from`; absent while no node has shown the transaction, and when somebody else sent it. */
  readonly nonce?: number
  /** Head of the chain when the entry was first polled; a node below it lags. */
  readonly firstSeenBlock?: number
  /** What its transaction does, as `callOf` (domain/transaction/replacement.ts) writes it, to tell a speed-up by. */
  readonly call?: string
}

export interface NewTransaction {
  readonly hash: string
  readonly isProposal?: true
  readonly description: string
  readonly to?: Address
  readonly confirmations?: number
}

const SAME_MOMENT_MS = 1_000

/** Settled entries kept for each address and chain; pending ones are all kept (section 9). */
export const MAX_SETTLED = 10

/** Entries that the account dialog shows (section 9). */
export const RECENT_TRANSACTIONS = 3

const HASH = /^0x[0-9a-fA-F]{64}$/

/** The rules of section 5 that `transaction` breaks, as their texts. */
export function transactionProblems({
  hash,
  description,
  to,
  confirmations
}: Partial<Record<keyof NewTransaction, unknown>>): string[] {
  const problems: string[] = []
  if (typeof hash !== 'string' || !HASH.test(hash)) problems.push(accountText.transactions.invalidHash)
  if (typeof description !== 'string') problems.push(accountText.transactions.missingDescription)
  if (to !== undefined && !isAddress(to)) problems.push(accountText.transactions.invalidRecipient)
  if (confirmations !== undefined && !(Number.isInteger(confirmations) && Number(confirmations) >= 1)) {
    problems.push(accountText.transactions.invalidConfirmations)
  }
  return problems
}

export function isTransactionHash(value: unknown): value is Hex {
  return typeof value === 'string' && HASH.test(value)
}

/**
 * A new pending entry.
 * @throws Error "Unable to add transaction" and a line for each broken rule (section 8).
 */
export function newTransaction(
  transaction: NewTransaction,
  by: { readonly from: Address; readonly addedAt: number }
): Transaction {
  const problems = transactionProblems(transaction)
  const { hash } = transaction
  if (problems.length > 0 || !isTransactionHash(hash)) {
    throw new Error([accountText.transactions.unableToAdd, ...problems].join('\n'))
  }
  return { ...transaction, ...by, hash, status: 'pending' }
}

export function isSameTransaction(a: Transaction, b: Transaction): boolean {
  const fields = Object.keys({ ...a, ...b }) as (keyof Transaction)[]
  return fields.every((field) => a[field] === b[field])
}

/** A proposal that is on the chain goes by the chain's hash. */
export function withChainHash({ isProposal: _, ...proposal }: Transaction, hash: Hex): Transaction {
  return { ...proposal, hash }
}

/** What is added in one moment stays in its order; a clock that was wrong before is not followed. Milliseconds since 1970. */
export function momentAfter(newest = 0, now: number): number {
  return newest >= now && newest - now < SAME_MOMENT_MS ? newest + 1 : now
}

/** For sorting; entries of one moment come in the order of their hashes, alike in every tab. */
export function newestFirst(a: Transaction, b: Transaction): number {
  return b.addedAt - a.addedAt || orderOf(a.hash.toLowerCase(), b.hash.toLowerCase())
}

/** The list with `after` in its place, and without `before`, which stands in it. Both lists are newest first. */
export function replaced(
  list: readonly Transaction[],
  before: Transaction | undefined,
  after: Transaction | undefined
): readonly Transaction[] {
  const next = list.filter((entry) => entry !== before)
  const place = after ? next.findIndex((other) => newestFirst(after, other) < 0) : -1
  if (after) next.splice(place < 0 ? next.length : place, 0, after)
  return next
}

/** What is not kept of a list that is newest first: every pending entry is, and the 10 newest settled ones. */
export function surplus(list: readonly Transaction[]): readonly Transaction[] {
  return list.filter(({ status }) => status !== 'pending').slice(MAX_SETTLED)
}

function orderOf(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
