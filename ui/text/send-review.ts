import { sendReview } from './en/send-review.ts'
import { liveText } from './live-text.ts'

/** Texts of the review of a payment, loaded with the code that shows them. */
export const sendReviewText = liveText('sendReview', sendReview)
