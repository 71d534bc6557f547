import { isDrift } from '#domain/transaction/arrival.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
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
  /** What the call would return or lead to; undefined if no node could tell. */
  readonly outcome: unknown
  /** True if there is code at the recipient; undefined if no node could tell, or nobody needs to know. */
  readonly isContract?: boolean | undefined
  /** Which balances it would change; undefined where nodes do not say that. */
  readonly effects?: BalanceEffects | 'reverted' | undefined
  /** The node that said so before did not answer in time, or failed. */
  readonly areEffectsMissing?: boolean
  /** Absent where the wallet chooses its own fee, and shows that. */
  readonly fee?: SummaryFee
}

/** By how much each balance changes, in wei or a token's base units; a balance that is not named stays the same. */
type BalanceEffects = Readonly<Record<string, bigint>>

/**
 * What a later check says of a review:
 * - `same`: the visitor would read the same again
 * - `changed`: something else than was reviewed
 * - `unknown`: nodes could not tell all of it again, and nothing that they told has changed
 */
export type Comparison = 'same' | 'changed' | 'unknown'

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
  /** A review that still holds, as of a newer check that says the same. */
  renewed(review: ReviewOf<Kind>, newer: ReviewOf<Kind>): ReviewOf<Kind>
}

/** Others may have changed by then what a call would do or cost. */
const REVIEW_LASTS_MS = 15_000
/** With each block, others may have changed what a call would do; a head or two pass while a visitor reads. */
export const REVIEW_LASTS_BLOCKS = 3n
/** In percent: the maximum fee leaves room for less. */
const FEE_MAY_RISE_BY = 25n

/** True once a review is too old to ask a wallet by it, whatever block is the newest. */
export function isTooOld({ at }: ReviewSummary, now: number): boolean {
  return hasPassed(REVIEW_LASTS_MS, at, now)
}

/** True once too many blocks have passed. @param head undefined if it could not be read: then the time alone decides. */
export function isOvertakenByBlocks({ head: then }: ReviewSummary, head: bigint | undefined): boolean {
  return then !== undefined && head !== undefined && head - then > REVIEW_LASTS_BLOCKS
}

/**
 * True once an open review has to be checked again by itself: blocks have been made since, and it is as old as a confirmed
 * one that is checked.
 * @param checkedAt when the chain was asked last, whether it answered or not; milliseconds since 1970
 * @param head the newest block
 */
export function isCheckDue(summary: ReviewSummary, checkedAt: number, head: bigint, now: number): boolean {
  const { head: then } = summary
  const isOvertaken = then === undefined || head > then
  return isOvertaken && isTooOld(summary, now) && hasPassed(REVIEW_LASTS_MS, checkedAt, now)
}

/** Of what the visitor was told, and is told again: the outcome, the effects on balances, and the fee. */
export function compareSummaries(before: ReviewSummary, after: ReviewSummary): Comparison {
  if (before.account !== after.account || before.data !== after.data) return 'changed'
  const comparisons = [
    compareOutcomes(before.outcome, after.outcome),
    compareRecipients(before.isContract, after.isContract),
    compareEffects(before, after),
    compareFees(before.fee, after.fee)
  ]
  return (['changed', 'unknown'] as const).find((each) => comparisons.includes(each)) ?? 'same'
}

/** What no node could tell before, the visitor may have approved as that. */
function compareOutcomes(before: unknown, after: unknown): Comparison {
  if (after === undefined) return before === undefined ? 'same' : 'unknown'
  return isSameValue(before, after) ? 'same' : 'changed'
}

/** Only of a contract is there a caution. */
function compareRecipients(before: boolean | undefined, after: boolean | undefined): Comparison {
  if (after === undefined) return before === undefined ? 'same' : 'unknown'
  return before === after || (before === undefined && !after) ? 'same' : 'changed'
}

/** A node that does not simulate, as after a failover, holds nothing up. */
function compareEffects({ effects: before }: ReviewSummary, { effects: after, areEffectsMissing }: ReviewSummary) {
  if (before === undefined) return 'same'
  if (after === undefined) return areEffectsMissing ? 'unknown' : 'same'
  if (before === 'reverted' || after === 'reverted') return before === after ? 'same' : 'changed'
  const balances = Object.keys({ ...before, ...after })
  return balances.every((of) => isDrift(before[of] ?? 0n, after[of] ?? 0n)) ? 'same' : 'changed'
}

function compareFees(before: SummaryFee | undefined, after: SummaryFee | undefined): Comparison {
  if (!before || !after) return 'same'
  if (before.chosen !== undefined && after.chosen !== undefined) return afterRise(before.chosen, after.chosen)
  if (after.usual === undefined) return before.usual === undefined ? 'same' : 'unknown'
  return before.usual === undefined ? 'changed' : afterRise(before.usual, after.usual)
}

function afterRise(before: bigint, after: bigint): Comparison {
  return after * 100n <= before * (100n + FEE_MAY_RISE_BY) ? 'same' : 'changed'
}
