import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Announcement } from '#domain/transaction/announcement.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { transactionNews } from '#domain/transaction/transaction-detail.ts'
import { translate } from '#ui/text/live-text.ts'
import { announcementText } from './announcement.ts'

const hash = `0x${'1'.repeat(64)}` as const
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const sent: SentTransaction = { hash, description: 'Send 1 ETH', from, addedAt: 1 }
const of = (fate: Fate): Transaction => ({ sent, fate })
const pending = of({ status: 'pending' })
const unknown = of({ status: 'pending', unknownSince: 5 })
const beyond = of({ status: 'pending', unknownSince: 5, isBeyondHistory: true })
const block = { blockNumber: 7, blockHash: hash }
const confirmed = of({ status: 'confirmed', ...block })
const reorganised = of({ status: 'pending', ...block })
const replaced = of({ status: 'failed', replacement: 'unclear', blockNumber: 7 })
const spedUp = of({ status: 'confirmed', ...block, speedUp: hash })
const cancelled = of({ status: 'failed', replacement: 'cancellation', replacedBy: hash })
const other = of({ status: 'failed', replacement: 'other', replacedBy: hash, instead: ' 0 0x' })

afterEach(() => translate({}))

function newsOf(before: Transaction, entry: Transaction): string | undefined {
  const news = transactionNews(before, entry)
  return news && announcementText({ kind: 'news', news, entry, nativeCurrency: baseGoerli.nativeCurrency }, String)
}

test('what is found out later of a promise is told once, after the status', () => {
  const mismatch = { kind: 'sender', from } as const
  const other = { ...confirmed, sent: { ...sent, mismatch } }
  const said = 'Send 1 ETH: Confirmed. Your wallet sent it from another account: 0xf3…2266.'
  expect([newsOf(pending, other), newsOf(confirmed, other), newsOf(other, other)]).toEqual([said, said, undefined])
})

test('a new status or detail is told', () => {
  expect([
    newsOf(pending, confirmed),
    newsOf(pending, replaced),
    newsOf(replaced, spedUp),
    newsOf(pending, cancelled),
    newsOf(pending, other),
    newsOf(confirmed, reorganised),
    newsOf(pending, unknown),
    newsOf(unknown, beyond)
  ]).toMatchInlineSnapshot(`
    [
      "Send 1 ETH: Confirmed",
      "Send 1 ETH: Failed. Replaced by another transaction, and this page cannot tell what that one did. A speed-up still made the payment, a cancellation did not: your wallet shows which.",
      "Send 1 ETH: Confirmed. Sped up: replaced by another transaction that does the same.",
      "Send 1 ETH: Failed. Cancelled: replaced by a transaction that sends nothing.",
      "Send 1 ETH: Failed. Not carried out: replaced by another transaction from this account.",
      "Send 1 ETH: Pending. The network dropped the block that contained it. It may be included again.",
      "Send 1 ETH: Pending. Not found on the network. It may still go through.",
      "Send 1 ETH: Pending. Too old for the network's nodes to know what became of it. A block explorer may.",
    ]
  `)
})

test('that the network does not say whether an entry succeeded is told beside its status', () => {
  expect(newsOf(pending, of({ status: 'confirmed', ...block, isOutcomeUnknown: true }))).toBe(
    'Send 1 ETH: Confirmed. It is in a block, but this network does not say whether it succeeded.'
  )
})

test('why an entry was reverted is told', () => {
  const failed = { status: 'failed', ...block } as const
  expect(newsOf(of(failed), of({ ...failed, revert: { type: 'reason', details: 'Too late' } }))).toBe(
    'Send 1 ETH: Failed. The contract refused this, and said why. Too late'
  )
})

test('an announcement holds no sentence, and follows the language', () => {
  const value = 15n * 10n ** 17n
  const { symbol, decimals } = baseGoerli.nativeCurrency
  const description = { kind: 'transfer', to: from, value, currency: { symbol, decimals } } as const
  const removed: Announcement = { kind: 'removed', description, isForgotten: true }
  const told = () => announcementText(removed, String)
  expect(told()).toBe('Send 1.5 ETH to 0xf3…2266 was removed from the list.')
  translate({
    numberMarks: { decimal: ',', group: '.' },
    account: { transactions: { sentTo: (amount: string, to: string) => `${amount} an ${to} senden` } },
    transactions: { removed: (said: string) => `${said} wurde entfernt.` }
  })
  expect(told()).toBe('1,5 ETH an 0xf3…2266 senden wurde entfernt.')
})

test('what was cleared and put back is told with its number', () => {
  const told = (announcement: Announcement) => announcementText(announcement, (count) => `${count}!`)
  expect([
    told({ kind: 'cleared', count: 1200, isForgotten: true, isAnyPending: true }),
    told({ kind: 'cleared', count: 1, isForgotten: false, isAnyPending: false }),
    told({ kind: 'put-back', count: 2 })
  ]).toMatchInlineSnapshot(`
    [
      "1200! transactions cleared from this browser, Activity included. Pending ones stay until they are settled.",
      "1! transaction cleared, but your browser could not save that. When this page is loaded again, it may be back.",
      "2! transactions are back in the list.",
    ]
  `)
})
