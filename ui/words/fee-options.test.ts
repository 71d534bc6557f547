import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import type { PaymentFindings, PaymentReview } from '#domain/write/payment-review.ts'
import { feeOptions } from './fee-options.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const GWEI = 10n ** 9n
const speedsAt = (...[slow, normal, fast]: readonly [bigint, bigint, bigint]): FeeSpeeds => {
  const at = (maxFeePerGas: bigint, maxPriorityFeePerGas: bigint) => {
    return { maxFeePerGas, maxPriorityFeePerGas, fee: 21_000n * maxFeePerGas }
  }
  return { slow: at(slow, GWEI), normal: at(normal, GWEI), fast: at(fast, 2n * GWEI) }
}
const speeds = speedsAt(2n * GWEI, 3n * GWEI, 5n * GWEI)
const reviewOf = (findings: Partial<PaymentFindings>): PaymentReview => ({
  account: alice,
  chain: baseGoerli,
  payment: { to: alice, value: 1n },
  findings: { foundAt: 1, isContract: false, fee: 1n, ...findings }
})

test('each speed has its name, what it costs at most and what that does', () => {
  expect(feeOptions(reviewOf({ speeds }))).toEqual([
    {
      speed: 'slow',
      label: 'Slow',
      amount: 'at most 0.000042 ETH',
      effect: 'May wait if the network gets busier.'
    },
    {
      speed: 'normal',
      label: 'Normal',
      amount: 'at most 0.000063 ETH',
      effect: 'Leaves room for a busier network.'
    },
    {
      speed: 'fast',
      label: 'Fast',
      amount: 'at most 0.000105 ETH',
      effect: 'Offers more than most recent transactions did.'
    }
  ])
})

test('fast does not claim to offer more than others if its tip is the same', () => {
  const same = { ...speeds, fast: { ...speeds.fast, maxPriorityFeePerGas: GWEI } }
  expect(feeOptions(reviewOf({ speeds: same })).at(-1)?.effect).toBe('Leaves the most room for a busier network.')
})

test.each<[string, Partial<PaymentFindings>]>([
  ['no node tells of any', {}],
  ['their amounts read the same', { speeds: speedsAt(GWEI + 1n, GWEI + 7n, GWEI + 14n) }],
  ['the transfer would fail', { speeds, failure: new ContractError('reverted', 'No.') }]
])('there is nothing to choose if %s', (_, findings) => {
  expect(feeOptions(reviewOf(findings))).toEqual([])
})

test('before the chain has answered there is nothing to choose either', () => {
  const { findings: _, ...unchecked } = reviewOf({})
  expect(feeOptions(unchecked)).toEqual([])
})
