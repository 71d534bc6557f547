import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { FeeSpeed, FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import type { Address } from '../address.ts'
import {
  isFeeUncovered,
  type PaymentFindings,
  type PaymentReview,
  reviewedFee,
  suggestedFees,
  takesFees
} from './payment-review.ts'
import { paymentReviewRules } from './payment-review-rules.ts'
import { type Comparison, compareSummaries } from './review.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const speedsAt = (price: bigint): FeeSpeeds => {
  const at = (maxFeePerGas: bigint) => ({ maxFeePerGas, maxPriorityFeePerGas: 1n, fee: 100n * maxFeePerGas })
  return { slow: at(price), normal: at(2n * price), fast: at(3n * price) }
}
const speeds = speedsAt(100n)
const findings: PaymentFindings = { foundAt: 1_000, isContract: false, fee: 7n, speeds }
const review: PaymentReview = { account: alice, chain: baseGoerli, payment: { to: alice, value: 5n }, findings }
const { speeds: _, ...unpriced } = findings
const summary = (given: PaymentFindings, speed: FeeSpeed = 'normal') =>
  paymentReviewRules.summarise({ ...review, speed, head: 7n, findings: given })

test('what is reviewed is the fee at the chosen speed, which is normal by default', () => {
  expect(reviewedFee(review)).toBe(20_000n)
  const fast: PaymentReview = { ...review, speed: 'fast' }
  expect(reviewedFee(fast)).toBe(30_000n)
  expect([30_004n, 30_005n].map((balance) => isFeeUncovered(fast, balance))).toEqual([true, false])
  expect(suggestedFees(fast)).toEqual({ maxFeePerGas: 300n, maxPriorityFeePerGas: 1n })
})

test('without speeds nothing is suggested, whatever was chosen before', () => {
  const without: PaymentReview = { ...review, speed: 'fast', findings: unpriced }
  expect([reviewedFee(without), suggestedFees(without)]).toEqual([7n, undefined])
})

test.each<[string, Partial<PaymentFindings>, Comparison]>([
  ['the chosen fee is a quarter higher', { speeds: speedsAt(125n) }, 'same'],
  ['the chosen fee is twice as high', { speeds: speedsAt(200n) }, 'changed'],
  ['only the fee at current prices is twice as high', { fee: 14n }, 'same']
])('a later check holds or not, if %s', (_what, changes, comparison) => {
  for (const speed of ['slow', 'normal', 'fast'] as const)
    expect(compareSummaries(summary(findings, speed), summary({ ...findings, ...changes }, speed))).toBe(comparison)
})

test('if only one of two checks has speeds, the fees at current prices are compared', () => {
  expect(compareSummaries(summary(findings), summary(unpriced))).toBe('same')
  expect(compareSummaries(summary(unpriced), summary({ ...findings, fee: 14n }))).toBe('changed')
})

test('newer prices replace those that were reviewed only if they are lower', () => {
  const approved = { ...review, findings, head: 7n }
  const feesAfter = (after: PaymentFindings) =>
    suggestedFees(paymentReviewRules.toSend(approved, { ...approved, findings: after, head: 8n }))?.maxFeePerGas
  expect(feesAfter({ ...findings, speeds: speedsAt(90n) })).toBe(180n)
  expect(feesAfter({ ...findings, speeds: speedsAt(110n) })).toBe(200n)
  expect(feesAfter(unpriced)).toBe(200n)
})

test('a wallet that sends proposals takes no fees, as none does that is not there yet', () => {
  const connector = (sendsProposals?: boolean) => ({ ...(sendsProposals && { sendsProposals }) }) as Connector
  expect([connector(), connector(true), undefined].map(takesFees)).toEqual([true, false, false])
})
