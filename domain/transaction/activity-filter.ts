import { type ActivityEntry, isNothing, statusOf } from './activity-entry.ts'
import type { TransactionStatus } from './fate.ts'
import type { LoggedTransfer } from './logged-transfer.ts'
import { nonceUserOf, replacedByOf } from './replacement.ts'

/** Any shorter sequence of digits is in almost every address and hash. */
const MIN_DIGITS = 4

export interface ActivityFilter {
  /** Undefined for every network. */
  readonly chainId?: number | undefined
  /** Undefined for every status. */
  readonly status?: TransactionStatus | undefined
  /** Whether transfers of nothing are listed, which are left out otherwise. */
  readonly withNothing?: boolean
  /** Words of what is shown of an entry, its addresses or hash, in any order and any letter case. */
  readonly search: string
}

/**
 * The entries that pass, in their order; the same array if all do.
 * @param textOf what is shown of an entry.
 */
export function filterActivity(
  entries: readonly ActivityEntry[],
  { chainId, status, withNothing = false, search }: ActivityFilter,
  textOf: (entry: ActivityEntry) => string
): readonly ActivityEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const kept = entries.filter(
    (entry) =>
      (chainId === undefined || entry.chain.id === chainId) &&
      (status === undefined || statusOf(entry) === status) &&
      (withNothing || !isNothing(entry)) &&
      hasWords(entry, words, textOf)
  )
  return kept.length === entries.length ? entries : kept
}

function hasWords(entry: ActivityEntry, words: readonly string[], textOf: (entry: ActivityEntry) => string): boolean {
  if (words.length === 0) return true
  const shown = textOf(entry).toLowerCase()
  const digits = digitsOf(entry).join(' ').toLowerCase()
  return words.every((word) => shown.includes(word) || (word.length >= MIN_DIGITS && digits.includes(word)))
}

function digitsOf(entry: ActivityEntry): readonly (string | undefined)[] {
  if ('transfer' in entry) return digitsOfTransfer(entry.transfer)
  const { sent, fate } = entry.transaction
  const { hash, from, to } = sent
  return [hash, replacedByOf(fate), nonceUserOf(fate), from, to, ...(entry.transfers ?? []).flatMap(digitsOfTransfer)]
}

function digitsOfTransfer({ hash, from, to, token }: LoggedTransfer): readonly string[] {
  return [hash, from, to, token.address]
}
