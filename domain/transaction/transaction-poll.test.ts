import { describe, expect, test } from 'vitest'
import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import type { Fate } from './fate.ts'
import type { SentTransaction, Transaction } from './transaction.ts'
import { transactionDetail } from './transaction-detail.ts'
import {
  HISTORY_BLOCKS,
  isDecidedByReceipt,
  isSearchDue,
  nextPollDelay,
  nextTransaction,
  pollPause,
  SEARCH_AFTER_MS,
  SLOW_POLL_MS,
  SUSPICION_LASTS_MS,
  type Suspicion,
  type TransactionPoll,
  UNKNOWN_AFTER_MS
} from './transaction-poll.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bundler = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const unseen: SentTransaction = { hash: hashOf(1), description: 'Send 1 ETH', from, addedAt: 1 }
const sent: SentTransaction = { ...unseen, nonce: 7, call: `${from} 1 0x`.toLowerCase(), firstSeenBlock: 100 }
const added: Transaction = { sent: unseen, fate: { status: 'pending' } }
const of = (fate: Fate): Transaction => ({ sent, fate })
const pending = of({ status: 'pending' })
const inBlock = { status: 'confirmed', blockNumber: 100, blockHash: hashOf(100) } as const
const confirmed = of(inBlock)
const replacedAt = (blockNumber: number) => of({ status: 'failed', replacement: 'unclear', blockNumber })
const replaced = replacedAt(102)
const shown: KnownTransaction = { from, to: from, nonce: 7, value: 1n, data: '0x', blockNumber: undefined }
const receipt: Receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }

/** Nodes that know nothing of the entry. One block in as long as a node may lag. */
const poll = (head: number, told: Partial<TransactionPoll> = {}): TransactionPoll => ({
  at: head * UNKNOWN_AFTER_MS,
  head: BigInt(head),
  receipt: undefined,
  transaction: 'unknown',
  minedCount: 7n,
  ...told
})
const [used, known] = [{ minedCount: 8n }, { transaction: shown }]

function fold(entry: Transaction, ...polls: readonly TransactionPoll[]) {
  let judged: { entry: Transaction; suspicion: Suspicion } = { entry, suspicion: {} }
  for (const each of polls) judged = nextTransaction(judged.entry, each, judged.suspicion)
  return judged
}
const entryAfter = (...parameters: Parameters<typeof fold>) => fold(...parameters).entry

describe('what a poll adds', () => {
  test('the head of the first one, and the nonce and the call as soon as a node shows the transaction', () => {
    expect(entryAfter(added, poll(100), poll(101, known))).toEqual(pending)
  })

  test('no call that is too long to store', () => {
    const long = { transaction: { ...shown, data: `0x${'ab'.repeat(10_000)}` } } as const
    expect(entryAfter(added, poll(100, long))).toEqual({
      ...added,
      sent: { ...unseen, firstSeenBlock: 100, nonce: 7 }
    })
  })

  test('no nonce of another account that sent it', () => {
    const byBundler = { transaction: { ...shown, from: bundler } } as const
    expect(entryAfter(added, poll(100, byBundler))).toEqual({ ...added, sent: { ...unseen, firstSeenBlock: 100 } })
  })
})

describe('a pending entry', () => {
  test('is settled by a receipt, whatever was suspected before', () => {
    const unknown = of({ status: 'pending', unknownSince: 5 })
    expect(entryAfter(unknown, poll(100, used), poll(101, { ...used, receipt }))).toEqual(confirmed)
    const reverted = { ...receipt, succeeded: false }
    expect(entryAfter(pending, poll(101, { receipt: reverted }))).toEqual(of({ ...inBlock, status: 'failed' }))
  })

  test('stays pending while its receipt is not deep enough, and is not unknown then', () => {
    const patient = { ...sent, confirmations: 3 }
    const unknown: Transaction = { sent: patient, fate: { status: 'pending', unknownSince: 5 } }
    expect(entryAfter(unknown, poll(101, { receipt }))).toEqual({
      sent: patient,
      fate: { status: 'pending', confirmationsSoFar: 2 }
    })
  })

  test('is replaced once its nonce has been used for as long as a node may lag, even without new blocks', () => {
    const [first, later] = [101 * UNKNOWN_AFTER_MS, 102 * UNKNOWN_AFTER_MS]
    expect(entryAfter(pending, poll(101, used), poll(101, used))).toEqual(pending)
    expect(entryAfter(pending, poll(101, used), poll(104, { ...used, at: later - 1 }))).toEqual(pending)
    const idle = [first, first + 4_000, later].map((at) => poll(101, { ...used, at }))
    expect(entryAfter(pending, ...idle)).toEqual(replacedAt(101))
    const unknown = of({ status: 'pending', unknownSince: 5 })
    expect(entryAfter(unknown, poll(101, used), poll(102, used))).toEqual(replaced)
  })

  test('is not replaced, but beyond history, when it is so old that nodes may have pruned its receipt', () => {
    const old = 100 + Number(HISTORY_BLOCKS)
    const last = replacedAt(old - 1)
    expect(entryAfter(pending, poll(old - 2, used), poll(old - 1, used))).toEqual(last)
    const beyond = of({ status: 'pending', unknownSince: old * UNKNOWN_AFTER_MS, isBeyondHistory: true })
    expect(entryAfter(pending, poll(old, used), poll(old + 1, used), poll(old + 2, used))).toEqual(beyond)
    expect(entryAfter(pending, poll(old), poll(old + 1)).fate).not.toHaveProperty('isBeyondHistory')
    const { minedCount: _, ...untold } = poll(old + 2)
    expect(entryAfter(beyond, poll(old, used), untold)).toEqual(beyond)
    expect(entryAfter(pending, poll(old), untold).fate).not.toHaveProperty('isBeyondHistory')
    expect(entryAfter(beyond, poll(old + 3, known))).toEqual(pending)
    expect(entryAfter(beyond, poll(old + 3, { ...used, receipt }))).toEqual(of({ ...inBlock, isFinal: true }))
  })

  test('is also replaced while a node still has it in its mempool', () => {
    expect(entryAfter(pending, poll(101, { ...used, ...known }), poll(102, { ...used, ...known }))).toEqual(replaced)
  })

  test('is not replaced when the nonce was free in between', () => {
    expect(entryAfter(pending, poll(101, used), poll(102), poll(103, used)).fate).toMatchObject({ status: 'pending' })
  })

  test('is not replaced while a node has it in a block, and only its receipt is late', () => {
    const mined = { ...used, transaction: { ...shown, blockNumber: 101n } }
    expect(entryAfter(pending, poll(101, mined), poll(102, mined))).toEqual(pending)
  })

  test('is never judged by a nonce that no node has shown, or that is not its account’s', () => {
    const polls = [poll(101, used), poll(102, used), poll(103, used)]
    expect(entryAfter(added, ...polls).fate).toMatchObject({ status: 'pending' })
    const byBundler = { ...used, transaction: { ...shown, from: bundler } } as const
    expect(entryAfter(added, poll(101, byBundler), poll(102, byBundler), ...polls).fate).toMatchObject({
      status: 'pending'
    })
  })

  test('is never judged by a count that no node returned', () => {
    const { minedCount: _, ...untold } = poll(101)
    expect(entryAfter(pending, untold, { ...untold, head: 102n }).fate).toMatchObject({ status: 'pending' })
  })

  test('is unknown since the first poll that did not find it, once that is long ago', () => {
    const later = 102 * UNKNOWN_AFTER_MS
    expect(entryAfter(pending, poll(101), poll(102, { at: later - 1 }))).toEqual(pending)
    const unknown = of({ status: 'pending', unknownSince: later - UNKNOWN_AFTER_MS })
    expect(entryAfter(pending, poll(101), poll(102, { at: later }))).toEqual(unknown)
    expect(entryAfter(pending, poll(101), poll(101, { at: later }), poll(103, { at: later * 2 }))).toEqual(unknown)
  })

  test('is unknown since now once the clock was set back, and that is told at once', () => {
    const unknown = of({ status: 'pending', unknownSince: 100 * UNKNOWN_AFTER_MS })
    const at = 50 * UNKNOWN_AFTER_MS
    expect(entryAfter(unknown, poll(101, { at }))).toEqual(of({ status: 'pending', unknownSince: at }))
  })

  test('is known again once a node returns it, and must be missing for as long again to be unknown', () => {
    const later = 103 * UNKNOWN_AFTER_MS - 1
    const unknown = of({ status: 'pending', unknownSince: 5 })
    expect(fold(unknown, poll(101), poll(102, known))).toEqual({ entry: pending, suspicion: {} })
    expect(entryAfter(pending, poll(101), poll(102, known), poll(103, { at: later }))).toEqual(pending)
  })

  test('that no node has ever had is said to be unseen after fifty blocks and ten minutes, while its expected nonce is free', () => {
    const since = 100 * UNKNOWN_AFTER_MS
    const lost: Transaction = {
      sent: { ...unseen, firstSeenBlock: 100, expectedNonce: 7 },
      fate: { status: 'pending', unknownSince: since }
    }
    const at = since + 600_000
    const after = (head: number, told: Partial<TransactionPoll> = {}, entry = lost) =>
      transactionDetail(entryAfter(entry, poll(head, { at, ...told })))
    expect(after(150)).toBe('neverSeen')
    expect(after(149)).toBe('unknown')
    expect(after(150, { at: at - 1 })).toBe('unknown')
    expect(after(150, used), 'with its nonce').toBe('unknown')
    const { expectedNonce: _, ...unexpected } = lost.sent
    expect(after(150, {}, { ...lost, sent: unexpected }), 'without a guess').toBe('unknown')
    expect(after(150, {}, { ...lost, sent: { ...lost.sent, nonce: 7 } }), 'once a node had it').toBe('unknown')
    const { minedCount: _untold, ...untold } = poll(150, { at })
    expect(transactionDetail(entryAfter(lost, untold)), 'without a count').toBe('unknown')
    expect(transactionDetail(entryAfter(lost, poll(150, { at }), untold)), 'after one').toBe('neverSeen')
    expect(entryAfter(lost, poll(150, { at, ...known })).sent).not.toHaveProperty('expectedNonce')
  })

  test('is searched by its expected nonce once that is used, until something is found', () => {
    const sentLost = { ...unseen, firstSeenBlock: 100, expectedNonce: 7 }
    const lost: Transaction = { sent: sentLost, fate: { status: 'pending', unknownSince: 5 } }
    const isDue = (entry: Transaction, told: Partial<TransactionPoll>) => isSearchDue(entry, poll(101, told), {})
    expect(isDue(lost, used)).toBe(true)
    expect(isDue(lost, { minedCount: 7n })).toBe(false)
    expect(isDue({ ...lost, fate: { status: 'pending' } }, used), 'a node may merely lag').toBe(false)
    expect(isDue({ sent: sentLost, fate: { ...lost.fate, nonceUsedBy: hashOf(2) } as Fate }, used)).toBe(false)
  })

  test('is not unknown because a node did not answer', () => {
    const { transaction: _, ...untold } = poll(101)
    expect(entryAfter(pending, untold, { ...untold, at: untold.at + UNKNOWN_AFTER_MS })).toEqual(pending)
  })

  test('a node below the first seen block is ignored', () => {
    expect(entryAfter(pending, poll(98, used), poll(99, used))).toEqual(pending)
    expect(entryAfter(pending, poll(98), poll(99))).toEqual(pending)
  })
})

describe('the transaction that used a nonce', () => {
  const { suspicion } = fold(pending, poll(101, used))
  const at = 101 * UNKNOWN_AFTER_MS + SEARCH_AFTER_MS

  test('is searched for after some seconds, because receipts may be late', () => {
    expect(isSearchDue(pending, poll(101, { ...used, at: at - 1 }), suspicion)).toBe(false)
    expect(isSearchDue(pending, poll(101, { ...used, at }), suspicion)).toBe(true)
    expect(isSearchDue(pending, poll(101, { ...used, at }), {})).toBe(false)
  })

  test('is searched for while it is unclear, but not once found, with a free nonce, or beyond history', () => {
    const found = of({ status: 'failed', replacement: 'unclear', replacedBy: hashOf(2), blockNumber: 102 })
    expect(isSearchDue(replaced, poll(103, used), {})).toBe(true)
    expect(isSearchDue(found, poll(103, used), {})).toBe(false)
    expect(isSearchDue(replaced, poll(103), {})).toBe(false)
    expect(isSearchDue(replaced, poll(100 + Number(HISTORY_BLOCKS), used), {})).toBe(false)
    expect(isSearchDue(added, poll(103, used), { contradictedAt: 0 })).toBe(false)
    expect(isSearchDue(confirmed, poll(103, used), {})).toBe(false)
  })
})

describe('a suspicion', () => {
  const { suspicion } = fold(pending, poll(101, used))

  test('applies to one status and one block: a change by another tab is not suspected yet', () => {
    const settled = of({ ...inBlock, blockNumber: 101 })
    expect(nextTransaction(settled, poll(102), suspicion).entry).toEqual(settled)
    const { suspicion: ofBlock } = fold(confirmed, poll(101))
    const elsewhere = of({ ...inBlock, blockNumber: 101, blockHash: hashOf(101) })
    expect(nextTransaction(elsewhere, poll(102), ofBlock).entry).toEqual(elsewhere)
  })

  test('expires when no poll has upheld it for long', () => {
    const at = 101 * UNKNOWN_AFTER_MS + SUSPICION_LASTS_MS
    expect(nextTransaction(pending, poll(102, { ...used, at }), suspicion).entry).toEqual(replaced)
    expect(nextTransaction(pending, poll(102, { ...used, at: at + 1 }), suspicion).entry).toEqual(pending)
    expect(nextTransaction(pending, poll(102, { at: at + 1 }), fold(pending, poll(101)).suspicion).entry).toEqual(
      pending
    )
  })

  test('lasts longer where a round of polls takes longer', () => {
    const at = 101 * UNKNOWN_AFTER_MS + SUSPICION_LASTS_MS + 1
    expect(nextTransaction(pending, poll(102, { ...used, at }), suspicion, SUSPICION_LASTS_MS + 1).entry).toEqual(
      replaced
    )
  })
})

test('the receipt alone decides a settled entry unless it is missing; a node that lags decides nothing', () => {
  const told = (entry: Transaction, ...[head, and]: Parameters<typeof poll>) =>
    isDecidedByReceipt(entry, poll(head, and))
  expect([told(confirmed, 101, { receipt }), told(confirmed, 99)]).toEqual([true, true])
  expect([told(confirmed, 101), told(pending, 101, { receipt }), told(pending, 99)]).toEqual([false, false, false])
})

test('entries that may change soon are polled every time, unknown ones once a minute, final ones never again', () => {
  const unknown = of({ status: 'pending', unknownSince: 5 })
  const final = of({ ...inBlock, isFinal: true })
  expect([pending, unknown, confirmed, final].map((entry) => pollPause(entry, {}))).toEqual([
    0,
    SLOW_POLL_MS,
    0,
    undefined
  ])
  expect(pollPause(unknown, { contradictedAt: 100 })).toBe(0)
})

test('a receipt is requested after 200 ms × 2^n for 6 retries, then with every poll of the head', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(nextPollDelay)).toEqual([200, 400, 800, 1600, 3200, 6400, undefined])
})
