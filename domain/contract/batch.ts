import type { CallBatchStatus, CallCapabilities } from '#domain/wallet/call-batch.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { Hex } from '../address.ts'

/** Several calls that belong together, such as an approval and the call that needs it. */
export interface ContractBatch {
  /** How many calls there are. */
  readonly count: number
  /** Either all calls succeed or all have no effect. */
  readonly mustBeAtomic: boolean
}

/** `done`: the hashes of the calls that went through, in order. */
export type BatchState =
  /** Nothing is asked: the visitor reviews the call after `done`. */
  | { readonly status: 'review'; readonly done: readonly Hex[] }
  /** It must be atomic, and the wallet cannot promise that: nothing is asked, nor can be confirmed. */
  | { readonly status: 'impossible' }
  /** The wallet is asked for all calls at once. `earlier`: it has taken a request that the page no longer waited for. */
  | { readonly status: 'asking'; readonly earlier?: string }
  /** The wallet has an id for it and no hashes yet. */
  | { readonly status: 'batched'; readonly id: string }
  /** The wallet is asked for one call after the other; `hash` is that of the current one, once it is sent. */
  | { readonly status: 'stepping'; readonly done: readonly Hex[]; readonly hash?: Hex }
  | { readonly status: 'confirmed'; readonly done: readonly Hex[] }
  /** Not all calls went through. `isSent`: whether the one after `done` may have been sent nevertheless. */
  | { readonly status: 'stopped'; readonly done: readonly Hex[]; readonly isSent: WhetherSent }
  /** The wallet does not say what became of it. */
  | { readonly status: 'unclear'; readonly id?: string }

export type BatchEvent =
  /** The wallet says what it can do while the visitor reviews. */
  | { readonly type: 'supported'; readonly support: CallCapabilities }
  /** The visitor has confirmed. */
  | { readonly type: 'started'; readonly support: CallCapabilities }
  | { readonly type: 'accepted'; readonly id: string }
  /** The wallet has the same calls from an earlier request: of an earlier visit, or no longer waited for. */
  | { readonly type: 'found'; readonly id: string }
  /** What the wallet reports of the batch. */
  | {
      readonly type: 'reported'
      readonly outcome: CallBatchStatus['status']
      readonly hashes: readonly Hex[]
    }
  /** The current call was sent, and later confirmed by the network. */
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'confirmed' }
  /** The network refused the current call. */
  | { readonly type: 'reverted' }
  /** The wallet did not do what it was asked. */
  | { readonly type: 'failed'; readonly isSent: WhetherSent; readonly isUnsupported: boolean }
  /** The wallet or its network has changed, or nothing shows the batch: what is not sent yet is reviewed again. */
  | { readonly type: 'returned' }
  /** The visitor stops waiting, also for what the wallet has taken: its end is listed all the same. */
  | { readonly type: 'cancelled' }
  /** Another account is connected, which has done none of it. */
  | { readonly type: 'accountChanged' }
  /** The visitor goes on with what is left. */
  | { readonly type: 'restarted' }

export type BatchEffect =
  | { readonly type: 'askForAll' }
  /** Before anything else: a reload must find the batch again, which has no hash yet. */
  | { readonly type: 'store'; readonly id: string }
  | { readonly type: 'poll'; readonly id: string }
  | { readonly type: 'askForOne'; readonly index: number }

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
      if (event.type === 'cancelled') return [UNTOUCHED]
      return event.type === 'reported' ? [afterReport(state, state.id, event)] : [state]
    case 'stepping':
      return afterStep(batch, state, event)
    case 'confirmed':
      return [state]
    case 'impossible':
    case 'stopped':
    case 'unclear':
      return afterEnd(state, event)
  }
}

/** True while leaving the page would lose a request, or the calls that are still to come. */
export function isUnderway({ status }: BatchState): boolean {
  return status === 'asking' || status === 'stepping'
}

function afterReview(batch: ContractBatch, state: Of<'review'>, event: BatchEvent): Next {
  switch (event.type) {
    case 'supported':
      return [isImpossible(batch, state.done, event.support) ? { status: 'impossible' } : state]
    case 'started':
      return begun(batch, state.done, event.support)
    case 'found':
      return batched(event.id)
    case 'sent':
      return [{ status: 'stepping', done: state.done, hash: event.hash }]
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

/** Which calls a partial batch carried out cannot be told from its hashes: the wallet has to show it. */
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
    default:
      return status === 'unclear' ? state : { status: 'unclear', id }
  }
}

function afterStep({ count }: ContractBatch, state: Of<'stepping'>, event: BatchEvent): Next {
  const { done, hash } = state
  // An executed proposal gets another hash.
  if (event.type === 'sent') return [hash === event.hash ? state : { ...state, hash: event.hash }]
  if (hash === undefined) return [beforeHash(state, event)]
  if (event.type === 'reverted') return [{ status: 'stopped', done, isSent: 'no' }]
  if (event.type !== 'confirmed') return [state]
  const through = [...done, hash]
  return through.length < count ? step(through) : [{ status: 'confirmed', done: through }]
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
function afterEnd(state: Of<'impossible'> | Of<'stopped'> | Of<'unclear'>, event: BatchEvent): Next {
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
      const isLate = state.status === 'stopped' && state.isSent !== 'no'
      return [isLate ? { status: 'stepping', done: state.done, hash: event.hash } : state]
    }
    case 'reported': {
      if (state.status !== 'unclear' || state.id === undefined) return [state]
      return [afterReport(state, state.id, event)]
    }
    default:
      return [state]
  }
}
