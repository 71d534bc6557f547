import { ChainReadError, isAboutTheCall } from '#domain/chain/chain-read-error.ts'
import type { Address, Hex } from '../address.ts'
import type { ContractError } from './contract-error.ts'

/** What a visitor reviews before the wallet is asked: what a call of this account would do. */
export type Review<Result = unknown> = Simulated<Result> | Unsimulated

export interface Simulated<Result = unknown> {
  readonly account: Address
  readonly data: Hex
  /** The newest block when it was simulated. */
  readonly head: bigint
  readonly result: Result
  /** In units of gas; undefined if no node estimated it. */
  readonly gas: bigint | undefined
  /** The maximum network fee in wei; undefined if no node could tell. */
  readonly fee: bigint | undefined
}

/** No node simulated it: whether the call would succeed is unknown. */
export interface Unsimulated {
  readonly account: Address
  readonly data: Hex
  readonly failure: ChainReadError
}

/** With each block, others may have changed what the call would do; a head or two pass while a visitor reads. */
export const REVIEW_LASTS_BLOCKS = 3n

export function isSimulated<Result>(review: Review<Result>): review is Simulated<Result> {
  return 'head' in review
}

/** @param head undefined if it could not be read: then the review counts as outdated. */
export function isOutdated(review: Simulated, head: bigint | undefined): boolean {
  return head === undefined || head - review.head > REVIEW_LASTS_BLOCKS
}

/** True if the visitor has approved the same: gas and fee may differ, the wallet shows its own. */
export function isSameReview(a: Simulated, b: Simulated): boolean {
  return a.account === b.account && a.data === b.data && textOf(a.result) === textOf(b.result)
}

/** True if the chain could not be read: only then may the visitor go on without a simulation. */
export function isUnread(error: ContractError | ChainReadError): error is ChainReadError {
  return error instanceof ChainReadError && error.failure !== 'not-loaded' && !isAboutTheCall(error.failure)
}

function textOf(result: unknown): string | undefined {
  return JSON.stringify(result, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}
