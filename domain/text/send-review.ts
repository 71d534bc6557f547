import { englishSendReview } from './en/send-review.ts'

/** Texts of the review of a payment, loaded with the code that shows them. */
export const sendReviewText: typeof englishSendReview = englishSendReview
