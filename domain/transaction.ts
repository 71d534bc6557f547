import { accountMessages } from './account-messages.ts'
import { type Address, type Hex, isSameAddress } from './address.ts'

/** The specification's three words; what else is known stands in the entry's other fields. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

/** A stored entry (section 3). Blocks and nonces are what a later visit needs to verify it again. */
export interface Transaction {
  readonly hash: Hex
  /**
   * The hash is that of a proposal in a Safe, which no chain knows: pending until its owners have agreed, failed when
   * they never will. Once it is carried out, the entry goes by the chain's hash.
   */
  readonly isProposal?: true
  readonly description: string
  /** Blocks to wait for, the transaction's own included; 1 when absent. */
  readonly confirmations?: number
  readonly status: TransactionStatus
  readonly from: Address
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** Of `from`; absent while no node has shown the transaction, and when somebody else sent it. */
  readonly nonce?: number
  /** Head of the chain when the entry was first looked up; a node below it lags. */
  readonly firstSeenBlock?: number
  /** The block of a settled entry; of a pending one, the block that a reorganisation took back. */
  readonly blockNumber?: number
  readonly blockHash?: Hex
  /** Failed because another transaction used its nonce up, as was seen at `blockNumber`. */
  readonly isReplaced?: true
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
  readonly confirmations?: number
}

/** Settled entries kept for each address and chain; pending ones are all kept (section 9). */
export const MAX_SETTLED = 10

/** Entries that the account dialog shows (section 9). */
export const RECENT_TRANSACTIONS = 3

const HASH = /^0x[0-9a-fA-F]{64}$/

/** The rules of section 5 that `transaction` breaks, as their texts. */
export function transactionProblems({
  hash,
  description,
  confirmations
}: Partial<Record<keyof NewTransaction, unknown>>): string[] {
  const problems: string[] = []
  if (typeof hash !== 'string' || !HASH.test(hash)) problems.push(accountMessages.transactions.invalidHash)
  if (typeof description !== 'string') problems.push(accountMessages.transactions.missingDescription)
  if (confirmations !== undefined && !(Number.isInteger(confirmations) && Number(confirmations) >= 1)) {
    problems.push(accountMessages.transactions.invalidConfirmations)
  }
  return problems
}

export function isTransactionHash(value: unknown): value is Hex {
  return typeof value === 'string' && HASH.test(value)
}

/**
 * Puts a new pending entry first, in place of an older one with the same hash.
 * @throws Error "Unable to add transaction" and a line for each broken rule (section 8).
 */
export function addTransaction(
  list: readonly Transaction[],
  transaction: NewTransaction,
  by: { readonly from: Address; readonly addedAt: number }
): readonly Transaction[] {
  const problems = transactionProblems(transaction)
  if (problems.length > 0 || !isTransactionHash(transaction.hash)) {
    throw new Error([accountMessages.transactions.unableToAdd, ...problems].join('\n'))
  }
  const { hash } = transaction
  return retain([{ ...transaction, ...by, hash, status: 'pending' }, ...removeTransaction(list, hash)])
}

/** Puts what an entry has become in its place; an entry that is gone by now stays gone. */
export function updateTransaction(list: readonly Transaction[], updated: Transaction): readonly Transaction[] {
  return retain(list.map((entry) => (isSameAddress(entry.hash, updated.hash) ? updated : entry)))
}

export function removeTransaction(list: readonly Transaction[], hash: Hex): readonly Transaction[] {
  return list.filter((entry) => !isSameAddress(entry.hash, hash))
}

export function isSameTransaction(a: Transaction, b: Transaction): boolean {
  const fields = Object.keys({ ...a, ...b }) as (keyof Transaction)[]
  return fields.every((field) => a[field] === b[field])
}

/** A proposal that is on the chain goes by the chain's hash; another tab may have listed it as such already. */
export function withChainHash(list: readonly Transaction[], proposal: Hex, hash: Hex): readonly Transaction[] {
  if (list.some((entry) => isSameAddress(entry.hash, hash))) return removeTransaction(list, proposal)
  return list.map((entry) => {
    if (!isSameAddress(entry.hash, proposal)) return entry
    const { isProposal: _, ...rest } = entry
    return { ...rest, hash }
  })
}

/** Keeps every pending entry and the 10 newest settled ones. */
export function retain(list: readonly Transaction[]): readonly Transaction[] {
  let settled = 0
  return list.filter(({ status }) => status === 'pending' || ++settled <= MAX_SETTLED)
}
