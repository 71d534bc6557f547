import { expect, test } from 'vitest'
import type { Fate } from '#domain/transaction/fate.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { sentNotice } from './sent-notice.ts'

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
  const { kind, text } = sentNotice(entryOf(of), false)
  expect(`${kind}: ${text}`).toBe(said)
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
  const { kind, text } = sentNotice(entryOf(of), true)
  expect(`${kind}: ${text}`).toBe(said)
})
