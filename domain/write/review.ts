import type { Address, Hex } from '../address.ts'
import { isSameValue } from '../same-value.ts'

/** What a visitor reviews before a wallet is asked; each kind of call has more to show. */
export interface Review {
  readonly account: Address
}

/** The reviews of one kind of call: of what would succeed, as a node says, and of what no node can tell that of. */
export interface Reviews {
  readonly simulated: Review
  readonly unsimulated: Review
}

export type ReviewOf<Kind extends Reviews> = Kind['simulated'] | Kind['unsimulated']

/** What a review has told the visitor, and when: two that are the same say the same. */
export interface ReviewSummary {
  /** When the chain said so, in milliseconds since 1970. */
  readonly at: number
  /** The newest block by then; undefined if no node could tell. */
  readonly head: bigint | undefined
  readonly account: Address
  /** The call data; none for a plain payment. */
  readonly data: Hex | undefined
  /** What the call would return or lead to, or why it could not be simulated. */
  readonly outcome: unknown
  /** Which balances it would change; undefined if no node could tell. */
  readonly effects?: unknown
  /** Absent where the wallet chooses its own fee, and shows that. */
  readonly fee?: SummaryFee
}

/** The maximum network fee of what the page suggests, in wei. */
interface SummaryFee {
  /** At the node's own price; undefined if no node could tell. */
  readonly usual: bigint | undefined
  /** At the speed that the visitor has chosen; undefined where there is none to choose. */
  readonly chosen: bigint | undefined
}

/** How the reviews of one kind of call are read. */
export interface ReviewRules<Kind extends Reviews> {
  /** True if a node says that it would succeed; of a call that would fail, there is no review to confirm. */
  wouldSucceed(review: ReviewOf<Kind>): review is Kind['simulated']
  summarise(review: ReviewOf<Kind>): ReviewSummary
  /** What goes to the wallet of two reviews that say the same; the visitor has approved the first one. */
  toSend(approved: ReviewOf<Kind>, newer: ReviewOf<Kind>): ReviewOf<Kind>
}

/** Others may have changed by then what a call would do or cost. */
const REVIEW_LASTS_MS = 15_000
/** With each block, others may have changed what a call would do; a head or two pass while a visitor reads. */
export const REVIEW_LASTS_BLOCKS = 3n
/** In percent: the maximum fee leaves room for less. */
const FEE_MAY_RISE_BY = 25n

/** True once a review is too old to ask a wallet by it, whatever block is the newest. */
export function isTooOld({ at }: ReviewSummary, now: number): boolean {
  return Math.abs(now - at) >= REVIEW_LASTS_MS
}

/** True once too many blocks have passed. @param head undefined if it could not be read: then the time alone decides. */
export function isOvertakenByBlocks({ head: then }: ReviewSummary, head: bigint | undefined): boolean {
  return then !== undefined && head !== undefined && head - then > REVIEW_LASTS_BLOCKS
}

/**
 * True if the visitor would read the same again: the outcome, the effects on balances, and a fee that has not risen by
 * more than a quarter. A node that tells no effects this time holds nothing up.
 */
export function isSameSummary(before: ReviewSummary, after: ReviewSummary): boolean {
  const isSameCall = before.account === after.account && before.data === after.data
  if (!isSameCall || !isSameValue(before.outcome, after.outcome)) return false
  const areEffectsKnown = before.effects !== undefined && after.effects !== undefined
  if (areEffectsKnown && !isSameValue(before.effects, after.effects)) return false
  return isFeeSimilar(before.fee, after.fee)
}

function isFeeSimilar(before: SummaryFee | undefined, after: SummaryFee | undefined): boolean {
  if (!before || !after) return true
  if (before.chosen !== undefined && after.chosen !== undefined) return hasHardlyRisen(before.chosen, after.chosen)
  if (before.usual === undefined || after.usual === undefined) return before.usual === after.usual
  return hasHardlyRisen(before.usual, after.usual)
}

function hasHardlyRisen(before: bigint, after: bigint): boolean {
  return after * 100n <= before * (100n + FEE_MAY_RISE_BY)
}
