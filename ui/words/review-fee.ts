import { roundedUp } from '#domain/amount.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { Batch, BatchState } from '#domain/write/batch.ts'
import {
  type ContractWrite,
  isSimulatedCall,
  type SimulatedCall,
  type UnsimulatedCall
} from '#domain/write/call-review.ts'
import { networkFeeText } from '#ui/text/network-fees.ts'
import { shownAmount } from './amount.ts'

/** A row of a review: what the network charges, as far as that is known. */
export interface ReviewFee {
  readonly label: string
  readonly text: string
  /** In wei, as in the text; undefined unless the text says how much it is at most. */
  readonly atMost?: bigint
}

/** The network fee of the call that is reviewed; undefined while none is. */
export function reviewFee(write: ContractWrite, chain: Chain): ReviewFee | undefined {
  if (!('review' in write)) return undefined
  const fee = atMost(write.review)
  return fee === undefined
    ? unknown()
    : { label: networkFeeText.atMost, text: shownAmount(fee, chain.nativeCurrency), atMost: fee }
}

interface ReviewedBatch extends Batch {
  readonly batchState: BatchState
  /** Of the call that is reviewed, or sent on its own. */
  readonly step: ContractWrite
}

/**
 * The network fee of what is confirmed next. Nobody but the wallet knows that of several calls at once: it decides how it
 * sends them.
 */
export function batchReviewFee({ batchState, step, count, mustBeAtomic }: ReviewedBatch, chain: Chain) {
  if (!('review' in step)) return undefined
  const isSingle =
    count === 1 || batchState.status === 'stepping' || ('done' in batchState && batchState.done.length > 0)
  if (isSingle) return reviewFee(step, chain)
  const first = atMost(step.review)
  if (mustBeAtomic || batchState.status !== 'unasked' || first === undefined) return unknown()
  return { label: networkFeeText.label, text: networkFeeText.firstStep(shownAmount(first, chain.nativeCurrency)) }
}

function unknown(): ReviewFee {
  return { label: networkFeeText.label, text: networkFeeText.inWallet }
}

function atMost(review: SimulatedCall | UnsimulatedCall): bigint | undefined {
  const fee = isSimulatedCall(review) ? review.fee : undefined
  return fee === undefined ? undefined : roundedUp(fee)
}
