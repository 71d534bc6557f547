import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import type { BatchState } from '#domain/write/batch.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import { batchNotice } from './batch-notice.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const simulation = {
  account,
  data: '0xab',
  simulatedAt: 1_000,
  head: 100n,
  result: undefined,
  gas: 50_000n,
  fee: 7n
} as const
const refusal = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
const failure = {
  problem: { kind: 'wallet', problem: 'invalid-response' },
  details: 'null',
  isRejection: false
} as const
const idle: ContractWrite = { status: 'idle' }
const review: ContractWrite = { status: 'review', review: simulation }
const asking: ContractWrite = { status: 'asking', review: simulation }
const rejected: ContractWrite = { status: 'review', review: simulation, refusal }
const untouched: BatchState = { status: 'unasked', done: [] }
const stopped = (whetherSent: 'no' | 'unknown'): BatchState => ({ status: 'stopped', done: ['0x1'], whetherSent })

const notices: readonly (readonly [BatchState, ContractWrite, string | undefined, string?])[] = [
  [untouched, idle, undefined],
  [untouched, { status: 'simulating', account }, 'Checking what this would do. Nothing is sent yet.'],
  [
    untouched,
    review,
    'The first of 2 steps would succeed now. The others may depend on it, so this page cannot check them yet. Review all of them, then confirm. Nothing is sent yet.'
  ],
  [untouched, rejected, 'You rejected the request in your wallet. Nothing was sent.'],
  [
    { status: 'unasked', done: ['0x1'] },
    review,
    '1 of 2 steps went through. This would succeed now. Review it, then confirm. This step is not sent yet.'
  ],
  [{ status: 'unasked', done: ['0x1'] }, idle, '1 of 2 steps went through.'],
  [
    { status: 'impossible' },
    idle,
    'All of this has to happen together or not at all, and your wallet cannot do that. Nothing was sent.'
  ],
  [untouched, asking, 'Checking what your wallet supports before it asks you to confirm.'],
  [{ status: 'asking' }, asking, 'Confirm all 2 steps in your wallet.'],
  [
    { status: 'asking', earlier: 'b0' },
    asking,
    'Your wallet has taken your earlier request after all. If you confirm this one too, it may happen twice.'
  ],
  [
    { status: 'batched', id: 'b1' },
    idle,
    'Your wallet has all 2 steps, and this page asks it what becomes of them. They are listed under Transactions once they are sent.'
  ],
  [{ status: 'stepping', done: ['0x1'] }, asking, 'Step 2 of 2: Confirm this in your wallet.'],
  [{ status: 'confirmed', done: ['0x1', '0x2'] }, idle, 'All 2 steps were sent, and confirmed by the network.'],
  [
    { status: 'confirmed', done: [] },
    idle,
    'Your wallet reports that all 2 steps went through, but not in which transactions, so this page cannot list them.'
  ],
  [
    stopped('no'),
    { status: 'reverted', account, hash: '0x2', blockNumber: 7, revert: { type: 'reason', details: 'too little' } },
    '1 of 2 steps went through. Sent, but it failed. It did nothing, and still cost a fee. The contract refused this, and said why.',
    'too little'
  ],
  [
    stopped('no'),
    rejected,
    '1 of 2 steps went through. You rejected the request in your wallet. This step was not sent.'
  ],
  [
    stopped('unknown'),
    { status: 'unclear', review: simulation, failure, whetherSent: 'unknown' },
    '1 of 2 steps went through. Your wallet sent an invalid response. It may have been sent anyway: check your wallet before you try again.',
    'null'
  ],
  [
    { status: 'stopped', done: [], whetherSent: 'unknown' },
    { status: 'unclear', review: simulation, failure, whetherSent: 'unknown' },
    'Step 1 of 2: Your wallet sent an invalid response. It may have been sent anyway: check your wallet before you try again.',
    'null'
  ],
  [
    { status: 'stopped', done: [], whetherSent: 'no' },
    { status: 'reverted', account, hash: '0x1', blockNumber: 7 },
    '0 of 2 steps went through. Sent, but it failed. It did nothing, and still cost a fee.'
  ],
  [
    { status: 'stopped', done: [], whetherSent: 'no' },
    idle,
    'Your wallet reports that this failed. None of the steps had any effect.'
  ],
  [stopped('no'), idle, '1 of 2 steps went through.'],
  [
    stopped('unknown'),
    { status: 'removed', account, hash: '0x2' },
    'Step 2 of 2: Sent, but no longer listed under Transactions, so this page does not know what became of it: check your wallet or the explorer before you try again.'
  ],
  [
    { status: 'partial', hashes: ['0x1'] },
    idle,
    'Only a part of the 2 steps went through. What was sent is listed under Transactions: check there before you try again.'
  ],
  [
    { status: 'partial', hashes: [] },
    idle,
    'Only a part of the 2 steps went through. Your wallet does not say which transactions were sent: check there before you try again.'
  ],
  [
    { status: 'unclear' },
    { status: 'unclear', review: simulation, failure, whetherSent: 'unknown' },
    'Your wallet sent an invalid response. It may have been sent anyway: check your wallet before you try again.',
    'null'
  ],
  [
    { status: 'unclear', id: 'b1' },
    idle,
    'Your wallet does not say what became of this: check there before you try again.'
  ]
]

const named = notices.map(([batchState, step, text, details]) => ({ batchState, step, text, details }))

test.each(named)('while $batchState.status, a visitor reads: $text', ({ batchState, step, text, details }) => {
  const notice = batchNotice({ batchState, step, count: 2, network: 'Base Goerli' })
  expect([notice?.text, notice?.details]).toEqual([text, details])
})

const repeated: readonly (readonly [BatchState, ContractWrite, string])[] = [
  [untouched, review, 'This exact request may already have been sent. Sending it again could do it twice.'],
  [
    untouched,
    rejected,
    'You rejected the request in your wallet. Nothing was sent this time. This exact request may already have been sent. Sending it again could do it twice.'
  ],
  [
    { status: 'unasked', done: ['0x1'] },
    review,
    '1 of 2 steps went through. This exact request may already have been sent. Sending it again could do it twice.'
  ],
  [
    stopped('no'),
    rejected,
    '1 of 2 steps went through. You rejected the request in your wallet. This step was not sent this time. This exact request may already have been sent. Sending it again could do it twice.'
  ],
  [
    { status: 'impossible' },
    idle,
    'All of this has to happen together or not at all, and your wallet cannot do that. Nothing was sent this time.'
  ]
]

test.each(repeated.map(([batchState, step, text]) => ({ batchState, step, text })))(
  'while the same may already have been sent, a visitor reads: $text',
  ({ batchState, step, text }) => {
    expect(batchNotice({ batchState, step, count: 2, network: 'Base Goerli', beside: 'same' })?.text).toBe(text)
  }
)

test('a visitor whose wallet is not connected any more reads that nobody asks it', () => {
  const batch = { batchState: { status: 'batched', id: 'b1' }, step: idle, count: 2, network: 'Base Goerli' } as const
  expect(batchNotice({ ...batch, isAway: true })?.text).toBe(
    'Your wallet has all 2 steps. Connect it again, with the same account, to find out what becomes of them.'
  )
})

test('a batch of one call reads as a single one', () => {
  const texts = (batchState: BatchState, step: ContractWrite) =>
    batchNotice({ batchState, step, count: 1, network: 'Base Goerli' })?.text
  expect(texts(untouched, review)).toBe('This would succeed now. Review it, then confirm. Nothing is sent yet.')
  expect(texts({ status: 'stepping', done: [] }, asking)).toBe('Confirm this in your wallet.')
  expect(texts({ status: 'confirmed', done: ['0x1'] }, idle)).toBe('Sent, and confirmed by the network.')
})
