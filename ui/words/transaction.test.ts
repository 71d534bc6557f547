import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import type { Mismatch } from '#domain/transaction/mismatch.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { brokenPromiseText, confirmationsText, insteadText, statusText } from './transaction.ts'

const hash = `0x${'1'.repeat(64)}` as const
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const sent: SentTransaction = { hash, description: 'Send 1 ETH', from, addedAt: 1 }
const of = (fate: Fate): Transaction => ({ sent, fate })
const pending = of({ status: 'pending' })
const block = { blockNumber: 7, blockHash: hash }
const replaced = of({ status: 'failed', replacement: 'unclear', blockNumber: 7 })
const spedUp = of({ status: 'confirmed', ...block, speedUp: hash })
const dropped = { ...of({ status: 'pending', unknownSince: 5 }), sent: { ...sent, nonce: 7 } }
const cancelled = of({ status: 'failed', replacement: 'cancellation', replacedBy: hash })
const replacedBy = (instead: string) => of({ status: 'failed', replacement: 'other', replacedBy: hash, instead })

test('the status is one of three words, with the mark of a replaced or dropped transaction beside it', () => {
  expect([pending, spedUp, cancelled, replacedBy(' 0 0x'), replaced, dropped].map(statusText)).toEqual([
    'Pending',
    'Confirmed',
    'Failed · Cancelled',
    'Failed · Replaced',
    'Failed · Replaced',
    'Pending · Dropped'
  ])
})

test.each([
  [`${from} 1500000000000000000 0x`, 'Instead, 1.5 ETH went to 0xf3…2266.'],
  [`${from} 0 0x`, 'Instead, an empty transaction went to 0xf3…2266.'],
  [`${from} 0 0xa9059cbb`, 'Instead, a call went to 0xf3…2266.'],
  [`${from} 2000000000000000000 0xa9059cbb`, 'Instead, a call with 2 ETH went to 0xf3…2266.'],
  [' 0 0x60016001', 'Instead, a contract was created.']
])('a replacement of %j is told in words', (instead, words) => {
  expect(insteadText(replacedBy(instead), baseGoerli)).toBe(words)
})

const spender = from.slice(2).toLowerCase().padStart(64, '0')
const approving = (amount: bigint) => `${from} 0 0x095ea7b3${spender}${amount.toString(16).padStart(64, '0')}`
const differing = (mismatch: Mismatch, fate: Fate = { status: 'confirmed', ...block }): Transaction => ({
  sent: { ...sent, mismatch },
  fate
})

test.each([
  [`${from} 1500000000000000000 0x`, '1.5 ETH to 0xf3…2266.'],
  [`${from} 0 0x`, 'an empty transaction to 0xf3…2266.'],
  [`${from} 0 0xa9059cbb`, 'a call to 0xf3…2266.'],
  [`${from} 2000000000000000000 0xa9059cbb`, 'a call with 2 ETH to 0xf3…2266.'],
  [approving(5n), 'an approval for 0xf3…2266 to spend tokens of 0xf3…2266.'],
  [approving(0n), 'a call to 0xf3…2266.'],
  [' 0 0x60016001', 'a new contract.']
])('of %j that was sent instead, it is said beside any status', (outline, words) => {
  const said = `Your wallet sent something else: ${words}`
  const fates: readonly Fate[] = [
    { status: 'pending' },
    { status: 'confirmed', ...block },
    { status: 'failed', ...block }
  ]
  for (const fate of fates) expect(brokenPromiseText(differing({ kind: 'call', outline }, fate), baseGoerli)).toBe(said)
})

test('another account that sent it is named', () => {
  const said = brokenPromiseText(differing({ kind: 'sender', from }), baseGoerli)
  expect(said).toBe('Your wallet sent it from another account: 0xf3…2266.')
})

test('of what was replaced, nothing is said that it did', () => {
  expect(brokenPromiseText(differing({ kind: 'sender', from }, cancelled.fate), baseGoerli)).toBeUndefined()
})

test.each([
  [0n, 'None of 10 USDT has arrived: the token moved nothing to the recipient.'],
  [100_000n, 'Only 0.1 USDT of 10 USDT has arrived.'],
  [10_000_000n, undefined]
])('of 10 USDT, the arrival of %s base units is told', (arrived, said) => {
  const currency = { symbol: 'USDT', decimals: 6, address: from } as const
  const description = { kind: 'transfer', to: `0x${'9'.repeat(40)}`, value: 10_000_000n, currency } as const
  const paid: Transaction = { sent: { ...sent, description }, fate: { status: 'confirmed', ...block, arrived } }
  expect(brokenPromiseText(paid, baseGoerli)).toBe(said)
})

test('nothing is said of what a cancellation or an unclear replacement did', () => {
  expect([cancelled, replaced].map((entry) => insteadText(entry, baseGoerli))).toEqual([undefined, undefined])
})

test('the confirmations so far are told while an entry waits for more', () => {
  const patient = { ...pending, sent: { ...sent, confirmations: 3 } }
  expect(confirmationsText(patient)).toBeUndefined()
  expect(confirmationsText({ ...patient, fate: { status: 'pending', confirmationsSoFar: 2 } })).toBe(
    '2 of 3 confirmations.'
  )
})
