import type { AbiError } from 'abitype'
import type { Chain } from '#domain/chain/chain.ts'
import type { TransactionRequest } from '#domain/ports/connector.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import { type Address, type Hex, isHash, isSameAddress } from '../address.ts'
import { comparableCall } from './call.ts'
import type { Description } from './description.ts'
import { describePayment, type Payment } from './payment.ts'
import { type NewTransaction, storableErrors } from './transaction.ts'
import { SLOW_POLL_MS } from './transaction-poll.ts'

/** What a contract is asked to do. */
export interface AttemptedCall {
  readonly data: Hex
  /** What it does: a reload would lose that. */
  readonly description: Description
  /** The custom errors of the contract, to tell why it reverts. */
  readonly errors?: readonly AbiError[]
  /** Whom the call pays, if that is what it does: the list shows it in place of the contract. */
  readonly recipient?: Address
  /** What they are to receive by the review, in base units, if that is not the amount that is sent. */
  readonly promised?: bigint
}

/** A payment or call requested from a wallet: stored before the request, and until its outcome is known. */
export interface Attempt extends Payment {
  readonly id: string
  readonly account: Address
  readonly chainId: number
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** Absent for a plain payment. */
  readonly call?: AttemptedCall
  /**
   * The owners of a Safe have to approve first, and the account's nonce proves nothing. The Safe Apps SDK cannot list a
   * Safe's queue: if the answer was lost, the attempt stays until it is dismissed.
   */
  readonly isProposal?: true
  readonly state: AttemptState
}

/** What a wallet has done with a request; without a hash, nothing was sent. */
export interface AttemptOutcome {
  readonly attempt: Attempt
  readonly hash?: Hex
}

/** Only a call needs a description: that of a payment is made from its amount and recipient. */
export interface DescribedRequest extends TransactionRequest {
  readonly description?: Description
  readonly errors?: readonly AbiError[]
  readonly recipient?: Address
  readonly promised?: bigint
}

export type AttemptState =
  /** May have been sent; `nonce` is the one it would have used, if known. */
  | { readonly status: 'open'; readonly nonce?: number }
  /** The wallet returned its hash, but the browser has not stored it in the list yet. */
  | { readonly status: 'sent'; readonly hash: Hex }

export type AttemptEvent =
  | { readonly type: 'expected'; readonly nonce: bigint }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'failed'; readonly whetherSent: WhetherSent }
  | { readonly type: 'listed' }
  /** Another payment of the account was listed and uses a nonce: `nonce`, if known. */
  | { readonly type: 'another-listed'; readonly nonce: number | undefined }
  | { readonly type: 'dismissed' }

interface Sendable extends Payment {
  readonly call?: Pick<AttemptedCall, 'data'> | undefined
}

/** How long the account's transaction count is read with every poll; wallet prompts rarely stay open longer. */
const QUICK_FOR_MS = 5 * 60_000

export function newAttempt(
  { from, to, value, data, chainId, description = '', errors = [], recipient, promised }: DescribedRequest,
  { id, askedAt, isProposal }: { readonly id: string; readonly askedAt: number; readonly isProposal: boolean }
): Attempt {
  const call = data !== undefined && {
    call: {
      data,
      description,
      ...storableErrors(errors),
      ...(recipient && { recipient }),
      ...(promised !== undefined && { promised })
    }
  }
  const kind = isProposal && { isProposal }
  return { id, account: from, chainId, to, value, askedAt, ...call, ...kind, state: { status: 'open' } }
}

/** Undefined once the visitor no longer needs to know about it. */
export function nextAttempt(attempt: Attempt | undefined, event: AttemptEvent): Attempt | undefined {
  if (!attempt) return undefined
  const { state, isProposal } = attempt
  switch (event.type) {
    case 'listed':
    case 'dismissed':
      return undefined
    case 'failed':
      return event.whetherSent === 'no' ? undefined : attempt
    case 'sent':
      return isHash(event.hash) ? { ...attempt, state: { status: 'sent', hash: event.hash } } : attempt
    case 'expected': {
      const nonce = Number(event.nonce)
      const isNews = state.status === 'open' && state.nonce === undefined && !isProposal && Number.isSafeInteger(nonce)
      return isNews ? { ...attempt, state: { status: 'open', nonce } } : attempt
    }
    case 'another-listed': {
      if (state.status !== 'open' || state.nonce === undefined) return attempt
      // A higher nonce was read after the used one was already counted.
      const isTaken = event.nonce === undefined || state.nonce <= event.nonce
      return isTaken && Number.isSafeInteger(state.nonce + 1)
        ? { ...attempt, state: { status: 'open', nonce: state.nonce + 1 } }
        : attempt
    }
  }
}

/** True while it is unknown whether it was sent. */
export function isUndecided({ state }: Attempt): boolean {
  return state.status === 'open'
}

/**
 * True once the account has used the nonce, for this payment or another transaction.
 * @param mined the number of its mined transactions, if known.
 */
export function isOvertaken({ state }: Attempt, mined: bigint | undefined): boolean {
  return state.status === 'open' && state.nonce !== undefined && mined !== undefined && mined > state.nonce
}

/** True for the same recipient, amount and call data, in any notation. */
export function isSameRequest(a: Sendable, b: Sendable): boolean {
  const isSameCall = a.call?.data.toLowerCase() === b.call?.data.toLowerCase()
  return a.value === b.value && isSameAddress(a.to, b.to) && isSameCall
}

/** The entry that the list has of it once it is sent. A Safe carries a proposal out by another call. */
export function entryOfAttempt(attempt: Attempt, hash: Hex, chain: Chain): NewTransaction {
  const { to, value, askedAt, isProposal, call: { data = '0x', errors, recipient, promised } = {} } = attempt
  const reviewed = isProposal ? { isProposal } : { reviewed: comparableCall({ to, value, data }) }
  const more = { ...(errors && { errors }), ...(promised !== undefined && { promised }) }
  return { hash, description: describeAttempt(attempt, chain), to: recipient ?? to, askedAt, ...reviewed, ...more }
}

/** Shown with the attempt and in the list of transactions. */
export function describeAttempt(attempt: Attempt, chain: Chain): Description {
  return attempt.call?.description ?? describePayment(attempt, chain)
}

/** How long to wait before reading the count again, in ms; undefined if it would show nothing new. */
export function countPause(attempt: Attempt, mined: bigint | undefined, now: number): number | undefined {
  const { state, askedAt } = attempt
  if (state.status !== 'open' || state.nonce === undefined || isOvertaken(attempt, mined)) return undefined
  return hasPassed(QUICK_FOR_MS, askedAt, now) ? SLOW_POLL_MS : 0
}
