import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { BatchState } from '#domain/write/batch.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import { batchReviewFee, reviewFee } from './review-fee.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const simulated = { account, data: '0xab', simulatedAt: 1_000, head: 100n, result: undefined, gas: 50_000n } as const
const priced: ContractWrite = { status: 'review', review: { ...simulated, fee: 100_123_000_000_000n } }
const unpriced: ContractWrite = { status: 'review', review: { ...simulated, fee: undefined } }
const unread: ContractWrite = {
  status: 'unsimulated',
  review: { account, data: '0xab', simulatedAt: 1_000, failure: new ChainReadError('timeout', 84531, 'Slow.') }
}
const idle: ContractWrite = { status: 'idle' }

const known = { label: 'Network fee, at most', text: '0.000101 ETH', atMost: 101_000_000_000_000n }
const unknown = { label: 'Network fee', text: 'Not known here. Your wallet shows it before you confirm there.' }
const first = {
  label: 'Network fee',
  text: 'At most 0.000101 ETH for the first step if your wallet sends the steps one by one. It shows every fee before you confirm there.'
}
const untouched: BatchState = { status: 'unasked', done: [] }

test.each([
  [priced, known],
  [unpriced, unknown],
  [unread, unknown],
  [idle, undefined]
])('the review of %o shows the network fee as far as it is known', (write, fee) => {
  expect(reviewFee(write, baseGoerli)).toEqual(fee)
})

test.each<readonly [BatchState, ContractWrite, { count?: number; mustBeAtomic?: boolean }, object | undefined]>([
  [untouched, priced, {}, first],
  [untouched, unpriced, {}, unknown],
  [untouched, priced, { mustBeAtomic: true }, unknown],
  [untouched, priced, { count: 1, mustBeAtomic: true }, known],
  [{ status: 'unasked', done: ['0x1'] }, priced, {}, known],
  [{ status: 'stepping', done: [] }, priced, {}, known],
  [{ status: 'asking' }, priced, {}, unknown],
  [{ status: 'batched', id: 'b1' }, idle, {}, undefined]
])('in a batch with %o, the step %o and %o shows the fee of what is confirmed next', (batchState, step, given, fee) => {
  const batch = { batchState, step, count: 2, mustBeAtomic: false, ...given }
  expect(batchReviewFee(batch, baseGoerli)).toEqual(fee)
})
