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
  /**
   * The wallet is asked for one call after the other; `hash` is that of the current one, once it is sent. `isResumed`: it
   * was sent in an earlier visit, or after the page no longer waited, and what comes after it has to be reviewed first.
   */
  | { readonly status: 'stepping'; readonly done: readonly Hex[]; readonly hash?: Hex; readonly isResumed?: true }
  | { readonly status: 'confirmed'; readonly done: readonly Hex[] }
  /** Not all calls went through. `isSent`: whether the one after `done` may have been sent nevertheless. */
  | { readonly status: 'stopped'; readonly done: readonly Hex[]; readonly isSent: WhetherSent }
  /** The wallet has carried out some calls, under `hashes`: they do not tell which. */
  | { readonly status: 'partial'; readonly hashes: readonly Hex[] }
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
  /** The account has sent some of the same calls one by one, in an earlier visit. */
  | { readonly type: 'resumed'; readonly steps: readonly Hex[] }
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
  | { readonly type: 'failed'; readonly isSent: WhetherSent; readonly isUnsupported: boolean }
  /** The wallet or its network has changed, or nothing shows the batch: what is not sent yet is reviewed again. */
  | { readonly type: 'returned' }
  /** The visitor stops waiting, also for what the wallet has taken: its end is listed all the same. */
  | { readonly type: 'cancelled' }
  /** Another account is connected, or the same one in another wallet, which was asked for none of it. */
  | { readonly type: 'accountChanged' }
  /** What is left is reviewed: the visitor goes on with it, or the wallet has left the call that had failed. */
  | { readonly type: 'restarted' }

export type BatchEffect =
  | { readonly type: 'askForAll' }
  /** Before anything else: a reload must find the batch again, which has no hash yet. */
  | { readonly type: 'store'; readonly id: string }
  | { readonly type: 'poll'; readonly id: string }
  | { readonly type: 'askForOne'; readonly index: number }
  /** Which calls were sent one by one: a reload must find them. None if nothing is left to go on with. */
  | { readonly type: 'keep'; readonly steps: readonly Hex[] }
  /** Follow a call that was sent in an earlier visit. */
  | { readonly type: 'follow'; readonly index: number; readonly hash: Hex }
  /** Review the call after those that went through. */
  | { readonly type: 'review' }

/** Of the calls that are known to have been sent, but for the current one. */
export function hashesOf(state: BatchState): readonly Hex[] {
  if ('done' in state) return state.done
  return 'hashes' in state ? state.hashes : []
}

/** True while leaving the page would lose a request, or the calls that are still to come. */
export function isUnderway(state: BatchState): boolean {
  return state.status === 'asking' || (state.status === 'stepping' && !state.isResumed)
}
