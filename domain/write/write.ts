import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { isReplaced, type Replacement, revertOf } from '#domain/transaction/fate.ts'
import type { StoredRevert } from '#domain/transaction/stored-revert.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Address, Hex } from '../address.ts'
import type { CallFailure } from './call-failure.ts'
import {
  compareSummaries,
  isOvertakenByBlocks,
  isTooOld,
  type ReviewOf,
  type ReviewRules,
  type Reviews
} from './review.ts'

/** Sending one call, a payment or a contract's, from its simulation to its confirmation. */
export type Write<Kind extends Reviews = Reviews> =
  | { readonly status: 'idle' }
  | { readonly status: 'disconnected' }
  /** The wallet is on another network than the call: it has to switch. */
  | { readonly status: 'elsewhere' }
  /** `approved` is what the visitor has confirmed but is outdated: the wallet is asked if nothing has changed. */
  | { readonly status: 'simulating'; readonly account: Address; readonly approved?: ReviewOf<Kind> }
  /**
   * The call would fail: the wallet is not asked. `account` is undefined where its chain is not configured; `found` is
   * what else the chain said, where there is more to show; `isChanged` if the visitor had reviewed it before.
   */
  | {
      readonly status: 'refused'
      readonly account: Address | undefined
      readonly failure: CallFailure
      readonly found?: Kind['unsimulated']
      readonly isChanged?: true
    }
  | ReviewedWrite<Kind>
  /** The same call may already have been sent: the visitor is asked whether to send it again. */
  | { readonly status: 'repeating'; readonly review: ReviewOf<Kind>; readonly isUnchecked?: true }
  /** Compares the review with the newest block: it may be outdated. */
  | { readonly status: 'revalidating'; readonly review: ReviewOf<Kind> }
  /** `earlier`: a request that the page no longer waited for was sent meanwhile. */
  | { readonly status: 'asking'; readonly review: ReviewOf<Kind>; readonly earlier?: Hex }
  /** The wallet failed in a way that does not prove that nothing was sent. */
  | {
      readonly status: 'unclear'
      readonly review: ReviewOf<Kind>
      readonly failure: WalletFailure
      readonly whetherSent: Exclude<WhetherSent, 'no'>
    }
  | SentWrite

/**
 * Waits for the visitor. `refusal`: why the wallet did not send it, which proves that nothing was sent. `isChanged`: it
 * is not what the visitor has reviewed before. `isUnchecked`: it is what the visitor has approved, and nodes could not tell
 * in time whether it still holds; approved once more, it goes to the wallet as it is.
 */
type ReviewedWrite<Kind extends Reviews> = {
  readonly refusal?: WalletFailure
  readonly isChanged?: true
  readonly isUnchecked?: true
} & (
  | { readonly status: 'review'; readonly review: Kind['simulated'] }
  /** No node could simulate it: the visitor may go on nevertheless. */
  | { readonly status: 'unsimulated'; readonly review: Kind['unsimulated'] }
)

/** A call that was sent and is followed in the list of transactions. The hash is a transaction's or a Safe proposal's. */
type SentWrite = { readonly account: Address; readonly hash: Hex } & (
  | {
      readonly status: 'sent'
      /** It waits for the owners of a Safe. */
      readonly isProposal?: true
    }
  | { readonly status: 'confirmed'; readonly isOutcomeUnknown?: true }
  /** `revert`: why it was reverted in this block, once its entry in the list says so. */
  | { readonly status: 'reverted'; readonly blockNumber: number; readonly revert?: StoredRevert }
  | { readonly status: 'replaced'; readonly replacement: Exclude<Replacement, 'speed-up'> }
  /** The owners of a Safe did not execute it. */
  | { readonly status: 'withdrawn' }
  /** It is no longer listed while it is pending: nobody follows what becomes of it. */
  | { readonly status: 'removed' }
)

/** Where the wallet is, as seen from the call. */
export type WalletPosition =
  | { readonly type: 'ready'; readonly account: Address }
  | { readonly type: 'elsewhere' }
  | { readonly type: 'disconnected' }
  /** The page has no such chain, wherever the wallet is. */
  | { readonly type: 'unconfigured'; readonly failure: ChainReadError }

export type SimulationEvent<Kind extends Reviews = Reviews> =
  | { readonly type: 'simulated'; readonly review: Kind['simulated'] }
  | { readonly type: 'unsimulated'; readonly review: Kind['unsimulated'] }
  | {
      readonly type: 'refused'
      readonly account: Address
      readonly failure: CallFailure
      readonly found?: Kind['unsimulated']
    }

export type WriteEvent<Kind extends Reviews = Reviews> =
  | SimulationEvent<Kind>
  /** The visitor starts it, or has it simulated again. */
  | { readonly type: 'started'; readonly at: WalletPosition }
  /** The wallet's account or network has changed. */
  | { readonly type: 'moved'; readonly at: WalletPosition }
  /** The chain was asked again about the review `of` while it is open. */
  | { readonly type: 'checkedAgain'; readonly of: ReviewOf<Kind>; readonly found: SimulationEvent<Kind> }
  /** The visitor has chosen otherwise within the review, such as another fee. */
  | { readonly type: 'revised'; readonly to: SimulationEvent<Kind> }
  /** `now` is in milliseconds since 1970. */
  | { readonly type: 'approved'; readonly mayBeSent: boolean; readonly now: number }
  | { readonly type: 'confirmedAgain'; readonly now: number }
  /** Nothing that might be repeated has been sent after all. */
  | { readonly type: 'provenUnsent' }
  /** `head`: the newest block; undefined if it could not be read in time. */
  | { readonly type: 'revalidated'; readonly head: bigint | undefined }
  /** The visitor stops waiting, or leaves the review. */
  | { readonly type: 'cancelled' }
  /** Nothing shows it any more. */
  | { readonly type: 'stopped' }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'failed'; readonly failure: WalletFailure; readonly whetherSent: WhetherSent }
  /** The wallet has sent a request that the page no longer waited for. */
  | { readonly type: 'sentLate'; readonly account: Address; readonly hash: Hex }
  | { readonly type: 'followed'; readonly entry: Transaction }
  /** Its entry has left the list. */
  | { readonly type: 'removed' }

export type WriteEffect<Kind extends Reviews = Reviews> =
  /** `approved`: what the visitor has approved of it before. */
  | { readonly type: 'simulate'; readonly account: Address; readonly approved?: ReviewOf<Kind> }
  | { readonly type: 'revalidate' }
  | { readonly type: 'ask'; readonly review: ReviewOf<Kind> }
  /** Stop waiting for the node and the wallet. */
  | { readonly type: 'abandon' }

type Next<Kind extends Reviews> = readonly [Write<Kind>, ...WriteEffect<Kind>[]]

const ABANDON = { type: 'abandon' } as const

/** Returns the same object if the event does not apply. */
export function nextWrite<Kind extends Reviews>(
  rules: ReviewRules<Kind>,
  write: Write<Kind>,
  event: WriteEvent<Kind>
): Next<Kind> {
  switch (event.type) {
    case 'started':
      return isRestartable(write) ? begun(event.at) : [write]
    case 'moved':
      return isAffected(write, event.at) ? withAbandoned(begun(event.at)) : [write]
    case 'simulated':
    case 'unsimulated':
      return write.status === 'simulating' ? simulated(rules, event.review, write.approved) : [write]
    case 'refused':
      if (write.status !== 'simulating') return [write]
      return [{ ...refused(event), ...(write.approved && { isChanged: true }) }]
    case 'checkedAgain':
      return [write.status === 'review' && write.review === event.of ? checkedAgain(rules, write, event.found) : write]
    case 'revised':
      return [isConfirmable(write) ? found(rules, event.to) : write]
    case 'approved':
      if (!isConfirmable(write)) return [write]
      return event.mayBeSent
        ? [{ status: 'repeating', review: write.review, ...isUncheckedOf(write) }]
        : approved(rules, write, event.now)
    case 'confirmedAgain':
      return write.status === 'repeating' ? approved(rules, write, event.now) : [write]
    case 'provenUnsent':
      if (write.status !== 'repeating') return [write]
      return [{ ...reviewed(rules, write.review), ...isUncheckedOf(write) }]
    case 'revalidated': {
      if (write.status !== 'revalidating') return [write]
      const isOutdated = isOvertakenByBlocks(rules.summarise(write.review), event.head)
      return isOutdated ? simulatedAgain(write.review) : asked(write.review)
    }
    case 'cancelled':
      return isOver(write) ? [write] : [afterCancel(rules, write), ABANDON]
    case 'stopped':
      return isOver(write) ? [write] : [{ status: 'idle' }, ABANDON]
    case 'sent':
      return write.status === 'asking' ? [sentBy(write.review.account, event.hash)] : [write]
    case 'failed':
      return write.status === 'asking' ? [failed(rules, write, event)] : [write]
    case 'sentLate':
      if (write.status === 'asking') return [{ ...write, earlier: event.hash }]
      return isSent(write) ? [write] : [sentBy(event.account, event.hash), ABANDON]
    case 'followed':
      return [isSent(write) ? followed(write, event.entry) : write]
    case 'removed':
      return [write.status === 'sent' ? { status: 'removed', account: write.account, hash: write.hash } : write]
  }
}

export function isSent<Kind extends Reviews>(write: Write<Kind>): write is SentWrite {
  return 'hash' in write
}

/** True while the visitor may have the wallet asked; what may have been sent is asked for again only after a question. */
export function isConfirmable<Kind extends Reviews>(
  write: Write<Kind>
): write is Extract<Write<Kind>, { readonly status: 'review' | 'unsimulated' | 'unclear' }> {
  return write.status === 'review' || write.status === 'unsimulated' || write.status === 'unclear'
}

function begun<Kind extends Reviews>(at: WalletPosition): Next<Kind> {
  if (at.type === 'unconfigured') return [{ status: 'refused', account: undefined, failure: at.failure }]
  if (at.type !== 'ready') return [{ status: at.type }]
  return [
    { status: 'simulating', account: at.account },
    { type: 'simulate', account: at.account }
  ]
}

function withAbandoned<Kind extends Reviews>([next, ...effects]: Next<Kind>): Next<Kind> {
  return [next, ABANDON, ...effects]
}

/** A sent call is not started again by accident: only if it did nothing. */
function isRestartable(write: Write): boolean {
  switch (write.status) {
    case 'simulating':
    case 'repeating':
    case 'revalidating':
    case 'asking':
    case 'sent':
    case 'confirmed':
      return false
    default:
      return true
  }
}

/** A review holds for one account; what was sent stays sent. */
function isAffected(write: Write, at: WalletPosition): boolean {
  if (write.status === 'idle' || isSent(write)) return false
  if (write.status === 'disconnected' || write.status === 'elsewhere') return write.status !== at.type
  return at.type !== 'ready' || at.account !== accountOf(write)
}

function accountOf(write: Exclude<Write, { readonly status: 'idle' | 'disconnected' | 'elsewhere' }>) {
  return 'account' in write ? write.account : write.review.account
}

function found<Kind extends Reviews>(rules: ReviewRules<Kind>, simulation: SimulationEvent<Kind>): Write<Kind> {
  switch (simulation.type) {
    case 'simulated':
    case 'unsimulated':
      return reviewed(rules, simulation.review)
    case 'refused':
      return refused(simulation)
  }
}

function refused<Kind extends Reviews>({
  type: status,
  ...facts
}: Extract<SimulationEvent<Kind>, { readonly type: 'refused' }>) {
  return { status, ...facts }
}

function simulated<Kind extends Reviews>(
  rules: ReviewRules<Kind>,
  review: ReviewOf<Kind>,
  before: ReviewOf<Kind> | undefined
): Next<Kind> {
  if (!before) return [reviewed(rules, review)]
  switch (compareSummaries(rules.summarise(before), rules.summarise(review))) {
    case 'same':
      return asked(rules.toSend(before, review))
    case 'changed':
      return [{ ...reviewed(rules, review), isChanged: true }]
    case 'unknown':
      return [{ ...reviewed(rules, before), isUnchecked: true }]
  }
}

/** An open review speaks of a newer moment, or is taken back; what no node can tell again leaves it as it is. */
function checkedAgain<Kind extends Reviews>(
  rules: ReviewRules<Kind>,
  write: Extract<Write<Kind>, { readonly status: 'review' }>,
  newer: SimulationEvent<Kind>
): Write<Kind> {
  if (newer.type === 'refused') return { ...refused(newer), isChanged: true }
  const { isUnchecked: _, ...checked } = write
  switch (compareSummaries(rules.summarise(write.review), rules.summarise(newer.review))) {
    case 'same': {
      const review = rules.renewed(write.review, newer.review)
      return rules.wouldSucceed(review) ? { ...checked, review } : write
    }
    case 'changed':
      return { ...reviewed(rules, newer.review), isChanged: true }
    case 'unknown':
      return write
  }
}

/** The wallet should open soon after the click: the chain is asked only what decides whether the review still holds. */
function approved<Kind extends Reviews>(
  rules: ReviewRules<Kind>,
  write: { readonly review: ReviewOf<Kind>; readonly isUnchecked?: true },
  now: number
): Next<Kind> {
  const { review, isUnchecked } = write
  if (isUnchecked) return asked(review)
  const summary = rules.summarise(review)
  if (isTooOld(summary, now)) return simulatedAgain(review)
  return summary.head === undefined ? asked(review) : [{ status: 'revalidating', review }, { type: 'revalidate' }]
}

function simulatedAgain<Kind extends Reviews>(review: ReviewOf<Kind>): Next<Kind> {
  const { account } = review
  return [
    { status: 'simulating', account, approved: review },
    { type: 'simulate', account, approved: review }
  ]
}

function asked<Kind extends Reviews>(review: ReviewOf<Kind>): Next<Kind> {
  return [
    { status: 'asking', review },
    { type: 'ask', review }
  ]
}

function isUncheckedOf<Kind extends Reviews>(write: Write<Kind>) {
  return 'isUnchecked' in write && write.isUnchecked && { isUnchecked: write.isUnchecked }
}

function isOver(write: Write): boolean {
  return write.status === 'idle' || isSent(write)
}

/** From the wallet back to the review, from there out. */
function afterCancel<Kind extends Reviews>(rules: ReviewRules<Kind>, write: Write<Kind>): Write<Kind> {
  switch (write.status) {
    case 'asking':
      return write.earlier ? sentBy(write.review.account, write.earlier) : reviewed(rules, write.review)
    case 'repeating':
    case 'revalidating':
      return reviewed(rules, write.review)
    case 'simulating':
      return write.approved ? reviewed(rules, write.approved) : { status: 'idle' }
    default:
      return { status: 'idle' }
  }
}

function reviewed<Kind extends Reviews>(rules: ReviewRules<Kind>, review: ReviewOf<Kind>): ReviewedWrite<Kind> {
  return rules.wouldSucceed(review) ? { status: 'review', review } : { status: 'unsimulated', review }
}

function sentBy(account: Address, hash: Hex): SentWrite {
  return { status: 'sent', account, hash }
}

function failed<Kind extends Reviews>(
  rules: ReviewRules<Kind>,
  { review, earlier }: Extract<Write<Kind>, { readonly status: 'asking' }>,
  { failure, whetherSent }: Extract<WriteEvent<Kind>, { readonly type: 'failed' }>
): Write<Kind> {
  if (whetherSent !== 'no') return { status: 'unclear', review, failure, whetherSent }
  return earlier ? sentBy(review.account, earlier) : { ...reviewed(rules, review), refusal: failure }
}

/** What its entry in the list says now; a reorganisation can take any outcome back. */
function followed(write: SentWrite, { sent: { hash, isProposal }, fate }: Transaction): SentWrite {
  const sent = { account: write.account, hash }
  if (isReplaced(fate)) return { ...sent, status: 'replaced', replacement: fate.replacement }
  if (fate.status === 'confirmed') {
    const { status, isOutcomeUnknown } = fate
    return { ...sent, status, ...(isOutcomeUnknown && { isOutcomeUnknown }) }
  }
  if (fate.status === 'pending') return { ...sent, status: 'sent', ...(isProposal && { isProposal }) }
  const { blockNumber } = fate
  if (blockNumber === undefined) return { ...sent, status: 'withdrawn' }
  const revert = revertOf(fate)
  return { ...sent, status: 'reverted', blockNumber, ...(revert && { revert }) }
}
