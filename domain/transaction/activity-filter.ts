import type { Chain } from '#domain/chain/chain.ts'
import { isReplaced } from './fate.ts'
import type { Transaction } from './transaction.ts'

/** Almost every address and hash has any shorter sequence of digits in it. */
const MIN_DIGITS = 4

/** What a visitor filters by: the specification's statuses, with replaced entries told apart from failed ones. */
export type ActivityState = 'pending' | 'confirmed' | 'failed' | 'replaced'

/** An entry in the account's activity. */
export interface ActivityEntry {
  readonly chain: Chain
  readonly transaction: Transaction
}

export interface ActivityFilter {
  /** Undefined for every network. */
  readonly chainId?: number | undefined
  /** Undefined for every state. */
  readonly state?: ActivityState | undefined
  /** Words of a description, address or hash, in any order and any letter case. */
  readonly search: string
}

export function activityState(transaction: Transaction): ActivityState {
  return isReplaced(transaction) ? 'replaced' : transaction.status
}

/** The entries that pass, in their order; the same array if all do. */
export function filterActivity(
  entries: readonly ActivityEntry[],
  { chainId, state, search }: ActivityFilter
): readonly ActivityEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (chainId === undefined && state === undefined && words.length === 0) return entries
  return entries.filter(
    ({ chain, transaction }) =>
      (chainId === undefined || chain.id === chainId) &&
      (state === undefined || activityState(transaction) === state) &&
      hasWords(transaction, words)
  )
}

function hasWords({ description, hash, replacedBy, from, to }: Transaction, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const said = description.toLowerCase()
  const digits = [hash, replacedBy, from, to].join(' ').toLowerCase()
  return words.every((word) => said.includes(word) || (word.length >= MIN_DIGITS && digits.includes(word)))
}
