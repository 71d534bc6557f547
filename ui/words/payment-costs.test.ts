import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { PLAIN_MARKS, parseUnits } from '#domain/amount.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { PaymentFindings, PaymentReview } from '#domain/write/payment-review.ts'
import { costRows, paymentCosts } from './payment-costs.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const findings: PaymentFindings = { foundAt: 1_000, isContract: false, fee: 31_500_000_000_001n }
const review: PaymentReview = {
  account: alice,
  chain: baseGoerli,
  payment: { to: bob, value: 25n * 10n ** 16n },
  findings
}

test('the shown numbers add up, and none of them is exceeded', () => {
  expect(paymentCosts(review)).toEqual({
    amount: '0.25 ETH',
    feeAtMost: '0.0000316 ETH',
    totalAtMost: '0.2500316 ETH'
  })
  const wei = fc.bigInt({ min: 0n, max: 10n ** 27n })
  const inWei = (text = '') => parseUnits(text.replace(' ETH', ''), 18, PLAIN_MARKS) ?? -1n
  fc.assert(
    fc.property(wei, wei, (value, fee) => {
      const costs = paymentCosts({ ...review, payment: { to: bob, value }, findings: { ...findings, fee } })
      expect(inWei(costs.amount)).toBe(value)
      expect(inWei(costs.feeAtMost)).toBeGreaterThanOrEqual(fee)
      expect(inWei(costs.totalAtMost)).toBe(value + inWei(costs.feeAtMost))
    })
  )
})

test('a token and its fee have no sum', () => {
  const token = { address: bob, symbol: 'tUSD', decimals: 6 }
  const ofToken = { ...review, payment: { to: bob, value: 2_500_000n, token } }
  expect(paymentCosts(ofToken)).toEqual({
    amount: '2.5 tUSD',
    feeAtMost: '0.0000316 ETH',
    totalAtMost: '2.5 tUSD and 0.0000316 ETH'
  })
})

test('without a fee there is no total', () => {
  const costs = { amount: '0.25 ETH', feeAtMost: undefined, totalAtMost: undefined }
  expect(paymentCosts({ ...review, findings: { ...findings, fee: undefined } })).toEqual(costs)
  const { findings: _, ...unchecked } = review
  expect(paymentCosts(unchecked)).toEqual(costs)
})

test('the fee is that of the chosen speed', () => {
  const at = (fee: bigint) => ({ maxFeePerGas: fee, maxPriorityFeePerGas: 1n, fee })
  const speeds = { slow: at(10_000n), normal: at(20_000n), fast: at(30_000n) }
  const fast: PaymentReview = { ...review, speed: 'fast', findings: { ...findings, speeds } }
  expect(paymentCosts(fast)).toMatchObject({ feeAtMost: '0.00000000000003 ETH' })
})

test('a fee that is not known yet is told from one that no node tells, and a transfer that would fail has none', () => {
  const { findings: _, ...unchecked } = review
  expect(costRows(review)).toEqual([
    ['Network fee, at most', '0.0000316 ETH'],
    ['Total, at most', '0.2500316 ETH']
  ])
  expect(costRows(unchecked)).toEqual([
    ['Network fee', '…'],
    ['Total', '0.25 ETH and the network fee']
  ])
  expect(costRows({ ...review, findings: { ...findings, fee: undefined } })[0]).toEqual([
    'Network fee',
    'Not known here. Your wallet shows it before you confirm there.'
  ])
  const failure = new ChainReadError('reverted', 84531, 'No.')
  expect(costRows({ ...review, findings: { ...findings, failure } })).toEqual([])
})
