import { paymentTransaction } from '#domain/transaction/token-transfer.ts'
import { isCertainFailure } from './call-failure.ts'
import { summaryEffects } from './payment-effect.ts'
import { type CompleteReview, chosenFee, type PaymentFindings, type PaymentReviews } from './payment-review.ts'
import type { ReviewRules, ReviewSummary } from './review.ts'

/** The page suggests the fee: one that has risen is a change, and nobody pays more than was reviewed. */
export const paymentReviewRules: ReviewRules<PaymentReviews> = {
  wouldSucceed: (review): review is CompleteReview => review.findings.failure === undefined,
  summarise: ({ account, chain, payment, speed, findings, head }): ReviewSummary => ({
    at: findings.foundAt,
    head,
    account,
    data: paymentTransaction(payment).call?.data,
    outcome: isUntold(findings) ? undefined : { failure: findings.failure?.failure },
    isContract: findings.isContract,
    effects: summaryEffects({ account, chain, payment, findings }),
    areEffectsMissing: findings.isSimulationMissing === true,
    fee: { usual: findings.fee, chosen: findings.speeds?.[speed ?? 'normal'].fee }
  }),
  toSend: (approved, newer) => {
    const [shown, now] = [chosenFee(approved), chosenFee(newer)]
    const { findings, head } = newer
    return shown && now && now.fee < shown.fee ? { ...approved, findings, head } : approved
  },
  renewed: (review, newer) => {
    const { simulation } = review.findings
    const { findings } = paymentReviewRules.toSend(review, newer)
    // What moves is compared with what was promised first: many small changes do not add up.
    const renewed = { ...findings, foundAt: newer.findings.foundAt, ...(simulation && { simulation }) }
    return { ...review, findings: renewed, head: newer.head }
  }
}

function isUntold({ failure }: PaymentFindings): boolean {
  return failure !== undefined && !isCertainFailure(failure)
}
