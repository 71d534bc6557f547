import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Address, Hex } from '../address.ts'
import type { ContractError } from './contract-error.ts'
import {
  isOutdated,
  isSameReview,
  isSimulated,
  type Review,
  type Simulated,
  type Unsimulated
} from './contract-review.ts'
import { followed, type SentWrite } from './sent-write.ts'

type CallFailure = ContractError | ChainReadError

/** Sending one call of a contract, from its simulation to its confirmation. */
export type ContractWrite<Result = unknown> =
  | { readonly status: 'idle' }
  | { readonly status: 'disconnected' }
  /** The wallet is on another network than the contract: it has to switch. */
  | { readonly status: 'elsewhere' }
  /** `approved` is what the visitor has confirmed but is outdated: the wallet is asked if nothing has changed. */
  | { readonly status: 'simulating'; readonly account: Address; readonly approved?: Simulated<Result> }
  /** The call would fail: the wallet is not asked. `account` is undefined where its chain is not configured. */
  | { readonly status: 'refused'; readonly account: Address | undefined; readonly failure: CallFailure }
  | ReviewedWrite<Result>
  /** The same call may already have been sent: the visitor is asked whether to send it again. */
  | { readonly status: 'repeating'; readonly review: Review<Result> }
  /** Finds out whether the review is outdated. */
  | { readonly status: 'checking'; readonly review: Simulated<Result> }
  /** `earlier`: a request that the page no longer waited for was sent meanwhile. */
  | { readonly status: 'asking'; readonly review: Review<Result>; readonly earlier?: Hex }
  /** The wallet failed in a way that does not prove that nothing was sent. */
  | {
      readonly status: 'unclear'
      readonly review: Review<Result>
      readonly failure: WalletFailure
      readonly isSent: Exclude<WhetherSent, 'no'>
    }
  | SentWrite

/** Waits for the visitor. `refusal`: why the wallet did not send it, which proves that nothing was sent. */
type ReviewedWrite<Result = unknown> = { readonly refusal?: WalletFailure } & (
  | { readonly status: 'review'; readonly review: Simulated<Result>; readonly isChanged?: true }
  /** No node could simulate it: the visitor may go on nevertheless. */
  | { readonly status: 'unsimulated'; readonly review: Unsimulated }
)

/** Where the wallet is, as seen from the contract. */
export type WalletPlace =
  | { readonly type: 'ready'; readonly account: Address }
  | { readonly type: 'elsewhere' }
  | { readonly type: 'disconnected' }
  /** The page has no such chain, wherever the wallet is. */
  | { readonly type: 'unconfigured'; readonly failure: ChainReadError }

export type SimulationEvent<Result = unknown> =
  | { readonly type: 'simulated'; readonly simulation: Simulated<Result> }
  | { readonly type: 'unread'; readonly review: Unsimulated }
  | { readonly type: 'refused'; readonly account: Address; readonly failure: CallFailure }

export type ContractWriteEvent<Result = unknown> =
  | SimulationEvent<Result>
  /** The visitor starts it, or has it simulated again. */
  | { readonly type: 'started'; readonly at: WalletPlace }
  /** The wallet's account or network has changed. */
  | { readonly type: 'moved'; readonly at: WalletPlace }
  | { readonly type: 'confirmed'; readonly mayBeSent: boolean }
  | { readonly type: 'confirmedAgain' }
  | { readonly type: 'checked'; readonly head: bigint | undefined }
  /** The visitor stops waiting, or leaves the review. */
  | { readonly type: 'cancelled' }
  /** Nothing shows it any more. */
  | { readonly type: 'stopped' }
  | { readonly type: 'sent'; readonly hash: Hex }
  | { readonly type: 'failed'; readonly failure: WalletFailure; readonly isSent: WhetherSent }
  /** The wallet has sent a request that the page no longer waited for. */
  | { readonly type: 'sentLate'; readonly account: Address; readonly hash: Hex }
  | { readonly type: 'followed'; readonly entry: Transaction }
  /** Its entry has left the list. */
  | { readonly type: 'removed' }
  | { readonly type: 'explained'; readonly blockNumber: number; readonly failure: ContractError }

export type ContractWriteEffect<Result = unknown> =
  | { readonly type: 'simulate'; readonly account: Address }
  | { readonly type: 'check' }
  | { readonly type: 'ask'; readonly review: Review<Result> }
  /** Find out why it reverts in this block. */
  | { readonly type: 'explain'; readonly account: Address; readonly blockNumber: number }
  /** Stop waiting for the node and the wallet. */
  | { readonly type: 'abandon' }

type Next<Result> = readonly [ContractWrite<Result>, ...ContractWriteEffect<Result>[]]

const ABANDON = { type: 'abandon' } as const

/** Returns the same object if the event does not apply. */
export function nextContractWrite<Result>(
  write: ContractWrite<Result>,
  event: ContractWriteEvent<Result>
): Next<Result> {
  switch (event.type) {
    case 'started':
      return isRestartable(write) ? begun(event.at) : [write]
    case 'moved':
      return isAffected(write, event.at) ? withAbandoned(begun(event.at)) : [write]
    case 'simulated':
      return write.status === 'simulating' ? simulated(event.simulation, write.approved) : [write]
    case 'unread':
      return write.status === 'simulating' ? [{ status: 'unsimulated', review: event.review }] : [write]
    case 'refused':
      if (write.status !== 'simulating') return [write]
      return [{ status: 'refused', account: event.account, failure: event.failure }]
    case 'confirmed':
      if (write.status !== 'review' && write.status !== 'unsimulated') return [write]
      return event.mayBeSent ? [{ status: 'repeating', review: write.review }] : approved(write.review)
    case 'confirmedAgain':
      return write.status === 'repeating' ? approved(write.review) : [write]
    case 'checked':
      if (write.status !== 'checking') return [write]
      return isOutdated(write.review, event.head) ? simulatedAgain(write.review) : asked(write.review)
    case 'cancelled':
      return isOver(write) ? [write] : [afterCancel(write), ABANDON]
    case 'stopped':
      return isOver(write) ? [write] : [{ status: 'idle' }, ABANDON]
    case 'sent':
      return write.status === 'asking' ? [sentBy(write.review.account, event.hash)] : [write]
    case 'failed':
      return write.status === 'asking' ? [failed(write, event)] : [write]
    case 'sentLate':
      if (write.status === 'asking') return [{ ...write, earlier: event.hash }]
      return isSent(write) ? [write] : [sentBy(event.account, event.hash), ABANDON]
    case 'followed':
      return isSent(write) ? afterPoll(write, event.entry) : [write]
    case 'removed':
      return [write.status === 'sent' ? { status: 'removed', account: write.account, hash: write.hash } : write]
    case 'explained': {
      const isAbout = write.status === 'reverted' && write.blockNumber === event.blockNumber
      return [isAbout ? { ...write, failure: event.failure } : write]
    }
  }
}

export function isSent(write: ContractWrite): write is SentWrite {
  return 'hash' in write
}

function begun<Result>(at: WalletPlace): Next<Result> {
  if (at.type === 'unconfigured') return [{ status: 'refused', account: undefined, failure: at.failure }]
  if (at.type !== 'ready') return [{ status: at.type }]
  return [
    { status: 'simulating', account: at.account },
    { type: 'simulate', account: at.account }
  ]
}

function withAbandoned<Result>([next, ...effects]: Next<Result>): Next<Result> {
  return [next, ABANDON, ...effects]
}

/** A sent call is not started again by accident: only if it did nothing. */
function isRestartable(write: ContractWrite): boolean {
  switch (write.status) {
    case 'simulating':
    case 'repeating':
    case 'checking':
    case 'asking':
    case 'sent':
    case 'confirmed':
      return false
    default:
      return true
  }
}

/** A review holds for one account; what was sent stays sent. */
function isAffected(write: ContractWrite, at: WalletPlace): boolean {
  if (write.status === 'idle' || isSent(write)) return false
  if (write.status === 'disconnected' || write.status === 'elsewhere') return write.status !== at.type
  return at.type !== 'ready' || at.account !== ('review' in write ? write.review : write).account
}

function simulated<Result>(review: Simulated<Result>, before: Simulated<Result> | undefined): Next<Result> {
  if (!before) return [{ status: 'review', review }]
  return isSameReview(review, before) ? asked(review) : [{ status: 'review', review, isChanged: true }]
}

function approved<Result>(review: Review<Result>): Next<Result> {
  return isSimulated(review) ? [{ status: 'checking', review }, { type: 'check' }] : asked(review)
}

function simulatedAgain<Result>(review: Simulated<Result>): Next<Result> {
  const { account } = review
  return [
    { status: 'simulating', account, approved: review },
    { type: 'simulate', account }
  ]
}

function asked<Result>(review: Review<Result>): Next<Result> {
  return [
    { status: 'asking', review },
    { type: 'ask', review }
  ]
}

function isOver(write: ContractWrite): boolean {
  return write.status === 'idle' || isSent(write)
}

/** From the wallet back to the review, from there out. */
function afterCancel<Result>(write: ContractWrite<Result>): ContractWrite<Result> {
  switch (write.status) {
    case 'asking':
      return write.earlier ? sentBy(write.review.account, write.earlier) : reviewed(write.review)
    case 'repeating':
    case 'checking':
      return reviewed(write.review)
    case 'simulating':
      return write.approved ? reviewed(write.approved) : { status: 'idle' }
    default:
      return { status: 'idle' }
  }
}

function reviewed<Result>(review: Review<Result>): ReviewedWrite<Result> {
  return isSimulated(review) ? { status: 'review', review } : { status: 'unsimulated', review }
}

function sentBy(account: Address, hash: Hex): SentWrite {
  return { status: 'sent', account, hash }
}

function failed<Result>(
  { review, earlier }: Extract<ContractWrite<Result>, { readonly status: 'asking' }>,
  { failure, isSent }: Extract<ContractWriteEvent<Result>, { readonly type: 'failed' }>
): ContractWrite<Result> {
  if (isSent !== 'no') return { status: 'unclear', review, failure, isSent }
  return earlier ? sentBy(review.account, earlier) : { ...reviewed(review), refusal: failure }
}

/** Why it reverted is asked once for each block. */
function afterPoll<Result>(write: SentWrite, entry: Transaction): Next<Result> {
  const next = followed(write, entry)
  if (next === write || next.status !== 'reverted') return [next]
  return [next, { type: 'explain', account: next.account, blockNumber: next.blockNumber }]
}
