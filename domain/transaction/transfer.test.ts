import { expect, test } from 'vitest'
import { isSameAddress } from '../address.ts'
import { checkTransfer } from './transfer.ts'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const rules = {
  balance: 10n ** 18n,
  decimals: 18,
  checksum: (address: string) => (isSameAddress(address, recipient) ? recipient : undefined)
} as const

test('a valid draft is a transfer in wei', () => {
  expect(checkTransfer({ recipient: ` ${recipient} `, amount: '0.5' }, rules)).toEqual({
    transfer: { to: recipient, value: 5n * 10n ** 17n }
  })
})

test.each([
  ['', '', 'missing-recipient', 'missing-amount'],
  ['0x12', 'abc', 'invalid-recipient', 'invalid-amount'],
  [recipient, '0', undefined, 'zero-amount'],
  [recipient, '1.1', undefined, 'exceeds-balance'],
  ['vitalik.eth', '1', 'invalid-recipient', undefined]
])('recipient %j and amount %j: %s, %s', (to, amount, recipientProblem, amountProblem) => {
  const checked = checkTransfer({ recipient: to, amount }, rules)
  expect([checked.transfer, checked.recipient, checked.amount]).toEqual([undefined, recipientProblem, amountProblem])
})

test.each([
  ['in lower case', recipient.toLowerCase()],
  ['in upper case', `0x${recipient.slice(2).toUpperCase()}`]
])('an address %s has no checksum that could be wrong, and goes on in lower case', (_, to) => {
  const expected = recipient.toLowerCase()
  expect(checkTransfer({ recipient: to, amount: '0.5' }, rules).transfer?.to).toBe(expected)
})

test.each([
  ['a capital letter that is small', recipient.replace('C', 'c')],
  ['another digit', recipient.replace('7099', '7098')]
])('an address with %s is mistyped', (_, to) => {
  expect(checkTransfer({ recipient: to, amount: '0.5' }, rules)).toEqual({ recipient: 'mistyped-recipient' })
})

test('an unknown balance limits nothing', () => {
  expect(checkTransfer({ recipient, amount: '5' }, { ...rules, balance: undefined }).transfer?.value).toBe(
    5n * 10n ** 18n
  )
})
