import type { Address } from '../address.ts'
import { fromVersion1, parseJson } from './stored-transactions.ts'
import { newestFirst, recentOf, type Transaction } from './transaction.ts'

/**
 * The format before records: all entries of an account on a chain in one unversioned text. Open tabs with an earlier
 * version of the page still write it.
 */
interface StoredTransactionList {
  /** Newest first. */
  readonly entries: readonly Transaction[]
  readonly isDamaged: boolean
}

export function transactionListKey(account: Address, chainId: number): string {
  return `${transactionListPrefix(account)}${chainId}`
}

/** The common prefix of the keys of an account's lists. */
export function transactionListPrefix(account: Address): string {
  return `portside.transactions.${account.toLowerCase()}.`
}

/** Undefined if the key is not one of the account's lists, such as that of a damaged list that was set aside. */
export function chainOfListKey(account: Address, key: string): number | undefined {
  const [chainId] = /^\d+$/.exec(key.slice(transactionListPrefix(account).length)) ?? []
  return chainId === undefined ? undefined : Number(chainId)
}

/** Parses untrusted text: invalid entries are skipped and reported, never thrown. */
export function parseTransactionList(text: string): StoredTransactionList {
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return { entries: [], isDamaged: true }
  const sound = stored.flatMap((item) => fromVersion1(item) ?? [])
  const byHash = new Map<string, Transaction>()
  for (const entry of sound) if (!byHash.has(entry.hash.toLowerCase())) byHash.set(entry.hash.toLowerCase(), entry)
  const entries = [...byHash.values()].sort(newestFirst)
  return { entries: recentOf(entries), isDamaged: sound.length !== stored.length }
}

/** The list without the removed entries and with everything else in it, even invalid; undefined if nothing is left. */
export function withoutEntries(text: string, isRemoved: (entry: Transaction) => boolean): string | undefined {
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return text
  const rest = stored.filter((item) => {
    const entry = fromVersion1(item)
    return !entry || !isRemoved(entry)
  })
  return rest.length === 0 ? undefined : JSON.stringify(rest)
}
