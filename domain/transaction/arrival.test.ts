import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AssetTransfer } from '#domain/ports/chain-reader.ts'
import type { Address, Hex } from '../address.ts'
import { arrivalAmong, arrivalOf, isArrivalUnread, shortfallOf, type TokenPayment, tokenPaymentOf } from './arrival.ts'
import type { Fate } from './fate.ts'
import type { LoggedEvent } from './logged-transfer.ts'
import type { SentTransaction, Transaction } from './transaction.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const currency = { symbol: 'USDT', decimals: 2, address: token }
const hashOf = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const block = { blockNumber: 7, blockHash: hashOf(7) }
const payment: TokenPayment = { token, to: bob, promised: 1_000n, currency }

function entry(more: Partial<SentTransaction> = {}, fate: Fate = { status: 'confirmed', ...block }): Transaction {
  const description = { kind: 'transfer', to: bob, value: 1_000n, currency } as const
  return { sent: { hash: hashOf(1), description, from: alice, addedAt: 1, ...more }, fate }
}

const arrived = (amount: bigint): Fate => ({ status: 'confirmed', ...block, arrived: amount })
const transfer = (value: bigint, more: Partial<AssetTransfer> = {}): AssetTransfer => ({
  token,
  from: alice,
  to: bob,
  value,
  ...more
})
const balances = (balanceBefore?: bigint, balance?: bigint) => ({ balanceBefore, balance })

function log(n: number, more: Partial<LoggedEvent['args']> = {}): LoggedEvent {
  const args = { from: alice, to: bob, value: 1_000n, ...more }
  return { args, blockNumber: 7n, blockHash: hashOf(7), logIndex: n, transactionHash: hashOf(n) }
}

test('what was promised is the amount, unless the review has said less', () => {
  expect(tokenPaymentOf(entry())?.promised).toBe(1_000n)
  expect(tokenPaymentOf(entry({ promised: 900n }))?.promised).toBe(900n)
})

test.each<[string, Partial<SentTransaction>]>([
  [
    'a payment of native currency',
    { description: { kind: 'transfer', to: bob, value: 1n, currency: { symbol: 'ETH', decimals: 18 } } }
  ],
  ['a payment to oneself', { from: bob }],
  ['what host code has sent', { description: 'Pay' }],
  ['something else than was reviewed', { mismatch: { kind: 'call', outline: `${token} 0 0x095ea7b3` } }],
  ['a payment of which nothing was promised to arrive', { promised: 0n }]
])('of %s, nothing is read', (_what, sent) => {
  expect(isArrivalUnread(entry(sent))).toBe(false)
})

test('a confirmed payment in a token is read once, and one that failed or waits is not', () => {
  expect(isArrivalUnread(entry())).toBe(true)
  const fates: readonly Fate[] = [arrived(0n), { status: 'failed', ...block }, { status: 'pending' }]
  expect(fates.map((fate) => isArrivalUnread(entry({}, fate)))).toEqual([false, false, false])
})

test('the balances tell, whatever the token reports', () => {
  expect(arrivalOf(payment, balances(5n, 1_005n), { transfers: [] })).toBe(1_000n)
  expect(arrivalOf(payment, balances(5n, 5n), { transfers: [] })).toBe(0n)
  expect(arrivalOf(payment, balances(5n, 15n), { transfers: [transfer(10n)] })).toBe(10n)
})

test('without balances the receipt tells, of this token and this recipient alone', () => {
  const others = [
    transfer(5_000n, { token: alice }),
    transfer(5_000n, { to: alice }),
    transfer(1n, { token: undefined as never })
  ]
  expect(arrivalOf(payment, balances(), { transfers: [transfer(1_000n)] })).toBe(1_000n)
  expect(arrivalOf(payment, balances(5n), { transfers: others })).toBe(0n)
})

test('what the recipient passes on has arrived', () => {
  const passedOn = [transfer(1_000n), transfer(1_000n, { from: bob, to: alice })]
  expect(arrivalOf(payment, balances(), { transfers: passedOn })).toBe(1_000n)
  expect(arrivalOf(payment, balances(5n, 5n), { transfers: passedOn })).toBe('other-transfers')
})

test('without either, nothing is claimed', () => {
  expect(arrivalOf(payment, balances(), {})).toBeUndefined()
  expect(arrivalAmong(payment, balances(), {}, [], hashOf(1))).toBeUndefined()
})

test('a balance that says less than the receipt is asked about: the token may lie, or something else have moved', () => {
  const lie = { transfers: [transfer(1_000n)] }
  expect(arrivalOf(payment, balances(0n, 10n), lie)).toBe('other-transfers')
  expect(arrivalAmong(payment, balances(0n, 10n), lie, [log(1)], hashOf(1))).toBe(10n)
  expect(arrivalAmong(payment, balances(0n, 10n), lie, [log(1), log(2, { from: bob, to: alice })], hashOf(1))).toBe(
    1_000n
  )
  expect(arrivalAmong(payment, balances(0n, 10n), lie, [log(1), log(1, { from: bob, to: alice })], hashOf(1))).toBe(
    1_000n
  )
})

test('less than promised is a shortfall, but for what tokens round', () => {
  const shortfall = { arrived: 10n, promised: 1_000n, currency }
  expect(shortfallOf(entry({}, arrived(10n)))).toEqual(shortfall)
  expect(shortfallOf(entry({}, arrived(1_000n)))).toBeUndefined()
  expect(shortfallOf(entry({ promised: 10n }, arrived(10n)))).toBeUndefined()
  expect(shortfallOf(entry({ promised: 10_000n }, arrived(9_999n)))).toBeUndefined()
  expect(shortfallOf(entry())).toBeUndefined()
})

test('for any promise and any outcome, as much as arrives is told, at most the promise, and a shortfall only if it is less', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 128n })
  const outcome = fc.bigInt({ min: 0n, max: 2n ** 128n })
  fc.assert(
    fc.property(amount, outcome, outcome, (promised, moved, before) => {
      const told = arrivalOf({ ...payment, promised }, balances(before, before + moved), {
        transfers: [transfer(moved)]
      })
      expect(told).toBe(moved < promised ? moved : promised)
      const shortfall = shortfallOf(entry({ promised }, arrived(BigInt(told ?? 0n))))
      expect(shortfall !== undefined).toBe((promised - moved) * 10_000n > promised)
    })
  )
})
