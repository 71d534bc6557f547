import { expect, test } from 'vitest'
import { isSameAddress } from '../address.ts'
import { type PaymentFields, readPayment } from './payment.ts'
import { readRecipient } from './read-recipient.ts'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const given = {
  balance: 10n ** 18n,
  decimals: 18,
  checksum: (address: string) => (isSameAddress(address, recipient) ? recipient : undefined)
} as const
const check = (draft: PaymentFields, rules: { readonly balance: bigint | undefined } = given) =>
  readPayment(draft, {
    ...given,
    ...rules,
    recipient: readRecipient(draft.recipient, { chain: undefined, chains: [] })
  })

test('a valid draft is a transfer in wei', () => {
  expect(check({ recipient: ` ${recipient} `, amount: '0.5' })).toEqual({
    payment: { to: recipient, value: 5n * 10n ** 17n }
  })
})

test.each([
  ['', '', 'missing-recipient', 'missing-amount'],
  ['0x12', 'abc', 'invalid-recipient', 'invalid-amount'],
  [recipient, '0', undefined, 'zero-amount'],
  [recipient, '1.1', undefined, 'exceeds-balance'],
  ['vitalik.eth', '1', 'invalid-recipient', undefined],
  [`eth:${recipient}`, '0.5', 'other-network', undefined],
  [`ethereum:${recipient}?value=1`, '0.5', 'payment-request', undefined]
])('recipient %j and amount %j: %s, %s', (to, amount, recipientProblem, amountProblem) => {
  const checked = check({ recipient: to, amount })
  expect([checked.payment, checked.recipient, checked.amount]).toEqual([undefined, recipientProblem, amountProblem])
})

test.each([
  ['in lower case', recipient.toLowerCase()],
  ['in upper case', `0x${recipient.slice(2).toUpperCase()}`]
])('an address %s has no checksum that could be wrong, and goes on in lower case', (_, to) => {
  const expected = recipient.toLowerCase()
  expect(check({ recipient: to, amount: '0.5' }).payment?.to).toBe(expected)
})

test.each([
  ['a capital letter that is small', recipient.replace('C', 'c')],
  ['another digit', recipient.replace('7099', '7098')]
])('an address with %s is mistyped', (_, to) => {
  expect(check({ recipient: to, amount: '0.5' })).toEqual({ recipient: 'mistyped-recipient' })
})

test('an unknown balance limits nothing', () => {
  expect(check({ recipient, amount: '5' }, { balance: undefined }).payment?.value).toBe(5n * 10n ** 18n)
})
