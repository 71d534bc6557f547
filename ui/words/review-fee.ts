import { roundedUp } from '#domain/amount.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { networkFeeText } from '#domain/text/network-fees.ts'
import type { Batch, BatchState } from '#domain/write/batch.ts'
import {
  type ContractWrite,
  isSimulatedCall,
  type SimulatedCall,
  type UnsimulatedCall
} from '#domain/write/call-review.ts'
import { shownUnits } from './amount.ts'

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
  return fee === undefined ? unknown() : { label: networkFeeText.atMost, text: inWords(fee, chain), atMost: fee }
}

interface ReviewedBatch extends Batch {
  readonly state: BatchState
  /** Of the call that is reviewed, or sent on its own. */
  readonly step: ContractWrite
}

/**
 * The network fee of what is confirmed next. Nobody but the wallet knows that of several calls at once: it decides how it
 * sends them.
 */
export function batchReviewFee({ state, step, count, mustBeAtomic }: ReviewedBatch, chain: Chain) {
  if (!('review' in step)) return undefined
  const isSingle = count === 1 || state.status === 'stepping' || ('done' in state && state.done.length > 0)
  if (isSingle) return reviewFee(step, chain)
  const first = atMost(step.review)
  if (mustBeAtomic || state.status !== 'review' || first === undefined) return unknown()
  return { label: networkFeeText.label, text: networkFeeText.firstStep(inWords(first, chain)) }
}

function unknown(): ReviewFee {
  return { label: networkFeeText.label, text: networkFeeText.inWallet }
}

function atMost(review: SimulatedCall | UnsimulatedCall): bigint | undefined {
  const fee = isSimulatedCall(review) ? review.fee : undefined
  return fee === undefined ? undefined : roundedUp(fee)
}

function inWords(fee: bigint, { nativeCurrency: { decimals, symbol } }: Chain): string {
  return `${shownUnits(fee, decimals)} ${symbol}`
}
