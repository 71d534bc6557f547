import { roundedUp } from '#domain/amount.ts'
import { networkFeeText } from '#domain/text/network-fees.ts'
import { reviewedFee, type TransferReview } from '#domain/write/transfer-review.ts'
import { shownUnits } from './amount.ts'

/** What a review says of costs; amounts with their unit. */
interface TransferCosts {
  readonly amount: string
  /** Undefined if no node could tell. */
  readonly feeAtMost: string | undefined
  /** The sum of the shown numbers, where they have one; undefined while the fee is unknown. */
  readonly totalAtMost: string | undefined
}

/** The costs of a transfer in words. */
export function transferCosts(review: TransferReview): TransferCosts {
  const { value, token } = review.transfer
  const { chain } = review
  const { symbol, decimals } = chain.nativeCurrency
  const inWords = (wei: bigint) => `${shownUnits(wei, decimals)} ${symbol}`
  const atMost = reviewedFee(review)
  const fee = atMost === undefined ? undefined : roundedUp(atMost)
  const feeAtMost = fee === undefined ? undefined : inWords(fee)
  if (token) {
    const amount = `${shownUnits(value, token.decimals)} ${token.symbol}`
    return { amount, feeAtMost, totalAtMost: feeAtMost && networkFeeText.together(amount, feeAtMost) }
  }
  return { amount: inWords(value), feeAtMost, totalAtMost: fee === undefined ? undefined : inWords(value + fee) }
}
