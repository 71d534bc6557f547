import { accountText } from '#domain/text/account.ts'
import { type Address, type Hex, isAddress } from '../address.ts'

/** The specification's three words; what else is known stands in the entry's other fields. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

/**
 * - `speed-up`: does the same, so that it decides what becomes of the entry
 * - `cancellation`: sends nothing, and costs a fee
 * - `other`: does something else
 * - `unclear`: was not found, or cannot be compared, so that it may be any of these; the entry is as good as failed
 */
export type Replacement = 'speed-up' | 'cancellation' | 'other' | 'unclear'

/** A stored entry (section 3). Blocks and nonces are what a later visit needs to verify it again. */
export interface Transaction {
  readonly hash: Hex
  /**
   * The hash is that of a proposal in a Safe, which no chain knows: pending until its owners have agreed, failed when
   * they never will. Once it is carried out, the entry goes by the chain's hash.
   */
  readonly isProposal?: true
  readonly description: string
  /** Who is paid, whole: a description may name an address by its ends alone. */
  readonly to?: Address
  /** Blocks to wait for, the transaction's own included; 1 when absent. */
  readonly confirmations?: number
  readonly status: TransactionStatus
  readonly from: Address
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** Of `from`; absent while no node has shown the transaction, and when somebody else sent it. */
  readonly nonce?: number
  /** Head of the chain when the entry was first polled; a node below it lags. */
  readonly firstSeenBlock?: number
  /** The block of a settled entry, or of what replaced it; of a pending one, the block that a reorganisation took back. */
  readonly blockNumber?: number
  readonly blockHash?: Hex
  /** What its transaction does, as `callOf` (domain/transaction/replacement.ts) writes it, to tell a speed-up by. */
  readonly call?: string
  /** What took the transaction's place: another one of the same sender and nonce. */
  readonly replacement?: Replacement
  /** The hash of that one; of an unclear one, only when it was found. */
  readonly replacedBy?: Hex
  /** Pending, and no longer, or never, known to the nodes since then; milliseconds since 1970. */
  readonly unknownSince?: number
  /** Unknown, and seen first so long ago that nodes may have thrown its block away. */
  readonly isBeyondHistory?: true
  /** Settled so deep that no reorganisation reaches it. */
  readonly isFinal?: true
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
  const next = [...list]
  if (before) next.splice(placeOf(next, before), 1)
  if (after) next.splice(placeOf(next, after), 0, after)
  return next
}

/** What is not kept of a list that is newest first: every pending entry is, and the 10 newest settled ones. */
export function surplus(list: readonly Transaction[]): readonly Transaction[] {
  return list.filter(({ status }) => status !== 'pending').slice(MAX_SETTLED)
}

/** How many of a list that is newest first come before the entry. */
function placeOf(list: readonly Transaction[], entry: Transaction): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = list[middle]
    if (other && newestFirst(other, entry) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function orderOf(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
