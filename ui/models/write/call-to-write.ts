import type { Address, Hex } from '#domain/address.ts'
import type { DescribedRequest } from '#domain/transaction/attempt.ts'
import type { ReviewOf, ReviewRules, Reviews } from '#domain/write/review.ts'
import type { SimulationEvent } from '#domain/write/write.ts'

/** A call that a write sends: what the chain says of it, and what the wallet is asked for. */
export interface CallToWrite<Kind extends Reviews> {
  readonly chainId: number
  readonly reviewRules: ReviewRules<Kind>
  /** Never rejects. @param approved what the visitor has approved of it before. */
  simulate(account: Address, approved: ReviewOf<Kind> | undefined): Promise<SimulationEvent<Kind>>
  /** The same while a review of it is open and nobody waits for the answer. Never rejects. */
  check(review: ReviewOf<Kind>): Promise<SimulationEvent<Kind>>
  requestOf(review: ReviewOf<Kind>): DescribedRequest
  /** Makes sure that what an earlier visit has sent is listed, where its end is found out. */
  list?(account: Address, hash: Hex): void
}
