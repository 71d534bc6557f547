import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Address } from '../address.ts'
import { isFeeHigh, isFeeUncovered, type PaymentFindings, type PaymentReview } from './payment-review.ts'
import { paymentReviewRules } from './payment-review-rules.ts'
import { type Comparison, compareSummaries } from './review.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const findings: PaymentFindings = { foundAt: 1_000, isContract: false, fee: 31_500_000_000_001n }
const review: PaymentReview = {
  account: alice,
  chain: baseGoerli,
  payment: { to: bob, value: 25n * 10n ** 16n },
  findings
}
const summary = (given: PaymentFindings) => paymentReviewRules.summarise({ ...review, findings: given, head: 7n })
const failing = (failure: ChainReadFailure) => ({ ...findings, failure: new ChainReadError(failure, 84531, 'No.') })

test('of a token only the fee is paid from the native balance', () => {
  const token = { address: bob, symbol: 'tUSD', decimals: 6 }
  const ofToken = { ...review, payment: { to: bob, value: 2_500_000n, token } }
  expect([0n, findings.fee].map((balance) => isFeeUncovered(ofToken, balance))).toEqual([true, false])
})

test.each<[string, PaymentFindings, Comparison]>([
  ['the same', findings, 'same'],
  ['a fee that is a quarter higher', { ...findings, fee: ((findings.fee ?? 0n) * 125n) / 100n }, 'same'],
  ['a lower fee', { ...findings, fee: 1n }, 'same'],
  ['a fee that is twice as high', { ...findings, fee: (findings.fee ?? 0n) * 2n }, 'changed'],
  ['no fee', { ...findings, fee: undefined }, 'unknown'],
  ['a new contract', { ...findings, isContract: true }, 'changed'],
  ['a failure', failing('reverted'), 'changed'],
  ['no node that answers', failing('timeout'), 'unknown']
])('a later check that finds %s has to be reviewed again unless it is the same', (_, after, comparison) => {
  expect(compareSummaries(summary(findings), summary({ ...after, foundAt: 2_000 }))).toBe(comparison)
})

const ETHER = 10n ** 18n
const priced = (fee: bigint | undefined, usualFee: bigint | undefined, chain = baseGoerli) =>
  isFeeHigh({ ...review, chain, findings: { ...findings, fee, ...(usualFee !== undefined && { usualFee }) } })

test('a fee is high above ten times what is usual for the same gas, however much that is', () => {
  const wei = fc.bigInt({ min: 1n, max: 10n ** 22n })
  fc.assert(
    fc.property(wei, wei, (usual, more) => {
      expect(priced(10n * usual, usual)).toBe(false)
      expect(priced(10n * usual + more, usual)).toBe(true)
    })
  )
})

test('a fee is high above 0.05 ETH where nobody tells what is usual, and the unit is ETH', () => {
  expect([ETHER / 20n, ETHER / 20n + 1n].map((fee) => priced(fee, undefined))).toEqual([false, true])
  const nativeCurrency = { name: 'Other', symbol: 'OTH', decimals: 18 }
  expect(priced(ETHER, undefined, { ...baseGoerli, nativeCurrency })).toBe(false)
  expect(priced(undefined, 1n)).toBe(false)
})

test('a fee is uncovered if the account holds the amount only', () => {
  const { value } = review.payment
  const total = value + (findings.fee ?? 0n)
  expect([undefined, value - 1n, value, total - 1n, total].map((balance) => isFeeUncovered(review, balance))).toEqual([
    false,
    false,
    true,
    true,
    false
  ])
})
