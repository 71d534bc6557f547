import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import { type Address, type Hex, isSameAddress } from '../address.ts'
import { isTransactionHash } from './transaction.ts'
import { SLOW_POLL_MS } from './transaction-poll.ts'
import type { CheckedTransfer } from './transfer.ts'

/** A transfer that a wallet is asked for: stored before that, and until it is known what became of it. */
export interface Attempt extends CheckedTransfer {
  readonly id: string
  readonly account: Address
  readonly chainId: number
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /**
   * The owners of a Safe have to agree first, and no nonce of the account tells anything. The Safe Apps SDK cannot list a
   * Safe's queue: where the answer was lost the attempt stands until it is dismissed; only an answer says it is queued.
   */
  readonly isProposal?: true
  readonly state: AttemptState
}

export type AttemptState =
  /** May have been sent; `nonce` is what it takes then, as far as that could be found out. */
  | { readonly status: 'open'; readonly nonce?: number }
  /** The wallet gave its hash, which the browser has not kept in the list yet. */
  | { readonly status: 'sent'; readonly hash: Hex }

export type AttemptEvent =
  | { readonly type: 'expected'; readonly nonce: bigint }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'failed'; readonly isSent: WhetherSent }
  | { readonly type: 'listed' }
  /** Another transfer of the account is listed, which takes a nonce: `nonce`, as far as that is known. */
  | { readonly type: 'another-listed'; readonly nonce: number | undefined }
  | { readonly type: 'dismissed' }

/** The account's transactions are counted with every beat for that long; hardly any prompt of a wallet stays open longer. */
const QUICK_FOR_MS = 5 * 60_000

/** Undefined when there is nothing left that the visitor would have to know. */
export function nextAttempt(attempt: Attempt | undefined, event: AttemptEvent): Attempt | undefined {
  if (!attempt) return undefined
  const { state, isProposal } = attempt
  switch (event.type) {
    case 'listed':
    case 'dismissed':
      return undefined
    case 'failed':
      return event.isSent === 'no' ? undefined : attempt
    case 'sent':
      return isTransactionHash(event.hash) ? { ...attempt, state: { status: 'sent', hash: event.hash } } : attempt
    case 'expected': {
      const nonce = Number(event.nonce)
      const isNews = state.status === 'open' && state.nonce === undefined && !isProposal && Number.isSafeInteger(nonce)
      return isNews ? { ...attempt, state: { status: 'open', nonce } } : attempt
    }
    case 'another-listed': {
      if (state.status !== 'open' || state.nonce === undefined) return attempt
      // A nonce above the one that was taken was read when that one was counted already.
      const isTaken = event.nonce === undefined || state.nonce <= event.nonce
      return isTaken && Number.isSafeInteger(state.nonce + 1)
        ? { ...attempt, state: { status: 'open', nonce: state.nonce + 1 } }
        : attempt
    }
  }
}

/** True while nobody knows whether it was sent. */
export function isUndecided({ state }: Attempt): boolean {
  return state.status === 'open'
}

/**
 * True once the account has used the nonce, for this transfer or for something else.
 * @param mined how many of its transactions are mined, as far as anybody knows.
 */
export function isOvertaken({ state }: Attempt, mined: bigint | undefined): boolean {
  return state.status === 'open' && state.nonce !== undefined && mined !== undefined && mined > state.nonce
}

export function isSameTransfer(a: CheckedTransfer, b: CheckedTransfer): boolean {
  return a.value === b.value && isSameAddress(a.to, b.to)
}

/** How long the count is left alone after it was read, in ms; undefined when another one would tell nothing new. */
export function countPause(attempt: Attempt, mined: bigint | undefined, now: number): number | undefined {
  const { state, askedAt } = attempt
  if (state.status !== 'open' || state.nonce === undefined || isOvertaken(attempt, mined)) return undefined
  return Math.abs(now - askedAt) < QUICK_FOR_MS ? 0 : SLOW_POLL_MS
}
