import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { Address, Hex } from '../address.ts'
import type { ReviewOf, ReviewRules, ReviewSummary } from './review.ts'
import type { Write } from './write.ts'

/** What a visitor reviews of a contract's call: what it would do if this account sent it. */
export interface CallReviews<Result = unknown> {
  readonly simulated: SimulatedCall<Result>
  readonly unsimulated: UnsimulatedCall
}

/** Sending a contract's call. */
export type ContractWrite<Result = unknown> = Write<CallReviews<Result>>

export interface SimulatedCall<Result = unknown> {
  readonly account: Address
  readonly data: Hex
  /** Milliseconds since 1970. */
  readonly simulatedAt: number
  /** The newest block when it was simulated. */
  readonly head: bigint
  readonly result: Result
  /** In units of gas; undefined if no node estimated it. */
  readonly gas: bigint | undefined
  /** The maximum network fee in wei; undefined if no node could tell. */
  readonly fee: bigint | undefined
}

/** No node simulated it: whether the call would succeed is unknown. */
export interface UnsimulatedCall {
  readonly account: Address
  readonly data: Hex
  /** When no node could, in milliseconds since 1970. */
  readonly simulatedAt: number
  readonly failure: ChainReadError
}

/** Gas and fee may differ: the wallet chooses its own, and shows it. */
export const callReviewRules = {
  wouldSucceed: isSimulatedCall,
  summarise(review: ReviewOf<CallReviews>): ReviewSummary {
    const { account, data, simulatedAt: at } = review
    if (isSimulatedCall(review)) return { at, account, data, head: review.head, outcome: { result: review.result } }
    return { at, account, data, head: undefined, outcome: undefined }
  },
  toSend<Result>(_approved: ReviewOf<CallReviews<Result>>, newer: ReviewOf<CallReviews<Result>>) {
    return newer
  },
  renewed<Result>(_review: ReviewOf<CallReviews<Result>>, newer: ReviewOf<CallReviews<Result>>) {
    return newer
  }
} satisfies ReviewRules<CallReviews>

export function isSimulatedCall<Result>(
  review: SimulatedCall<Result> | UnsimulatedCall
): review is SimulatedCall<Result> {
  return 'head' in review
}
