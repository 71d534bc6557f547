import type { Address, Hex } from '../address.ts'
import {
  type Batch,
  type BatchEffect,
  type BatchEvent,
  type BatchState,
  batchEventsOf,
  isUnderway,
  nextBatch
} from './batch.ts'
import type { ReviewRules, Reviews } from './review.ts'
import { nextWrite, type WalletPosition, type Write, type WriteEffect, type WriteEvent } from './write.ts'

/** Calls that a visitor has the wallet send, and where they have come to; a single call is a list of one. */
export interface WriteList<Kind extends Reviews = Reviews> {
  /** What has become of the calls together. */
  readonly batchState: BatchState
  /** Which of them is reviewed, or sent on its own. */
  readonly index: number
  readonly step: Write<Kind>
}

/** What does not change while the calls are sent. */
interface WritePlan<Kind extends Reviews = Reviews> extends Batch {
  readonly reviewRules: ReviewRules<Kind>
}

export type WriteListEvent<Kind extends Reviews = Reviews> =
  /** Of the call that is reviewed, or sent on its own. */
  | { readonly type: 'ofCall'; readonly event: WriteEvent<Kind> }
  /** Of all of them. */
  | { readonly type: 'ofBatch'; readonly event: BatchEvent }
  /**
   * `opened`: something shows the calls. `restarted`: the visitor has what is left reviewed anew. `known`: what was asked
   * for or sent of the same calls before.
   */
  | { readonly type: 'opened' | 'restarted'; readonly known: BatchEvent | undefined }
  /** The visitor stops waiting, or leaves the review. */
  | { readonly type: 'cancelled' }
  /** Nothing shows the calls any more. */
  | { readonly type: 'stopped' }
  /** The wallet has moved. */
  | {
      readonly type: 'moved'
      readonly move: OwnerMove
      readonly at: WalletPosition
      readonly known: BatchEvent | undefined
    }

/**
 * Where the wallet has moved from the account that was connected last. `back`: to it again. `same`: at most the network is
 * another one. `gone`: none is connected.
 */
export type OwnerMove = 'other' | 'back' | 'same' | 'gone'

export type WriteListEffect<Kind extends Reviews = Reviews> =
  | WriteEffect<Kind>
  | Extract<BatchEffect, { readonly type: 'storeId' | 'poll' | 'storeSentHashes' }>
  /** Simulate the current call, wherever the wallet is now. */
  | { readonly type: 'start' }
  /** The visitor has approved the current call with the first one. */
  | { readonly type: 'confirm' }
  /** Ask the wallet what it can do with several calls, before the visitor confirms. */
  | { readonly type: 'askForSupport'; readonly account: Address }
  /** Follow the current call, which was sent in an earlier visit. */
  | { readonly type: 'resume'; readonly hash: Hex }

type Next<Kind extends Reviews> = readonly [WriteList<Kind>, ...WriteListEffect<Kind>[]]

export const unopenedList: WriteList<never> = {
  batchState: { status: 'unasked', done: [] },
  index: 0,
  step: { status: 'idle' }
}

/** Returns the same object if the event does not apply. */
export function nextWriteList<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  event: WriteListEvent<Kind>
): Next<Kind> {
  switch (event.type) {
    case 'ofCall':
      return isClosed(plan, list, event.event) ? [list] : afterCall(plan, list, event.event)
    case 'ofBatch':
      return afterBatch(plan, list, event.event)
    case 'opened':
      return afterOpening(plan, list, event.known)
    case 'restarted':
      return restarted(plan, list, event.known)
    case 'cancelled':
      return cancelled(plan, list)
    case 'stopped':
      return then(afterBatch(plan, list, { type: 'returned' }), (now) => afterCall(plan, now, event))
    case 'moved':
      return moved(plan, list, event)
  }
}

/**
 * What the wallet is asked for next, once the visitor has confirmed: what it can do with several calls, all of them, or the
 * current one. Undefined if nothing is left to ask for.
 */
export function nextToAsk<Kind extends Reviews>(
  { count }: WritePlan<Kind>,
  { batchState, step }: WriteList<Kind>
): 'support' | 'all' | 'one' | undefined {
  if (batchState.status === 'asking') return 'all'
  if (step.status !== 'asking') return undefined
  if (count === 1 || batchState.status === 'stepping') return 'one'
  return batchState.status === 'unasked' ? 'support' : undefined
}

/** True while calls are still to come, which leaving the page would lose. */
export function hasMoreToAsk<Kind extends Reviews>(
  { count }: WritePlan<Kind>,
  { batchState }: WriteList<Kind>
): boolean {
  return count > 1 && isUnderway(batchState)
}

/** True of a confirmation once the wallet has all calls, or nothing can be asked without a new review. */
function isClosed<Kind extends Reviews>(
  { count }: WritePlan<Kind>,
  { batchState }: WriteList<Kind>,
  { type }: WriteEvent<Kind>
): boolean {
  const isConfirmation = type === 'approved' || type === 'confirmedAgain'
  return isConfirmation && count > 1 && batchState.status !== 'unasked' && batchState.status !== 'stepping'
}

/** The batch learns what has become of the call; it may open the next one by that. */
function afterCall<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  event: WriteEvent<Kind>
): Next<Kind> {
  const [step, ...effects] = nextWrite(plan.reviewRules, list.step, event)
  if (step === list.step) return [list, ...effects]
  if (plan.count === 1) return [{ ...list, batchState: stateOfOne(step), step }, ...effects]
  const own: Next<Kind> = [{ ...list, step }, ...effects]
  const next = batchEventsOf(step).reduce((before, each) => then(before, (now) => afterBatch(plan, now, each)), own)
  return next[0].step === step ? then(next, (now) => [now, ...followUps(plan, now)]) : next
}

/** A single call is all there is: nothing is stored of it, nor asked of the wallet, but for the call itself. */
function stateOfOne(step: Write): BatchState {
  switch (step.status) {
    case 'idle':
    case 'disconnected':
    case 'elsewhere':
    case 'simulating':
    case 'refused':
    case 'review':
    case 'unsimulated':
    case 'repeating':
    case 'revalidating':
      return unopenedList.batchState
    case 'asking':
      return { status: 'stepping', done: [] }
    case 'unclear':
      return { status: 'stopped', done: [], whetherSent: step.whetherSent }
    case 'sent':
      return { status: 'stepping', done: [], hash: step.hash }
    case 'confirmed':
      return { status: 'confirmed', done: [step.hash] }
    case 'reverted':
    case 'replaced':
    case 'withdrawn':
      return { status: 'stopped', done: [], whetherSent: 'no' }
    case 'removed':
      return { status: 'stopped', done: [], whetherSent: 'likely' }
  }
}

function afterOpening<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  known: BatchEvent | undefined
): Next<Kind> {
  if (plan.count === 1) return list.step.status === 'idle' ? [list, { type: 'start' }] : [list]
  if (list.batchState.status !== 'unasked') return [list]
  const found = withKnown(plan, list, known)
  return isFound(list, found) ? found : openedNext(plan, list)
}

/** What went through in part is known by then: what is left of it is all of it. */
function restarted<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  known: BatchEvent | undefined
): Next<Kind> {
  if (plan.count === 1) return [list, { type: 'start' }]
  const isPartial = list.batchState.status === 'partial'
  const own = afterBatch(plan, list, { type: 'restarted' })
  if (own[0].batchState.status !== 'unasked') return own
  return then(own, (now) => {
    const found = isPartial ? ([now] as const) : withKnown(plan, now, known)
    return isFound(now, found) ? found : openedNext(plan, now)
  })
}

/** From a wallet's request back to the review, from there out; what has ended is reviewed anew. */
function cancelled<Kind extends Reviews>(plan: WritePlan<Kind>, list: WriteList<Kind>): Next<Kind> {
  const { batchState: before } = list
  const isOfCall = plan.count === 1 || before.status === 'unasked' || isUnderway(before)
  const next = then(afterBatch(plan, list, { type: 'cancelled' }), (now) => {
    if (isOfCall) return afterCall(plan, now, { type: 'cancelled' })
    return now.batchState === before ? [now] : openedNext(plan, now)
  })
  const isForgotten = plan.count > 1 && before.status === 'unasked' && isLeft(next[0])
  return isForgotten ? then(next, (now) => [now, { type: 'storeSentHashes', sentHashes: [] }]) : next
}

/** The current call follows the wallet itself; another account begins anew, and what it has asked for before is found. */
function moved<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  { move, at, known }: Extract<WriteListEvent<Kind>, { readonly type: 'moved' }>
): Next<Kind> {
  const wasLeft = isLeft(list)
  const isBegunAgain = move === 'other' || list.batchState.status === 'impossible'
  const own = afterBatch(plan, list, { type: move === 'other' ? 'accountChanged' : 'returned' })
  const next = then(own, (now) => {
    const isSearched = isBegunAgain || (move === 'back' && !wasLeft)
    if (plan.count === 1 || !isSearched || now.batchState.status !== 'unasked') return [now]
    const found = withKnown(plan, now, known)
    return isFound(now, found) || !isBegunAgain || wasLeft ? found : openedNext(plan, now)
  })
  return then(next, (now) => afterCall(plan, now, { type: 'moved', at }))
}

function withKnown<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  known: BatchEvent | undefined
): Next<Kind> {
  return known ? afterBatch(plan, list, known) : [list]
}

function isFound<Kind extends Reviews>(before: WriteList<Kind>, [after]: Next<Kind>): boolean {
  return after.batchState !== before.batchState
}

/** True once the visitor has left the review. */
function isLeft<Kind extends Reviews>({ batchState, step }: WriteList<Kind>): boolean {
  return batchState.status === 'unasked' && step.status === 'idle'
}

function followUps<Kind extends Reviews>(
  { mustBeAtomic }: WritePlan<Kind>,
  { batchState, step }: WriteList<Kind>
): readonly WriteListEffect<Kind>[] {
  if (step.status === 'review' && batchState.status === 'stepping') return [{ type: 'confirm' }]
  const isFirstReview = step.status === 'simulating' && !step.approved && batchState.status === 'unasked'
  return isFirstReview && mustBeAtomic ? [{ type: 'askForSupport', account: step.account }] : []
}

/** A single call is no batch: what becomes of it becomes of the list. */
function afterBatch<Kind extends Reviews>(plan: WritePlan<Kind>, list: WriteList<Kind>, event: BatchEvent): Next<Kind> {
  if (plan.count === 1) return [list]
  const [batchState, ...effects] = nextBatch(plan, list.batchState, event)
  const own: Next<Kind> = [batchState === list.batchState ? list : { ...list, batchState }]
  const settled = batchState.status === 'impossible' ? then(own, (now) => stopped(plan, now)) : own
  return effects.reduce((before, effect) => then(before, (now) => withEffect(plan, now, effect)), settled)
}

function withEffect<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  effect: BatchEffect
): Next<Kind> {
  switch (effect.type) {
    case 'storeId':
    case 'storeSentHashes':
      return [list, effect]
    case 'poll':
      return then(stopped(plan, list), (now) => [now, effect])
    case 'open':
      return effect.index === list.index ? [list] : opened(plan, list, effect.index)
    case 'review':
      return openedNext(plan, list)
    case 'follow': {
      const [{ batchState }, ...abandoned] = stopped(plan, list)
      return [
        { batchState, index: effect.index, step: { status: 'idle' } },
        ...abandoned,
        { type: 'resume', hash: effect.hash }
      ]
    }
  }
}

/** What is left is reviewed anew. */
function openedNext<Kind extends Reviews>(plan: WritePlan<Kind>, list: WriteList<Kind>): Next<Kind> {
  return opened(plan, list, 'done' in list.batchState ? list.batchState.done.length : 0)
}

/** A call that was sent cannot be reviewed again, as another account has to: then it begins anew. */
function opened<Kind extends Reviews>(plan: WritePlan<Kind>, list: WriteList<Kind>, index: number): Next<Kind> {
  const { status } = list.step
  const isFresh = index !== list.index || status === 'sent' || status === 'confirmed'
  const [{ batchState, step }, ...abandoned] = stopped(plan, list)
  return [{ batchState, index, step: isFresh ? { status: 'idle' } : step }, ...abandoned, { type: 'start' }]
}

function stopped<Kind extends Reviews>({ reviewRules }: WritePlan<Kind>, list: WriteList<Kind>): Next<Kind> {
  const [step, ...effects] = nextWrite(reviewRules, list.step, { type: 'stopped' })
  return [step === list.step ? list : { ...list, step }, ...effects]
}

function then<Kind extends Reviews>(
  [list, ...effects]: Next<Kind>,
  next: (list: WriteList<Kind>) => Next<Kind>
): Next<Kind> {
  const [after, ...more] = next(list)
  return [after, ...effects, ...more]
}
