import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import { contractWriteNotice, unsavedWarning } from './contract-write-notice.ts'

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const review = {
  account,
  data: '0xab',
  simulatedAt: 1_000,
  head: 100n,
  result: undefined,
  gas: 50_000n,
  fee: 7n
} as const
const unread = {
  account,
  data: '0xab',
  simulatedAt: 1_000,
  failure: new ChainReadError('timeout', 84531, 'Slow.')
} as const
const revert = new ContractError('reverted', 'It reverted.', { revert: { type: 'reason', message: 'too little' } })
const poor = new ContractError('reverted', 'It reverted.', { revert: { type: 'custom', name: 'Poor', args: [] } })
const refusal = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
const unclear = {
  problem: { kind: 'wallet', problem: 'invalid-response' },
  details: 'null',
  isRejection: false
} as const
const sent = { account, hash: '0x1' } as const

const notices: readonly (readonly [ContractWrite, string | undefined, string?])[] = [
  [{ status: 'idle' }, undefined],
  [{ status: 'disconnected' }, 'Connect a wallet to go on.'],
  [{ status: 'elsewhere' }, 'Your wallet is on another network. Switch it to Base Goerli to go on.'],
  [{ status: 'simulating', account }, 'Checking what this would do. Nothing is sent yet.'],
  [
    { status: 'simulating', account, approved: review },
    'The network has moved on since you reviewed this. Checking it again before your wallet is asked.'
  ],
  [
    { status: 'refused', account, failure: revert },
    'The contract refused this, and said why. Nothing was sent.',
    'too little'
  ],
  [
    { status: 'refused', account, failure: new ChainReadError('insufficient-funds', 84531, 'Poor.') },
    'The account cannot pay for this. Nothing was sent.'
  ],
  [{ status: 'review', review }, 'This would succeed now. Review it, then confirm. Nothing is sent yet.'],
  [
    { status: 'review', review, isChanged: true },
    'What this would do has changed since you reviewed it. Review it again. Nothing is sent yet.'
  ],
  [
    { status: 'review', review, isUnchecked: true },
    'This could not be checked again. It is shown as you reviewed it: if you confirm once more, your wallet is asked for that. Nothing is sent yet.'
  ],
  [
    { status: 'unsimulated', review: unread, isUnchecked: true },
    'This could not be checked again. It is shown as you reviewed it: if you confirm once more, your wallet is asked for that. Nothing is sent yet.'
  ],
  [{ status: 'review', review, refusal }, 'You rejected the request in your wallet. Nothing was sent.'],
  [
    { status: 'unsimulated', review: unread },
    'The node did not answer in time. This page cannot check what this would do. If you go on, it may fail and still cost a fee.'
  ],
  [{ status: 'unsimulated', review: unread, refusal }, 'You rejected the request in your wallet. Nothing was sent.'],
  [
    { status: 'repeating', review },
    'This exact request may already have been sent. Sending it again could do it twice.'
  ],
  [{ status: 'revalidating', review }, 'Checking whether this is still the same. Nothing is sent yet.'],
  [{ status: 'asking', review }, 'Confirm this in your wallet.'],
  [
    { status: 'asking', review, earlier: '0x2' },
    'Your wallet has sent your earlier request after all. If you confirm this one too, it happens twice.'
  ],
  [
    { status: 'unclear', review, failure: unclear, whetherSent: 'unknown' },
    'Your wallet sent an invalid response. It may have been sent anyway: check your wallet before you try again.',
    'null'
  ],
  [{ status: 'sent', ...sent }, 'Sent. Follow it on the dashboard, under Transactions.'],
  [
    { status: 'sent', ...sent, isProposal: true },
    'Proposed in your Safe. It is listed under Transactions, and sent once enough owners have agreed.'
  ],
  [{ status: 'confirmed', ...sent }, 'Sent, and confirmed by the network.'],
  [{ status: 'reverted', ...sent, blockNumber: 7 }, 'Sent, but it failed. It did nothing, and still cost a fee.'],
  [
    { status: 'reverted', ...sent, blockNumber: 7, revert: { type: 'reason', details: 'too little' } },
    'Sent, but it failed. It did nothing, and still cost a fee. The contract refused this, and said why.',
    'too little'
  ],
  [
    { status: 'reverted', ...sent, blockNumber: 7, revert: { type: 'unrepeated', details: '' } },
    'Sent, but it failed. It did nothing, and still cost a fee. Why it failed is not known: the same call did not fail when run again. It may have run out of gas.'
  ],
  [
    { status: 'replaced', ...sent, replacement: 'cancellation' },
    'Cancelled: replaced by a transaction that sends nothing.'
  ],
  [{ status: 'withdrawn', ...sent }, 'Nothing was sent: it was rejected, replaced or removed in your Safe.']
]

const named = notices.map(([write, text, details]) => ({ write, text, details }))

test.each(named)('while $write.status, a visitor reads: $text', ({ write, text, details }) => {
  const notice = contractWriteNotice(write, 'Base Goerli')
  expect([notice?.text, notice?.details]).toEqual([text, details])
})

test.each<readonly [ContractWrite, string]>([
  [{ status: 'simulating', account }, 'Checking what this would do.'],
  [{ status: 'review', review }, 'This would succeed now. Review it, then confirm.'],
  [
    { status: 'review', review, isChanged: true },
    'What this would do has changed since you reviewed it. Review it again.'
  ],
  [
    { status: 'review', review, isUnchecked: true },
    'This could not be checked again. It is shown as you reviewed it: if you confirm once more, your wallet is asked for that.'
  ],
  [{ status: 'revalidating', review }, 'Checking whether this is still the same.']
])('nobody reads that nothing is sent yet while the same call may have been sent (%#)', (write, text) => {
  expect(contractWriteNotice(write, 'Base')?.text).toBe(`${text} Nothing is sent yet.`)
  expect(contractWriteNotice(write, 'Base', {}, true)?.text).toBe(
    `${text} The same request may already have been sent. Nothing is sent again yet.`
  )
})

test('a refusal says that nothing was sent this time if the same call may have been sent before', () => {
  const refusal = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
  expect(contractWriteNotice({ status: 'review', review, refusal }, 'Base', {}, true)?.text).toBe(
    'You rejected the request in your wallet. Nothing was sent this time.'
  )
})

test.each<ContractWrite>([
  { status: 'refused', account, failure: poor },
  { status: 'reverted', ...sent, blockNumber: 7, revert: { type: 'custom', details: 'Poor()' } }
])("while $status, the page's own words for an error of the contract are used", (write) => {
  const notice = contractWriteNotice(write, 'Base Goerli', { Poor: 'That is too little.' })
  expect(notice?.text).toContain('That is too little.')
  expect(notice?.details).toBe('Poor()')
})

test.each<readonly [ContractWrite, string]>([
  [
    { status: 'asking', review },
    'Your browser cannot store this request. If you close or reload this page, it will be forgotten here, even if your wallet sends it.'
  ],
  [
    { status: 'sent', ...sent },
    'Your browser could not store this. If you close or reload this page, it will no longer be listed here.'
  ]
])('a visitor is told what it means that the browser could not store it', (write, text) => {
  expect(unsavedWarning(write)).toBe(text)
})
