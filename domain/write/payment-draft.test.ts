import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import {
  emptyDraft,
  nextPaymentDraft,
  type PaymentDraft,
  type PaymentDraftEvent,
  shownProblems
} from './payment-draft.ts'

type EventType = PaymentDraftEvent['type']
type Kept = readonly (keyof PaymentDraft)[]

const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const fields = { recipient: bob, amount: '2' }
const full: PaymentDraft = {
  fields,
  touched: ['recipient'],
  isFeeUnknown: true,
  speed: 'fast',
  isMax: true
}

/** What each event changes in a form that shows everything; undefined is no longer there. A missing one does not compile. */
const table: {
  readonly [Type in EventType]: readonly [PaymentDraftEvent & { readonly type: Type }, Partial<PaymentDraft>, Kept]
} = {
  typed: [{ type: 'typed', field: 'amount', text: '3' }, { fields: { ...fields, amount: '3' } }, ['touched', 'speed']],
  left: [
    { type: 'left', field: 'amount' },
    { touched: ['recipient', 'amount'] },
    ['fields', 'isFeeUnknown', 'speed', 'isMax']
  ],
  maxed: [{ type: 'maxed' }, { isMax: true }, ['fields', 'touched', 'isFeeUnknown', 'speed']],
  chose: [{ type: 'chose', speed: 'slow' }, { speed: 'slow' }, ['fields', 'touched', 'isFeeUnknown', 'isMax']],
  submitted: [
    { type: 'submitted' },
    { touched: ['recipient', 'amount'] },
    ['fields', 'isFeeUnknown', 'speed', 'isMax']
  ],
  sent: [{ type: 'sent' }, emptyDraft, []],
  feeUnknown: [{ type: 'feeUnknown' }, { isFeeUnknown: true }, ['fields', 'touched', 'speed', 'isMax']],
  moved: [{ type: 'moved', wasReviewing: true }, { ...emptyDraft, isReviewClosed: true }, []]
}

test.each(Object.values(table))(
  'a form that shows everything, then %o → %o, and %o as they were',
  (event, changed, kept) => {
    const unchanged = Object.fromEntries(kept.map((field) => [field, full[field]]))
    expect(nextPaymentDraft(full, event)).toEqual({ ...unchanged, ...changed })
  }
)

test('everything stays everything for another recipient, but not in another currency', () => {
  const typed = (field: 'recipient' | 'token') => nextPaymentDraft(full, { type: 'typed', field, text: bob }).isMax
  expect([typed('recipient'), typed('token')]).toEqual([true, undefined])
})

test('leaving an empty field, or one left before, changes nothing', () => {
  expect(nextPaymentDraft(emptyDraft, { type: 'left', field: 'amount' })).toBe(emptyDraft)
  expect(nextPaymentDraft(full, { type: 'left', field: 'recipient' })).toBe(full)
})

test('a problem is shown once its field was left, an unknown fee before any other', () => {
  const found = { recipient: 'invalid-recipient', amount: 'zero-amount' } as const
  expect(shownProblems(emptyDraft, found)).toEqual({})
  expect(shownProblems({ fields, touched: ['amount'] }, found)).toEqual({ amount: 'zero-amount' })
  expect(shownProblems(full, found)).toEqual({ recipient: 'invalid-recipient', amount: 'unknown-fee' })
})
