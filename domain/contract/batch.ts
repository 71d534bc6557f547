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
  | { readonly status: 'idle' }
  /** It must be atomic, and the wallet cannot promise that: nothing is asked. */
  | { readonly status: 'impossible' }
  /** The wallet is asked for all calls at once. */
  | { readonly status: 'asking' }
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
  | { readonly type: 'started'; readonly support: CallCapabilities }
  | { readonly type: 'accepted'; readonly id: string }
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

export type BatchEffect =
  | { readonly type: 'askForAll' }
  /** Before anything else: a reload must find the batch again, which has no hash yet. */
  | { readonly type: 'store'; readonly id: string }
  | { readonly type: 'poll'; readonly id: string }
  | { readonly type: 'askForOne'; readonly index: number }

type Next = readonly [BatchState, ...BatchEffect[]]

/** Returns the same object if the event does not apply. A later call may need an earlier one, so each waits for it. */
export function nextBatch(batch: ContractBatch, state: BatchState, event: BatchEvent): Next {
  switch (state.status) {
    case 'idle':
      return event.type === 'started' ? begun(batch, event.support) : [state]
    case 'asking':
      return afterRequest(batch, state, event)
    case 'batched':
      return event.type === 'reported' ? [afterReport(state, event)] : [state]
    case 'stepping':
      return afterStep(batch, state, event)
    default:
      return [state]
  }
}

function begun({ mustBeAtomic }: ContractBatch, { canBatch, isAtomic }: CallCapabilities): Next {
  if (mustBeAtomic && (!canBatch || isAtomic === 'unsupported')) return [{ status: 'impossible' }]
  return canBatch ? [{ status: 'asking' }, { type: 'askForAll' }] : step([])
}

function step(done: readonly Hex[]): Next {
  return [
    { status: 'stepping', done },
    { type: 'askForOne', index: done.length }
  ]
}

function afterRequest({ mustBeAtomic }: ContractBatch, state: BatchState, event: BatchEvent): Next {
  if (event.type === 'accepted') {
    const { id } = event
    return [
      { status: 'batched', id },
      { type: 'store', id },
      { type: 'poll', id }
    ]
  }
  if (event.type !== 'failed') return [state]
  if (event.isSent !== 'no') return [{ status: 'unclear' }]
  if (event.isUnsupported) return mustBeAtomic ? [{ status: 'impossible' }] : step([])
  return [{ status: 'stopped', done: [], isSent: 'no' }]
}

/** Which calls a partial batch carried out cannot be told from its hashes: the wallet has to show it. */
function afterReport(
  state: Extract<BatchState, { readonly status: 'batched' }>,
  { outcome, hashes }: Extract<BatchEvent, { readonly type: 'reported' }>
): BatchState {
  if (outcome === 'pending') return state
  if (outcome === 'confirmed') return { status: 'confirmed', done: hashes }
  return outcome === 'failed' ? { status: 'stopped', done: [], isSent: 'no' } : { status: 'unclear', id: state.id }
}

function afterStep(
  { count }: ContractBatch,
  state: Extract<BatchState, { readonly status: 'stepping' }>,
  event: BatchEvent
): Next {
  const { done, hash } = state
  if (hash === undefined) {
    if (event.type === 'sent') return [{ ...state, hash: event.hash }]
    return [event.type === 'failed' ? { status: 'stopped', done, isSent: event.isSent } : state]
  }
  if (event.type === 'reverted') return [{ status: 'stopped', done, isSent: 'no' }]
  if (event.type !== 'confirmed') return [state]
  const through = [...done, hash]
  return through.length < count ? step(through) : [{ status: 'confirmed', done: through }]
}
