import type { Address, Hex } from '../address.ts'
import { type Batch, type BatchEffect, type BatchEvent, type BatchState, batchEventsOf, nextBatch } from './batch.ts'
import type { ReviewRules, Reviews } from './review.ts'
import { nextWrite, type Write, type WriteEffect, type WriteEvent } from './write.ts'

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
  readonly reviews: ReviewRules<Kind>
}

export type WriteListEvent<Kind extends Reviews = Reviews> =
  /** Of the call that is reviewed, or sent on its own. */
  | { readonly type: 'ofCall'; readonly event: WriteEvent<Kind> }
  /** Of all of them. */
  | { readonly type: 'ofBatch'; readonly event: BatchEvent }
  /** What is left is reviewed anew. */
  | { readonly type: 'reopened' }

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
      return afterCall(plan, list, event.event)
    case 'ofBatch':
      return afterBatch(plan, list, event.event)
    case 'reopened':
      return opened(plan, list, 'done' in list.batchState ? list.batchState.done.length : 0)
  }
}

/** The batch learns what has become of the call; it may open the next one by that. */
function afterCall<Kind extends Reviews>(
  plan: WritePlan<Kind>,
  list: WriteList<Kind>,
  event: WriteEvent<Kind>
): Next<Kind> {
  const [step, ...effects] = nextWrite(plan.reviews, list.step, event)
  if (step === list.step) return [list, ...effects]
  const own: Next<Kind> = [{ ...list, step }, ...effects]
  const next = batchEventsOf(step).reduce((before, each) => then(before, (now) => afterBatch(plan, now, each)), own)
  return next[0].step === step ? then(next, (now) => [now, ...followUps(plan, now)]) : next
}

function followUps<Kind extends Reviews>(
  { count, mustBeAtomic }: WritePlan<Kind>,
  { batchState, step }: WriteList<Kind>
): readonly WriteListEffect<Kind>[] {
  if (count === 1) return []
  if (step.status === 'review' && batchState.status === 'stepping') return [{ type: 'confirm' }]
  const isFirstReview = step.status === 'simulating' && !step.approved && batchState.status === 'unasked'
  return isFirstReview && mustBeAtomic ? [{ type: 'askForSupport', account: step.account }] : []
}

function afterBatch<Kind extends Reviews>(plan: WritePlan<Kind>, list: WriteList<Kind>, event: BatchEvent): Next<Kind> {
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
      return opened(plan, list, 'done' in list.batchState ? list.batchState.done.length : 0)
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

/** A call that was sent cannot be reviewed again, as another account has to: then it begins anew. */
function opened<Kind extends Reviews>(plan: WritePlan<Kind>, list: WriteList<Kind>, index: number): Next<Kind> {
  const { status } = list.step
  const isFresh = index !== list.index || status === 'sent' || status === 'confirmed'
  const [{ batchState, step }, ...abandoned] = stopped(plan, list)
  return [{ batchState, index, step: isFresh ? { status: 'idle' } : step }, ...abandoned, { type: 'start' }]
}

function stopped<Kind extends Reviews>({ reviews }: WritePlan<Kind>, list: WriteList<Kind>): Next<Kind> {
  const [step, ...effects] = nextWrite(reviews, list.step, { type: 'stopped' })
  return [step === list.step ? list : { ...list, step }, ...effects]
}

function then<Kind extends Reviews>(
  [list, ...effects]: Next<Kind>,
  next: (list: WriteList<Kind>) => Next<Kind>
): Next<Kind> {
  const [after, ...more] = next(list)
  return [after, ...effects, ...more]
}
