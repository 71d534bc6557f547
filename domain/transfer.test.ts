import { expect, test } from 'vitest'
import { checkTransfer } from './transfer.ts'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const holding = { balance: 10n ** 18n, decimals: 18 }

test('a sound draft is a transfer in wei', () => {
  expect(checkTransfer({ recipient: ` ${recipient} `, amount: '0.5' }, holding)).toEqual({
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
  const checked = checkTransfer({ recipient: to, amount }, holding)
  expect([checked.transfer, checked.recipient, checked.amount]).toEqual([undefined, recipientProblem, amountProblem])
})

test('a balance that is not known yet forbids nothing', () => {
  expect(checkTransfer({ recipient, amount: '5' }, { ...holding, balance: undefined }).transfer?.value).toBe(
    5n * 10n ** 18n
  )
})
