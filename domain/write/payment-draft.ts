import type { FeeSpeed } from '#domain/transaction/fee-speeds.ts'
import type { PaymentFields, PaymentProblem } from '#domain/transaction/payment.ts'
import type { AmountMarks } from '../amount.ts'

/** What is typed or chosen. */
export type DraftField = Exclude<keyof PaymentFields, 'marks'>
type FieldProblems = { readonly [Each in DraftField]?: PaymentProblem }

/** What the send form shows beside its wallet request; every combination is possible. */
export interface PaymentDraft {
  readonly fields: PaymentFields
  /** Fields whose problems are shown, after leaving them or trying to send. */
  readonly touched: readonly DraftField[]
  /** Chosen for this payment; normal if it is absent. */
  readonly speed?: FeeSpeed
  /** The amount is everything that the fee leaves. */
  readonly isMax?: true
  /** Max failed because the fee could not be estimated, and nothing has been typed since. */
  readonly isFeeUnknown?: true
  /** A review, of which nothing was sent, was closed because the wallet moved to another account or network. */
  readonly isReviewClosed?: true
}

export type PaymentDraftEvent =
  /** `marks` of the language in which an amount was typed. */
  | {
      readonly type: 'typed'
      readonly field: DraftField
      readonly text: string
      readonly marks?: AmountMarks | undefined
    }
  | { readonly type: 'chose'; readonly speed: FeeSpeed }
  /** The visitor has left a field. */
  | { readonly type: 'left'; readonly field: DraftField }
  /**
   * - `submitted`: the visitor pressed Review
   * - `sent`: the wallet has sent the payment
   * - `maxed`: the amount that was typed last is what the fee leaves
   * - `feeUnknown`: the fee could not be estimated
   */
  | { readonly type: 'submitted' | 'sent' | 'maxed' | 'feeUnknown' }
  /** To another account or network, during a review of which nothing was sent, or not. */
  | { readonly type: 'moved'; readonly wasReviewing: boolean }

/** Each field, and whether an amount that is everything the fee leaves stays so when it changes. */
const KEEPS_MAX: Readonly<Record<DraftField, boolean>> = { recipient: true, amount: false, token: false }

export const emptyDraft: PaymentDraft = { fields: { recipient: '', amount: '' }, touched: [] }

export function nextPaymentDraft(draft: PaymentDraft, event: PaymentDraftEvent): PaymentDraft {
  const { isFeeUnknown: _, isReviewClosed: _closed, ...rest } = draft
  switch (event.type) {
    case 'typed': {
      const { isMax, ...typed } = rest
      const isKept = isMax && KEEPS_MAX[event.field]
      return {
        ...typed,
        ...(isKept && { isMax }),
        fields: { ...draft.fields, [event.field]: event.text, ...(event.marks && { marks: event.marks }) }
      }
    }
    case 'maxed':
      return { ...draft, isMax: true }
    case 'chose':
      return { ...draft, speed: event.speed }
    case 'left': {
      const isNews = !draft.touched.includes(event.field) && draft.fields[event.field] !== ''
      return isNews ? { ...draft, touched: [...draft.touched, event.field] } : draft
    }
    case 'submitted':
      return { ...rest, ...(draft.isFeeUnknown && { isFeeUnknown: true }), touched: ['recipient', 'amount'] }
    case 'feeUnknown':
      return { ...draft, isFeeUnknown: true }
    case 'sent':
      return emptyDraft
    case 'moved':
      return event.wasReviewing ? { ...emptyDraft, isReviewClosed: true } : emptyDraft
  }
}

/** The problem to show at each field. @param found every field's problem. */
export function shownProblems({ touched, isFeeUnknown }: PaymentDraft, found: FieldProblems): FieldProblems {
  const recipient = touched.includes('recipient') ? found.recipient : undefined
  const typedAmount = touched.includes('amount') ? found.amount : undefined
  const amount = isFeeUnknown ? 'unknown-fee' : typedAmount
  return { ...(recipient && { recipient }), ...(amount && { amount }) }
}
