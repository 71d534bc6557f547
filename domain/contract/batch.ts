import type { CallCapabilities } from '#domain/wallet/call-batch.ts'
import type { Hex } from '../address.ts'
import type { BatchEffect, BatchEvent, BatchState, ContractBatch } from './batch-state.ts'

type Next = readonly [BatchState, ...BatchEffect[]]
type Of<Status extends BatchState['status']> = Extract<BatchState, { readonly status: Status }>

const UNTOUCHED: BatchState = { status: 'review', done: [] }

/** Returns the same object if the event does not apply. A later call may need an earlier one, so each waits for it. */
export function nextBatch(batch: ContractBatch, state: BatchState, event: BatchEvent): Next {
  switch (state.status) {
    case 'review':
      return afterReview(batch, state, event)
    case 'asking':
      return afterRequest(batch, state, event)
    case 'batched':
      if (event.type === 'cancelled' || event.type === 'accountChanged') return [UNTOUCHED]
      return event.type === 'reported' ? [afterReport(state, state.id, event)] : [state]
    case 'stepping':
      return afterStep(batch, state, event)
    case 'confirmed':
      return [state]
    case 'impossible':
    case 'stopped':
    case 'partial':
    case 'unclear':
      return afterEnd(batch, state, event)
  }
}

function afterReview(batch: ContractBatch, state: Of<'review'>, event: BatchEvent): Next {
  switch (event.type) {
    case 'supported':
      return [isImpossible(batch, state.done, event.support) ? { status: 'impossible' } : state]
    case 'started':
      return begun(batch, state.done, event.support)
    case 'found':
      return batched(event.id)
    case 'resumed':
      return resumed(state, event.steps)
    case 'sent':
      return sentLate(batch, state.done, event.hash)
    case 'accountChanged':
      return [state.done.length === 0 ? state : UNTOUCHED]
    default:
      return [state]
  }
}

/** What one request has begun is not joined by another of a different kind. */
function begun(batch: ContractBatch, done: readonly Hex[], support: CallCapabilities): Next {
  if (isImpossible(batch, done, support)) return [{ status: 'impossible' }]
  return isSingle(batch, done) || !support.canBatch ? step(done) : [{ status: 'asking' }, { type: 'askForAll' }]
}

function isImpossible(batch: ContractBatch, done: readonly Hex[], { canBatch, isAtomic }: CallCapabilities): boolean {
  return batch.mustBeAtomic && !isSingle(batch, done) && (!canBatch || isAtomic === 'unsupported')
}

/** One call is atomic in itself. */
function isSingle({ count }: ContractBatch, done: readonly Hex[]): boolean {
  return count === 1 || done.length > 0
}

function step(done: readonly Hex[]): Next {
  return [
    { status: 'stepping', done },
    { type: 'askForOne', index: done.length }
  ]
}

function resumed(state: Of<'review'>, steps: readonly Hex[]): Next {
  const done = steps.slice(0, -1)
  const hash = steps.at(-1)
  if (hash === undefined || steps.length <= state.done.length) return [state]
  return [
    { status: 'stepping', done, hash, isResumed: true },
    { type: 'follow', index: done.length, hash }
  ]
}

function sent(batch: ContractBatch, state: Of<'stepping'>, hash: Hex): Next {
  return [{ ...state, hash }, ...kept(batch, [...state.done, hash])]
}

/** Nobody has approved what comes after it. */
function sentLate(batch: ContractBatch, done: readonly Hex[], hash: Hex): Next {
  return sent(batch, { status: 'stepping', done, isResumed: true }, hash)
}

/** One call on its own is kept in the list of transactions. */
function kept({ count }: ContractBatch, steps: readonly Hex[]): readonly BatchEffect[] {
  return count === 1 ? [] : [{ type: 'keep', steps }]
}

function batched(id: string): Next {
  return [
    { status: 'batched', id },
    { type: 'poll', id }
  ]
}

function afterRequest(batch: ContractBatch, state: Of<'asking'>, event: BatchEvent): Next {
  switch (event.type) {
    case 'accepted': {
      const { id } = event
      return [
        { status: 'batched', id },
        { type: 'store', id },
        { type: 'poll', id }
      ]
    }
    case 'found':
      return [{ status: 'asking', earlier: event.id }]
    case 'failed':
      return afterRefusal(batch, state, event)
    case 'returned':
    case 'cancelled':
      return unasked(state)
    case 'accountChanged':
      return [UNTOUCHED]
    default:
      return [state]
  }
}

function afterRefusal(
  { mustBeAtomic }: ContractBatch,
  state: Of<'asking'>,
  event: Extract<BatchEvent, { readonly type: 'failed' }>
): Next {
  if (event.isSent !== 'no') return [{ status: 'unclear' }]
  if (!event.isUnsupported || state.earlier !== undefined) return unasked(state)
  return mustBeAtomic ? [{ status: 'impossible' }] : step([])
}

function unasked({ earlier }: Of<'asking'>): Next {
  return earlier === undefined ? [UNTOUCHED] : batched(earlier)
}

function afterReport(
  state: Of<'batched'> | Of<'unclear'>,
  id: string,
  { outcome, hashes }: Extract<BatchEvent, { readonly type: 'reported' }>
): BatchState {
  const { status } = state
  switch (outcome) {
    case 'pending':
      return status === 'batched' ? state : { status: 'batched', id }
    case 'confirmed':
      return { status: 'confirmed', done: hashes }
    case 'failed':
      return { status: 'stopped', done: [], isSent: 'no' }
    case 'partial':
      return { status: 'partial', hashes }
    default:
      return status === 'unclear' ? state : { status: 'unclear', id }
  }
}

function afterStep(batch: ContractBatch, state: Of<'stepping'>, event: BatchEvent): Next {
  const { done, hash, isResumed } = state
  // An executed proposal gets another hash.
  if (event.type === 'sent') return hash === event.hash ? [state] : sent(batch, state, event.hash)
  if (hash === undefined) return [beforeHash(state, event)]
  switch (event.type) {
    case 'reverted':
      return [{ status: 'stopped', done, isSent: 'no' }, ...kept(batch, done)]
    case 'removed':
      return [{ status: 'stopped', done, isSent: 'likely' }, ...kept(batch, done)]
    case 'accountChanged':
      // What is kept is resumed once the account is back; a single call is only listed, and its account may be back soon.
      return [batch.count === 1 ? state : UNTOUCHED]
    case 'confirmed':
      break
    default:
      return [state]
  }
  const through = [...done, hash]
  if (through.length === batch.count) return [{ status: 'confirmed', done: through }, ...kept(batch, [])]
  return isResumed ? [{ status: 'review', done: through }, { type: 'review' }] : step(through)
}

/** If nothing went through, the visitor is where the review left them. */
function beforeHash(state: Of<'stepping'>, event: BatchEvent): BatchState {
  const { done } = state
  switch (event.type) {
    case 'failed':
      return event.isSent === 'no' && done.length === 0 ? UNTOUCHED : { status: 'stopped', done, isSent: event.isSent }
    case 'returned':
    case 'cancelled':
      return { status: 'review', done }
    case 'accountChanged':
      return UNTOUCHED
    default:
      return state
  }
}

/** Final unless the visitor goes on, or more comes to light. */
function afterEnd(
  batch: ContractBatch,
  state: Of<'impossible'> | Of<'stopped'> | Of<'partial'> | Of<'unclear'>,
  event: BatchEvent
): Next {
  switch (event.type) {
    case 'restarted':
    case 'cancelled':
      return [{ status: 'review', done: state.status === 'stopped' ? state.done : [] }]
    case 'accountChanged':
      return [UNTOUCHED]
    case 'returned':
      return [state.status === 'impossible' ? UNTOUCHED : state]
    case 'found':
      return batched(event.id)
    case 'sent': {
      if (state.status !== 'stopped' || state.isSent === 'no') return [state]
      return sentLate(batch, state.done, event.hash)
    }
    case 'reported': {
      if (state.status !== 'unclear' || state.id === undefined) return [state]
      return [afterReport(state, state.id, event)]
    }
    default:
      return [state]
  }
}
