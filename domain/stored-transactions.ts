import { type Address, isAddress } from './address.ts'
import {
  isTransactionHash,
  retain,
  type Transaction,
  type TransactionStatus,
  transactionProblems
} from './transaction.ts'

const STATUSES: readonly unknown[] = ['pending', 'confirmed', 'failed'] satisfies TransactionStatus[]

/** Each address and chain has a key of its own, so that one list's size costs nothing elsewhere. */
export function transactionsKey(account: Address, chainId: number): string {
  return `portside.transactions.${account.toLowerCase()}.${chainId}`
}

/** What storage held: the entries that can be trusted, and whether anything else was found there. */
export interface StoredTransactions {
  readonly entries: readonly Transaction[]
  readonly isDamaged: boolean
}

/** Reads untrusted text: what is not an entry is left out and reported, never thrown. */
export function parseTransactions(text: string | undefined): StoredTransactions {
  if (text === undefined) return { entries: [], isDamaged: false }
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return { entries: [], isDamaged: true }
  const entries = stored.filter(isTransaction)
  return { entries: retain(entries), isDamaged: entries.length !== stored.length }
}

export function serialiseTransactions(entries: readonly Transaction[]): string {
  return JSON.stringify(entries)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTransaction(value: unknown): value is Transaction {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Partial<Record<keyof Transaction, unknown>>
  return (
    transactionProblems(entry).length === 0 &&
    STATUSES.includes(entry.status) &&
    isAddress(entry.from) &&
    [entry.isProposal, entry.isReplaced, entry.isFinal, entry.isBeyondHistory].every(
      (flag) => flag === undefined || flag === true
    ) &&
    isWritten(entry) &&
    Number.isFinite(entry.addedAt) &&
    isCountOrAbsent(entry.unknownSince) &&
    isCountOrAbsent(entry.nonce) &&
    isCountOrAbsent(entry.firstSeenBlock) &&
    isCountOrAbsent(entry.blockNumber) &&
    (entry.blockHash === undefined || isTransactionHash(entry.blockHash))
  )
}

/** No look makes any other of these: a confirmed entry that was replaced would tell two stories. */
function isWritten({
  status,
  isReplaced,
  isFinal,
  unknownSince,
  isBeyondHistory
}: Partial<Record<keyof Transaction, unknown>>): boolean {
  if (isReplaced && status !== 'failed') return false
  if (isFinal && status === 'pending') return false
  if (unknownSince !== undefined && status !== 'pending') return false
  return !isBeyondHistory || unknownSince !== undefined
}

function isCountOrAbsent(value: unknown): boolean {
  return value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)
}
