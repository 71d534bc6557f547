import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import type { CompleteReview, PaymentFindings, PaymentWrite } from '#domain/write/payment-review.ts'
import {
  failureNotice,
  fieldProblem,
  recipientHistory,
  refusalNotice,
  reviewProgress,
  sentNotice
} from './payment-notice.ts'

const hash = `0x${'1'.repeat(64)}` as const
const pending = { status: 'pending' } as const
const sent: SentTransaction = {
  hash,
  description: 'Send 1 ETH',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  addedAt: 1
}
const proposal: SentTransaction = { ...sent, isProposal: true }
const entryOf = (of: Fate | Transaction): Transaction => ('sent' in of ? of : { sent, fate: of })

test.each<[string, Fate | Transaction, string]>([
  ['waits', pending, 'success: Sent. Follow it under Transactions.'],
  ['is confirmed', { status: 'confirmed' }, 'success: Sent, and confirmed by the network.'],
  [
    'is in a block of a network that does not say whether it succeeded',
    { status: 'confirmed', isOutcomeUnknown: true },
    'warning: It is in a block, but this network does not say whether it succeeded.'
  ],
  ['failed', { status: 'failed' }, 'danger: Sent, but the transaction failed.'],
  [
    'was cancelled',
    { status: 'failed', replacement: 'cancellation', replacedBy: hash },
    'warning: Cancelled: replaced by a transaction that sends nothing.'
  ],
  [
    'was replaced, nobody knows by what,',
    { status: 'failed', replacement: 'unclear' },
    'warning: Replaced by another transaction, and this page cannot tell what that one did. A speed-up still made the payment, a cancellation did not: your wallet shows which.'
  ],
  ['was sped up and paid', { status: 'confirmed', speedUp: hash }, 'success: Sent, and confirmed by the network.'],
  [
    'is proposed',
    { sent: proposal, fate: pending },
    'success: Proposed in your Safe. It is listed under Transactions, and sent once enough owners have agreed.'
  ],
  [
    'was rejected by the owners',
    { sent: proposal, fate: { status: 'failed' } },
    'danger: Nothing was sent: it was rejected, replaced or removed in your Safe.'
  ]
])('what was sent and %s is said to be so', (_, of, said) => {
  const { kind, text } = sentNotice(entryOf(of), baseGoerli, false)
  expect(`${kind}: ${text}`).toBe(said)
})

test('what the wallet has sent instead is no success', () => {
  const { sent } = entryOf({ status: 'confirmed' })
  const mismatch = { kind: 'call', outline: `0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5 0x` } as const
  expect(sentNotice({ sent: { ...sent, mismatch }, fate: { status: 'confirmed' } }, baseGoerli, false)).toEqual({
    kind: 'warning',
    text: 'Sent, and confirmed by the network. Your wallet sent something else: 0.000000000000000005 ETH to 0x70…79C8.'
  })
})

test.each<[string, Fate | Transaction, string]>([
  [
    'was sent',
    pending,
    'warning: Sent, but your browser could not save it. Follow it under Transactions before you close this page.'
  ],
  [
    'is proposed',
    { sent: proposal, fate: pending },
    'warning: Proposed in your Safe, but your browser could not save it. After you close this page, follow it in your Safe.'
  ],
  ['failed', { status: 'failed' }, 'danger: Sent, but the transaction failed.']
])('what %s and the browser did not keep is said to be so', (_, of, said) => {
  const { kind, text } = sentNotice(entryOf(of), baseGoerli, true)
  expect(`${kind}: ${text}`).toBe(said)
})

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const findings: PaymentFindings = { foundAt: 1_000, isContract: false, fee: 21_000n }
const review: CompleteReview = {
  account: alice,
  chain: baseGoerli,
  payment: { to: bob, value: 10n ** 18n },
  findings,
  head: 100n
}
const contradicted: CompleteReview = {
  ...review,
  findings: { ...findings, simulation: { outcome: { succeeded: false }, before: [], after: [] } }
}
const timeout = new ChainReadError('timeout', 84531, 'Slow.')
const rejected = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
const invalid = {
  problem: { kind: 'wallet', problem: 'invalid-response' },
  details: 'null',
  isRejection: false
} as const

test.each<[string, PaymentWrite, string | undefined]>([
  ['not started', { status: 'idle' }, undefined],
  ['simulated', { status: 'simulating', account: alice }, 'Checking what this would do.'],
  [
    'simulated again',
    { status: 'simulating', account: alice, approved: review },
    'Some time has passed. Checking whether this is still the same.'
  ],
  ['compared with the newest block', { status: 'revalidating', review }, 'Checking whether this is still the same.'],
  ['reviewed', { status: 'review', review }, 'This would succeed now. Nothing is sent yet.'],
  [
    'reviewed anew',
    { status: 'review', review, isChanged: true },
    'This has changed since you reviewed it. Nothing is sent yet: review it again.'
  ],
  [
    'reviewed, and could not be checked again',
    { status: 'review', review, isUnchecked: true },
    'This could not be checked again. It is shown as you reviewed it: if you confirm once more, your wallet is asked for that. Nothing is sent yet.'
  ],
  [
    'reviewed without a simulation, and could not be checked again',
    { status: 'unsimulated', review, isUnchecked: true },
    'This could not be checked again. It is shown as you reviewed it: if you confirm once more, your wallet is asked for that. Nothing is sent yet.'
  ],
  ['reviewed after a refusal', { status: 'review', review, refusal: rejected }, undefined],
  ['reviewed while its checks disagree', { status: 'review', review: contradicted }, undefined],
  ['reviewed without a simulation', { status: 'unsimulated', review }, undefined],
  [
    'refused after it was approved',
    { status: 'refused', account: alice, failure: timeout, isChanged: true },
    'This has changed since you reviewed it. Nothing is sent yet: review it again.'
  ],
  ['waiting for the wallet', { status: 'asking', review }, undefined]
])('of a payment that is %s, its progress is said once', (_, write, said) => {
  expect(reviewProgress(write, 'review' in write ? write.review : review, undefined)).toBe(said)
})

test('of a payment beside which the wallet may still show a request, only that is said, and not that nothing is sent', () => {
  const [same, other] = [
    'This exact transfer may already have been sent. Sending it again could pay twice.',
    'Another request may still be open in your wallet. Approve there only what you still want.'
  ]
  expect(reviewProgress({ status: 'review', review }, review, 'same')).toBe(same)
  expect(reviewProgress({ status: 'review', review, refusal: rejected }, review, 'other')).toBe(other)
  expect(reviewProgress({ status: 'unsimulated', review }, review, 'other')).toBe(other)
  expect(reviewProgress({ status: 'review', review, isChanged: true }, review, 'other')).toBe(
    `What this would do has changed since you reviewed it. Review it again. ${other}`
  )
  expect(reviewProgress({ status: 'asking', review }, review, 'other')).toBeUndefined()
})

test.each<[string, PaymentFindings['failure'], string]>([
  [
    'the token refuses',
    new ContractError('reverted', 'It reverted.', { revert: { type: 'reason', message: 'paused' } }),
    'danger: The contract refused this, and said why. Nothing was sent. (paused)'
  ],
  [
    'the recipient does not accept',
    new ChainReadError('reverted', 84531, 'No.'),
    'danger: The recipient is a contract that does not accept this. Nothing was sent. (No.)'
  ],
  [
    'the account cannot pay',
    new ChainReadError('insufficient-funds', 84531, 'Poor.'),
    'danger: The account does not hold enough for this and the network fee. Nothing was sent. (Poor.)'
  ],
  [
    'no node could check',
    timeout,
    'warning: The node did not answer in time. This page cannot check what this would do. If you go on, it may fail and still cost a fee. (Slow.)'
  ]
])('of a payment that %s, the reason is said, with the words of others as details', (_, failure, said) => {
  const { kind, text, details } = failureNotice({ ...(failure && { failure }) }) ?? {}
  expect(`${kind}: ${text} (${details})`).toBe(said)
})

test('of a payment that would succeed, no reason is given', () => {
  expect(failureNotice(findings)).toBeUndefined()
})

test('after a refusal, a payment is said not to be sent, or not this time if an earlier request may have been', () => {
  const refused: PaymentWrite = { status: 'review', review, refusal: rejected }
  expect(refusalNotice(refused, false)?.text).toBe('You rejected the request in your wallet. Nothing was sent.')
  expect(refusalNotice(refused, true)?.text).toBe(
    'You rejected the request in your wallet. Nothing was sent this time.'
  )
  expect(refusalNotice({ status: 'review', review }, true)).toBeUndefined()
})

test('a payment that may have been sent is never said not to be, whatever was asked before', () => {
  const unclear: PaymentWrite = { status: 'unclear', review, failure: invalid, whetherSent: 'unknown' }
  const notice = {
    kind: 'danger',
    text: 'Your wallet sent an invalid response. It may have been sent anyway: check your wallet before you try again.',
    details: 'null'
  }
  expect([refusalNotice(unclear, false), refusalNotice(unclear, true)]).toEqual([notice, notice])
})

test('a recipient is called new only once the whole history is read', () => {
  const [paid, notPaid] = [
    'You have sent to this address from this page before.',
    'This page lists nothing that you have sent to this address before.'
  ]
  expect(recipientHistory({ isPaid: true, isComplete: false })).toBe(paid)
  expect(recipientHistory({ isPaid: false, isComplete: false })).toBeUndefined()
  expect(recipientHistory({ isPaid: false, isComplete: true })).toBe(notPaid)
})

test('a field tells its problem, with the network that an address is for, and not that a name is looked up', () => {
  expect(fieldProblem('zero-amount', undefined)).toBe('Enter an amount above zero.')
  expect(fieldProblem('other-network', { problem: 'other-network', network: 'Celo' })).toBe(
    'This address is for Celo. Switch to that network first, or enter an address for this one.'
  )
  expect([fieldProblem(undefined, undefined), fieldProblem('resolving-name', undefined)]).toEqual([
    undefined,
    undefined
  ])
})
