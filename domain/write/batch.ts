import type { CallBatchStatus, CallCapabilities } from '#domain/wallet/call-batch.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { Hex } from '../address.ts'
import type { Write } from './write.ts'

/** Several calls that belong together, such as an approval and the call that needs it. */
export interface Batch {
  /** How many calls there are. */
  readonly count: number
  /** Either all calls succeed or all have no effect. */
  readonly mustBeAtomic: boolean
}

/** `done`: the hashes of the calls that went through, in order. */
export type BatchState =
  /** Nothing is asked: the visitor reviews the call after `done`. */
  | { readonly status: 'unasked'; readonly done: readonly Hex[] }
  /** It must be atomic, and the wallet cannot promise that: nothing is asked, nor can be confirmed. */
  | { readonly status: 'impossible' }
  /** The wallet is asked for all calls at once. `earlier`: it has taken a request that the page no longer waited for. */
  | { readonly status: 'asking'; readonly earlier?: string }
  /** The wallet has an id for it, and is asked what becomes of it. */
  | { readonly status: 'batched'; readonly id: string }
  /**
   * The wallet is asked for one call after the other; `hash` is that of the current one, once it is sent. `isResumed`: it
   * was sent in an earlier visit, or after the page no longer waited, and what comes after it has to be reviewed first.
   */
  | { readonly status: 'stepping'; readonly done: readonly Hex[]; readonly hash?: Hex; readonly isResumed?: true }
  | { readonly status: 'confirmed'; readonly done: readonly Hex[] }
  /** Not all calls went through. `whetherSent`: whether the one after `done` may have been sent nevertheless. */
  | { readonly status: 'stopped'; readonly done: readonly Hex[]; readonly whetherSent: WhetherSent }
  /** The wallet has carried out some calls, under `hashes`: they do not tell which. */
  | { readonly status: 'partial'; readonly hashes: readonly Hex[] }
  /** The wallet does not say what became of it. */
  | { readonly status: 'unclear'; readonly id?: string }

export type BatchEvent =
  /** The wallet says what it can do while the visitor reviews. */
  | { readonly type: 'supported'; readonly support: CallCapabilities }
  /** The visitor has approved what was reviewed, and the wallet says what it can do. */
  | { readonly type: 'approved'; readonly support: CallCapabilities }
  | { readonly type: 'accepted'; readonly id: string }
  /** The wallet has the same calls from an earlier request: of an earlier visit, or no longer waited for. */
  | { readonly type: 'found'; readonly id: string }
  /** The account has sent some of the same calls one by one, in an earlier visit. */
  | { readonly type: 'resumed'; readonly sentHashes: readonly Hex[] }
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
  /** Nobody follows what becomes of the current call, which was sent: its entry has left the list. */
  | { readonly type: 'removed' }
  /** The wallet did not do what it was asked. */
  | { readonly type: 'failed'; readonly whetherSent: WhetherSent; readonly isUnsupported: boolean }
  /** The wallet or its network has changed, or nothing shows the batch: what is not sent yet is reviewed again. */
  | { readonly type: 'returned' }
  /** The visitor stops waiting, also for what the wallet has taken: its end is listed all the same. */
  | { readonly type: 'cancelled' }
  /** Another account is connected, or the same one in another wallet, which was asked for none of it. */
  | { readonly type: 'accountChanged' }
  /** What is left is reviewed: the visitor goes on with it, or the wallet has left the call that had failed. */
  | { readonly type: 'restarted' }

export type BatchEffect =
  /** Before anything else: a reload must find the batch again, which has no hash yet. */
  | { readonly type: 'storeId'; readonly id: string }
  | { readonly type: 'poll'; readonly id: string }
  /** Go on with that call, if it is not the current one. */
  | { readonly type: 'open'; readonly index: number }
  /** Which calls were sent one by one: a reload must find them. None if nothing is left to go on with. */
  | { readonly type: 'storeSentHashes'; readonly sentHashes: readonly Hex[] }
  /** Follow a call that was sent in an earlier visit. */
  | { readonly type: 'follow'; readonly index: number; readonly hash: Hex }
  /** Review the call after those that went through. */
  | { readonly type: 'review' }

type Next = readonly [BatchState, ...BatchEffect[]]
type Of<Status extends BatchState['status']> = Extract<BatchState, { readonly status: Status }>

const UNTOUCHED: BatchState = { status: 'unasked', done: [] }

/** Returns the same object if the event does not apply. A later call may need an earlier one, so each waits for it. */
export function nextBatch(batch: Batch, state: BatchState, event: BatchEvent): Next {
  switch (state.status) {
    case 'unasked':
      return beforeRequest(batch, state, event)
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

/** What has become of the current call, for its batch; none while nothing is decided. */
export function batchEventsOf(write: Write): readonly BatchEvent[] {
  switch (write.status) {
    case 'review':
    case 'unsimulated':
      if (write.refusal) return [{ type: 'failed', whetherSent: 'no', isUnsupported: false }]
      return write.isChanged || write.isUnchecked ? [{ type: 'returned' }] : []
    case 'refused':
      return [{ type: 'failed', whetherSent: 'no', isUnsupported: false }]
    case 'unclear':
      return [{ type: 'failed', whetherSent: write.whetherSent, isUnsupported: false }]
    // After a failure, the call itself would be reviewed again, while its batch could not be confirmed.
    case 'elsewhere':
    case 'disconnected':
      return [{ type: 'restarted' }]
    case 'removed':
      return [{ type: 'removed' }]
    case 'sent':
      return [{ type: 'sent', hash: write.hash }]
    case 'confirmed':
      return [{ type: 'sent', hash: write.hash }, { type: 'confirmed' }]
    case 'reverted':
    case 'replaced':
    case 'withdrawn':
      return [{ type: 'sent', hash: write.hash }, { type: 'reverted' }]
    default:
      return []
  }
}

/** Of the calls that are known to have been sent, but for the current one. */
export function hashesOf(state: BatchState): readonly Hex[] {
  if ('done' in state) return state.done
  return 'hashes' in state ? state.hashes : []
}

/** True while leaving the page would lose a request, or the calls that are still to come. */
export function isUnderway(state: BatchState): boolean {
  return state.status === 'asking' || (state.status === 'stepping' && !state.isResumed)
}

function beforeRequest(batch: Batch, state: Of<'unasked'>, event: BatchEvent): Next {
  switch (event.type) {
    case 'supported':
      return [isImpossible(batch, state.done, event.support) ? { status: 'impossible' } : state]
    case 'approved':
      return begun(batch, state.done, event.support)
    case 'found':
      return batched(event.id)
    case 'resumed':
      return resumed(state, event.sentHashes)
    case 'sent':
      return sentLate(batch, state.done, event.hash)
    case 'accountChanged':
      return [state.done.length === 0 ? state : UNTOUCHED]
    default:
      return [state]
  }
}

/** What one request has begun is not joined by another of a different kind. */
function begun(batch: Batch, done: readonly Hex[], support: CallCapabilities): Next {
  if (isImpossible(batch, done, support)) return [{ status: 'impossible' }]
  return isSingle(batch, done) || !support.canBatch ? step(done) : [{ status: 'asking' }]
}

function isImpossible(batch: Batch, done: readonly Hex[], { canBatch, isAtomic }: CallCapabilities): boolean {
  return batch.mustBeAtomic && !isSingle(batch, done) && (!canBatch || isAtomic === 'unsupported')
}

/** One call is atomic in itself. */
function isSingle({ count }: Batch, done: readonly Hex[]): boolean {
  return count === 1 || done.length > 0
}

function step(done: readonly Hex[]): Next {
  return [
    { status: 'stepping', done },
    { type: 'open', index: done.length }
  ]
}

function resumed(state: Of<'unasked'>, sentHashes: readonly Hex[]): Next {
  const done = sentHashes.slice(0, -1)
  const hash = sentHashes.at(-1)
  if (hash === undefined || sentHashes.length <= state.done.length) return [state]
  return [
    { status: 'stepping', done, hash, isResumed: true },
    { type: 'follow', index: done.length, hash }
  ]
}

function sent(batch: Batch, state: Of<'stepping'>, hash: Hex): Next {
  return [{ ...state, hash }, ...storedHashes(batch, [...state.done, hash])]
}

/** Nobody has approved what comes after it. */
function sentLate(batch: Batch, done: readonly Hex[], hash: Hex): Next {
  return sent(batch, { status: 'stepping', done, isResumed: true }, hash)
}

/** One call on its own is in the list of transactions. */
function storedHashes({ count }: Batch, sentHashes: readonly Hex[]): readonly BatchEffect[] {
  return count === 1 ? [] : [{ type: 'storeSentHashes', sentHashes }]
}

function batched(id: string): Next {
  return [
    { status: 'batched', id },
    { type: 'poll', id }
  ]
}

function afterRequest(batch: Batch, state: Of<'asking'>, event: BatchEvent): Next {
  switch (event.type) {
    case 'accepted': {
      const { id } = event
      return [
        { status: 'batched', id },
        { type: 'storeId', id },
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
  { mustBeAtomic }: Batch,
  state: Of<'asking'>,
  event: Extract<BatchEvent, { readonly type: 'failed' }>
): Next {
  if (event.whetherSent !== 'no') return [{ status: 'unclear' }]
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
      return { status: 'stopped', done: [], whetherSent: 'no' }
    case 'partial':
      return { status: 'partial', hashes }
    default:
      return status === 'unclear' ? state : { status: 'unclear', id }
  }
}

function afterStep(batch: Batch, state: Of<'stepping'>, event: BatchEvent): Next {
  const { done, hash, isResumed } = state
  // An executed proposal gets another hash.
  if (event.type === 'sent') return hash === event.hash ? [state] : sent(batch, state, event.hash)
  if (hash === undefined) return [beforeHash(state, event)]
  switch (event.type) {
    case 'reverted':
      return [{ status: 'stopped', done, whetherSent: 'no' }, ...storedHashes(batch, done)]
    case 'removed':
      return [{ status: 'stopped', done, whetherSent: 'likely' }, ...storedHashes(batch, done)]
    case 'accountChanged':
      // What is stored is resumed once the account is back; a single call is only listed, and its account may be back soon.
      return [batch.count === 1 ? state : UNTOUCHED]
    case 'confirmed':
      break
    default:
      return [state]
  }
  const through = [...done, hash]
  if (through.length === batch.count) return [{ status: 'confirmed', done: through }, ...storedHashes(batch, [])]
  return isResumed ? [{ status: 'unasked', done: through }, { type: 'review' }] : step(through)
}

/** If nothing went through, the visitor is where the review left them. */
function beforeHash(state: Of<'stepping'>, event: BatchEvent): BatchState {
  const { done } = state
  switch (event.type) {
    case 'failed':
      return event.whetherSent === 'no' && done.length === 0
        ? UNTOUCHED
        : { status: 'stopped', done, whetherSent: event.whetherSent }
    case 'returned':
    case 'cancelled':
      return { status: 'unasked', done }
    case 'accountChanged':
      return UNTOUCHED
    default:
      return state
  }
}

/** Final unless the visitor goes on, or more comes to light. */
function afterEnd(
  batch: Batch,
  state: Of<'impossible'> | Of<'stopped'> | Of<'partial'> | Of<'unclear'>,
  event: BatchEvent
): Next {
  switch (event.type) {
    case 'restarted':
    case 'cancelled':
      return [{ status: 'unasked', done: state.status === 'stopped' ? state.done : [] }]
    case 'accountChanged':
      return [UNTOUCHED]
    case 'returned':
      return [state.status === 'impossible' ? UNTOUCHED : state]
    case 'found':
      return batched(event.id)
    case 'sent': {
      if (state.status !== 'stopped' || state.whetherSent === 'no') return [state]
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
