import { isReplaced, type Replacement } from '#domain/transaction/fate.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { Address, Hex } from '../address.ts'
import { isSameValue } from '../same-value.ts'
import type { ContractError } from './contract-error.ts'

/** A call that was sent and is followed in the list of transactions. The hash is a transaction's or a Safe proposal's. */
export type SentWrite = {
  readonly account: Address
  readonly hash: Hex
} /** A proposal waits for the owners of a Safe. */ & (
  | { readonly status: 'sent'; readonly isProposal?: true }
  | { readonly status: 'confirmed'; readonly isOutcomeUnknown?: true }
  /** `failure`: why it reverts in this block, once that is known. */
  | { readonly status: 'reverted'; readonly blockNumber: number; readonly failure?: ContractError }
  | { readonly status: 'replaced'; readonly replacement: Exclude<Replacement, 'speed-up'> }
  /** The owners of a Safe did not execute it. */
  | { readonly status: 'withdrawn' }
  /** It is no longer listed while it is pending: nobody follows what becomes of it. */
  | { readonly status: 'removed' }
)

/** What its entry in the list says now; a reorganisation can take any outcome back. */
export function followed(write: SentWrite, entry: Transaction): SentWrite {
  const sent = { account: write.account, hash: entry.hash }
  if (isReplaced(entry)) return { ...sent, status: 'replaced', replacement: entry.replacement }
  if (entry.status === 'confirmed') {
    const { status, isOutcomeUnknown } = entry
    return { ...sent, status, ...(isOutcomeUnknown && { isOutcomeUnknown }) }
  }
  if (entry.status === 'pending') return { ...sent, status: 'sent', ...(entry.isProposal && { isProposal: true }) }
  const { blockNumber } = entry
  if (blockNumber === undefined) return { ...sent, status: 'withdrawn' }
  const isKnown = write.status === 'reverted' && write.blockNumber === blockNumber
  return isKnown ? write : { ...sent, status: 'reverted', blockNumber }
}

/** The entry that an executed proposal has become: the same one under its transaction hash. */
export function executionOf(proposal: Transaction, list: readonly Transaction[]): Transaction | undefined {
  const { addedAt, from, description } = proposal
  return list.find(
    (entry) =>
      !entry.isProposal &&
      entry.addedAt === addedAt &&
      entry.from === from &&
      isSameValue(entry.description, description)
  )
}
