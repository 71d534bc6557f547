import { roundedUp } from '#domain/amount.ts'
import { isCertainFailure } from '#domain/write/call-failure.ts'
import { type PaymentReview, reviewedFee } from '#domain/write/payment-review.ts'
import { networkFeeText } from '#ui/text/network-fees.ts'
import { shownAmount } from './amount.ts'

/** What a review says of costs; amounts with their unit. */
interface PaymentCosts {
  readonly amount: string
  /** Undefined if no node could tell. */
  readonly feeAtMost: string | undefined
  /** The sum of the shown numbers, where they have one; undefined while the fee is unknown. */
  readonly totalAtMost: string | undefined
}

/** The costs of a payment in words. */
export function paymentCosts(review: PaymentReview): PaymentCosts {
  const { value, token } = review.payment
  const { chain } = review
  const inWords = (wei: bigint) => shownAmount(wei, chain.nativeCurrency)
  const atMost = reviewedFee(review)
  const fee = atMost === undefined ? undefined : roundedUp(atMost)
  const feeAtMost = fee === undefined ? undefined : inWords(fee)
  if (token) {
    const amount = shownAmount(value, token)
    return { amount, feeAtMost, totalAtMost: feeAtMost && networkFeeText.together(amount, feeAtMost) }
  }
  return { amount: inWords(value), feeAtMost, totalAtMost: fee === undefined ? undefined : inWords(value + fee) }
}

/** The rows of a review for the fee and for all together: a label and its text; none if the payment would fail. */
export function costRows(review: PaymentReview): readonly (readonly [label: string, text: string])[] {
  const { findings } = review
  if (isCertainFailure(findings?.failure)) return []
  const { amount, feeAtMost, totalAtMost } = paymentCosts(review)
  const { atMost, inWallet, label, total, totalAtMost: totalLabel, withFee } = networkFeeText
  return [
    feeAtMost ? [atMost, feeAtMost] : [label, findings ? inWallet : '…'],
    totalAtMost ? [totalLabel, totalAtMost] : [total, withFee(amount)]
  ]
}
