import type { AbiError } from 'abitype'
import type { Chain } from '#domain/chain/chain.ts'
import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import type { MinedTransaction } from '#domain/ports/chain-reader.ts'
import type { TransactionRequest } from '#domain/ports/connector.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import { type Address, type Hash, type Hex, isHash, isSameAddress } from '../address.ts'
import { comparableCall, isSameCall } from './call.ts'
import type { Description } from './description.ts'
import { describePayment, type Payment } from './payment.ts'
import { type NewTransaction, storableErrors } from './transaction.ts'
import { isLongUnseen, SLOW_POLL_MS } from './transaction-poll.ts'

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
  /** Which one was asked, and may still show the request. */
  readonly wallet: WalletRoute
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** The chain's head before the wallet was asked; absent if no node told it in time. */
  readonly askedAtBlock?: number
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
  /** May have been sent. */
  | OpenAttempt
  /** The wallet returned its hash, or it was found, but the browser has not stored it in the list yet. */
  | { readonly status: 'sent'; readonly hash: Hex; readonly nonce?: number }

interface OpenAttempt {
  readonly status: 'open'
  /** The one that it would use, if that is known. */
  readonly nonce?: number
  /** A lower one that it may have used before others were listed, and that is yet to be looked up. */
  readonly lowestNonce?: number
  /** The wallet has answered, but not with a hash. */
  readonly isUnreadable?: true
  /** The latest transaction that used a nonce which was expected of it, and that is not in the list. */
  readonly nonceUsedBy?: Hash
}

export type AttemptEvent =
  | { readonly type: 'expected'; readonly nonce: bigint }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'failed'; readonly whetherSent: WhetherSent; readonly isUnreadable?: boolean }
  | { readonly type: 'listed' }
  /** Another payment of the account was listed and uses a nonce: `nonce`, if known. */
  | { readonly type: 'another-listed'; readonly nonce: number | undefined }
  /** Another transaction was found to have used a nonce; `by`, unless the list has that one. */
  | { readonly type: 'nonce-used'; readonly nonce: number; readonly by?: Hash }
  | { readonly type: 'dismissed' }

interface Sendable extends Payment {
  readonly call?: Pick<AttemptedCall, 'data'> | undefined
}

/** How long the account's transaction count is read with every poll; wallet prompts rarely stay open longer. */
const QUICK_FOR_MS = 5 * 60_000
const DAY_MS = 24 * 3_600_000

export function newAttempt(
  { from, to, value, data, chainId, description = '', errors = [], recipient, promised }: DescribedRequest,
  {
    id,
    isProposal,
    ...asked
  }: Pick<Attempt, 'id' | 'wallet' | 'askedAt' | 'askedAtBlock'> & { readonly isProposal: boolean }
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
  return { id, account: from, chainId, to, value, ...asked, ...call, ...kind, state: { status: 'open' } }
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
      if (event.whetherSent === 'no') return undefined
      return event.isUnreadable && state.status === 'open'
        ? { ...attempt, state: { ...state, isUnreadable: true } }
        : attempt
    case 'sent': {
      const { nonce } = state
      const expected = nonce !== undefined && { nonce }
      return isHash(event.hash) ? { ...attempt, state: { status: 'sent', hash: event.hash, ...expected } } : attempt
    }
    case 'expected': {
      const nonce = Number(event.nonce)
      const isNews = state.status === 'open' && state.nonce === undefined && !isProposal && Number.isSafeInteger(nonce)
      return isNews ? { ...attempt, state: { ...state, nonce } } : attempt
    }
    case 'another-listed': {
      if (state.status !== 'open' || state.nonce === undefined) return attempt
      // A higher nonce was read after the used one was already counted.
      const isTaken = event.nonce === undefined || state.nonce <= event.nonce
      const { nonce, lowestNonce = nonce } = state
      return isTaken && Number.isSafeInteger(nonce + 1)
        ? { ...attempt, state: { ...state, nonce: nonce + 1, lowestNonce } }
        : attempt
    }
    case 'nonce-used': {
      if (state.status !== 'open' || state.nonce === undefined || event.nonce !== nonceToFind(attempt)) return attempt
      const { lowestNonce: _, ...rest } = state
      const [next, by] = [event.nonce + 1, event.by && { nonceUsedBy: event.by }]
      const lowest = next < state.nonce && { lowestNonce: next }
      return { ...attempt, state: { ...rest, nonce: Math.max(state.nonce, next), ...lowest, ...by } }
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

/** The first nonce that it may have used and that has not been looked up; undefined if none is known. */
export function nonceToFind({ state }: Attempt): number | undefined {
  return state.status === 'open' ? (state.lowestNonce ?? state.nonce) : undefined
}

/** True once the account has used a nonce that may be this attempt's. */
export function mayBeFound(attempt: Attempt, mined: bigint | undefined): boolean {
  const nonce = nonceToFind(attempt)
  return nonce !== undefined && mined !== undefined && mined > nonce
}

/**
 * True if another transaction has used its first nonce, and it was asked for more than a day ago: by a later nonce, the same
 * payment is more likely another one.
 */
export function isLongPassedOver({ state, askedAt }: Attempt, now: number): boolean {
  return state.status === 'open' && state.nonceUsedBy !== undefined && hasPassed(DAY_MS, askedAt, now)
}

/** True if the found transaction does what the wallet was asked for. */
export function isAnswerTo(attempt: Attempt, found: Pick<MinedTransaction, 'to' | 'value' | 'data'>): boolean {
  return isSameCall(comparableCall(sendableCall(attempt)), found)
}

/**
 * True if no node has had it for long enough to say so.
 * @param next the account's next nonce, counting the pending transactions that a node knows.
 */
export function isSeenByNoNode(attempt: Attempt, now: { at: number; head: bigint; next: bigint }): boolean {
  const nonce = nonceToFind(attempt)
  return nonce !== undefined && now.next <= nonce && isLongUnseen(attempt.askedAt, attempt.askedAtBlock, now)
}

/** True for the same recipient, amount and call data, in any notation. */
export function isSameRequest(a: Sendable, b: Sendable): boolean {
  const isSameCall = a.call?.data.toLowerCase() === b.call?.data.toLowerCase()
  return a.value === b.value && isSameAddress(a.to, b.to) && isSameCall
}

/** The entry that the list has of it once it is sent. A Safe carries a proposal out by another call. */
export function entryOfAttempt(attempt: Attempt, hash: Hex, chain: Chain): NewTransaction {
  const { to, askedAt, isProposal, state, call: { errors, recipient, promised } = {} } = attempt
  const reviewed = isProposal ? { isProposal } : { reviewed: comparableCall(sendableCall(attempt)) }
  const expected = state.nonce !== undefined && { expectedNonce: state.nonce }
  const more = { ...expected, ...(errors && { errors }), ...(promised !== undefined && { promised }) }
  return { hash, description: describeAttempt(attempt, chain), to: recipient ?? to, askedAt, ...reviewed, ...more }
}

function sendableCall({ to, value, call }: Attempt) {
  return { to, value, data: call?.data ?? '0x' }
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
