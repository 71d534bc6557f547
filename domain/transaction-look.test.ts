import { describe, expect, test } from 'vitest'
import type { KnownTransaction, Receipt } from './ports/chain-reader.ts'
import type { Transaction } from './transaction.ts'
import {
  DOUBT_LASTS_MS,
  type Doubt,
  FINAL_DEPTH,
  HISTORY_BLOCKS,
  isSettledForGood,
  isToldByReceipt,
  nextLookDelay,
  nextTransaction,
  SLOW_LOOK_MS,
  type TransactionLook,
  UNKNOWN_AFTER_MS
} from './transaction-look.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bundler = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const added: Transaction = { hash: hashOf(1), description: 'Send 1 ETH', status: 'pending', from, addedAt: 1 }
const pending: Transaction = { ...added, nonce: 7, firstSeenBlock: 100 }
const confirmed: Transaction = { ...pending, status: 'confirmed', blockNumber: 100, blockHash: hashOf(100) }
const replaced: Transaction = { ...pending, status: 'failed', isReplaced: true, blockNumber: 102 }
const shown: KnownTransaction = { from, to: from, nonce: 7, value: 1n, blockNumber: undefined }
const receipt: Receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }

/** Nodes that know nothing of the entry, and whose account has not sent anything since. Blocks are as rare as beliefs. */
const look = (head: number, told: Partial<TransactionLook> = {}): TransactionLook => ({
  at: head * UNKNOWN_AFTER_MS,
  head: BigInt(head),
  receipt: undefined,
  transaction: 'unknown',
  minedCount: 7n,
  ...told
})
const used = { minedCount: 8n }
const known = { transaction: shown }

function fold(entry: Transaction, ...looks: readonly TransactionLook[]) {
  let judged: { entry: Transaction; doubt: Doubt } = { entry, doubt: {} }
  for (const each of looks) judged = nextTransaction(judged.entry, each, judged.doubt)
  return judged
}
const entryAfter = (...parameters: Parameters<typeof fold>) => fold(...parameters).entry

describe('what a look teaches', () => {
  test('the head of the first one, and the nonce as soon as a node shows the transaction', () => {
    expect(entryAfter(added, look(100), look(101, known))).toEqual({ ...added, firstSeenBlock: 100, nonce: 7 })
  })

  test('no nonce of somebody who sent it for the account', () => {
    const byBundler = { transaction: { ...shown, from: bundler } } as const
    expect(entryAfter(added, look(100, byBundler))).toEqual({ ...added, firstSeenBlock: 100 })
  })
})

describe('a pending entry', () => {
  test('is settled by a receipt, whatever else was thought of it', () => {
    const unknown = { ...pending, unknownSince: 5 }
    expect(fold(unknown, look(100, used), look(101, { ...used, receipt }))).toEqual({ entry: confirmed, doubt: {} })
    const reverted = { ...receipt, succeeded: false }
    expect(entryAfter(pending, look(101, { receipt: reverted }))).toEqual({ ...confirmed, status: 'failed' })
  })

  test('stays pending while its receipt is not deep enough, and is not unknown then', () => {
    const patient = { ...pending, confirmations: 3 }
    expect(entryAfter({ ...patient, unknownSince: 5 }, look(101, { receipt }))).toEqual(patient)
  })

  test('is replaced once its nonce is used up at one head and at a later one', () => {
    expect(entryAfter(pending, look(101, used))).toEqual(pending)
    expect(entryAfter(pending, look(101, used), look(101, used), look(100, used))).toEqual(pending)
    expect(entryAfter(pending, look(101, used), look(102, used))).toEqual(replaced)
    expect(entryAfter({ ...pending, unknownSince: 5 }, look(101, used), look(102, used))).toEqual(replaced)
  })

  test('is not replaced before the contradiction has stood for as long as a node may lag, whatever the heads', () => {
    const later = 102 * UNKNOWN_AFTER_MS
    const first = [look(101, used), look(104, { ...used, at: later - 1 })] as const
    expect(entryAfter(pending, ...first)).toEqual(pending)
    expect(entryAfter(pending, ...first, look(105, { ...used, at: later }))).toEqual({ ...replaced, blockNumber: 105 })
  })

  test('is not replaced, but beyond history, when it is so old that nodes may have thrown its receipt away', () => {
    const old = 100 + Number(HISTORY_BLOCKS)
    const last = { ...replaced, blockNumber: old - 1 }
    expect(entryAfter(pending, look(old - 2, used), look(old - 1, used))).toEqual(last)
    const beyond: Transaction = { ...pending, unknownSince: old * UNKNOWN_AFTER_MS, isBeyondHistory: true }
    expect(entryAfter(pending, look(old, used), look(old + 1, used), look(old + 2, used))).toEqual(beyond)
    expect(entryAfter(pending, look(old), look(old + 1))).not.toHaveProperty('isBeyondHistory')
    const { minedCount: _, ...untold } = look(old + 2)
    expect(entryAfter(beyond, look(old, used), untold)).toEqual(beyond)
    expect(entryAfter(pending, look(old), untold)).not.toHaveProperty('isBeyondHistory')
    expect(entryAfter(beyond, look(old + 3, known))).toEqual(pending)
    expect(entryAfter(beyond, look(old + 3, { ...used, receipt }))).toEqual({ ...confirmed, isFinal: true })
  })

  test('is replaced too when a node still keeps it among what waits', () => {
    expect(entryAfter(pending, look(101, { ...used, ...known }), look(102, { ...used, ...known }))).toEqual(replaced)
  })

  test('is not replaced when the nonce was free in between', () => {
    expect(entryAfter(pending, look(101, used), look(102), look(103, used))).toMatchObject({ status: 'pending' })
  })

  test('is not replaced while a node has it in a block, and only its receipt is late', () => {
    const mined = { ...used, transaction: { ...shown, blockNumber: 101n } }
    expect(entryAfter(pending, look(101, mined), look(102, mined))).toEqual(pending)
  })

  test('is never judged by a nonce that no node has shown, or that is not its account’s', () => {
    const looks = [look(101, used), look(102, used), look(103, used)]
    expect(entryAfter(added, ...looks)).toMatchObject({ status: 'pending' })
    const byBundler = { ...used, transaction: { ...shown, from: bundler } } as const
    expect(entryAfter(added, look(101, byBundler), look(102, byBundler), ...looks)).toMatchObject({ status: 'pending' })
  })

  test('is never judged by a count that no node told', () => {
    const { minedCount: _, ...untold } = look(101)
    expect(entryAfter(pending, untold, { ...untold, head: 102n })).toMatchObject({ status: 'pending' })
  })

  test('is unknown since the first look that did not find it, once that is long ago', () => {
    const later = 102 * UNKNOWN_AFTER_MS
    expect(entryAfter(pending, look(101), look(102, { at: later - 1 }))).toEqual(pending)
    const unknown = { ...pending, unknownSince: later - UNKNOWN_AFTER_MS }
    expect(entryAfter(pending, look(101), look(102, { at: later }))).toEqual(unknown)
    expect(entryAfter(pending, look(101), look(101, { at: later }), look(103, { at: later * 2 }))).toEqual(unknown)
  })

  test('is known again as soon as a node shows it, and waits anew before it is unknown once more', () => {
    const later = 103 * UNKNOWN_AFTER_MS - 1
    const unknown = { ...pending, unknownSince: 5 }
    expect(fold(unknown, look(101), look(102, known))).toEqual({ entry: pending, doubt: {} })
    expect(entryAfter(pending, look(101), look(102, known), look(103, { at: later }))).toEqual(pending)
  })

  test('is not unknown because a node did not say', () => {
    const { transaction: _, ...untold } = look(101)
    expect(entryAfter(pending, untold, { ...untold, at: untold.at + UNKNOWN_AFTER_MS })).toEqual(pending)
  })

  test('a node that is behind the first one says nothing', () => {
    expect(entryAfter(pending, look(98, used), look(99, used))).toEqual(pending)
    expect(entryAfter(pending, look(98), look(99))).toEqual(pending)
  })
})

describe('a settled entry', () => {
  const kept = { ...used, receipt }

  test('stays as it is while its receipt does, and is final when no reorganisation reaches it any more', () => {
    const deep = 100 + Number(FINAL_DEPTH)
    expect(entryAfter(confirmed, look(deep - 1, kept))).toEqual(confirmed)
    expect(entryAfter(confirmed, look(deep, kept))).toEqual({ ...confirmed, isFinal: true })
    expect(entryAfter(pending, look(deep, kept))).toEqual({ ...confirmed, isFinal: true })
  })

  test('is pending again, with the block that it was in, once its receipt is gone at one head and at a later one', () => {
    expect(entryAfter(confirmed, look(100))).toEqual(confirmed)
    expect(entryAfter(confirmed, look(100), look(100))).toEqual(confirmed)
    expect(entryAfter(confirmed, look(100), look(101, kept), look(102))).toEqual(confirmed)
    expect(entryAfter(confirmed, look(100), look(102, { at: 101 * UNKNOWN_AFTER_MS - 1 }))).toEqual(confirmed)
    const again = { ...confirmed, status: 'pending' }
    expect(entryAfter(confirmed, look(100), look(101))).toEqual(again)
    expect(entryAfter({ ...confirmed, status: 'failed' }, look(100, known), look(101, known))).toEqual(again)
  })

  test('is confirmed once more when it is carried out again', () => {
    const elsewhere = { ...receipt, blockNumber: 103n, blockHash: hashOf(103) }
    expect(entryAfter(confirmed, look(100), look(101), look(103, { receipt: elsewhere }))).toEqual({
      ...confirmed,
      blockNumber: 103,
      blockHash: hashOf(103)
    })
  })

  test('moves to another block with its receipt, and is pending there, in no block taken back, until that is deep enough', () => {
    const elsewhere = { succeeded: false, blockNumber: 101n, blockHash: hashOf(101) }
    const moved = { status: 'failed', blockNumber: 101, blockHash: hashOf(101) } as const
    expect(entryAfter(confirmed, look(101, { receipt: elsewhere }))).toEqual({ ...confirmed, ...moved })
    const patient = { ...confirmed, confirmations: 2 }
    expect(entryAfter(patient, look(101, { receipt: elsewhere }))).toEqual({ ...pending, confirmations: 2 })
    expect(entryAfter(patient, look(100, { receipt }))).toEqual(patient)
  })

  test('loses nothing to a node that lags, nor to one that has thrown old receipts away', () => {
    expect(entryAfter(confirmed, look(98), look(99))).toEqual(confirmed)
    expect(entryAfter(confirmed, look(5000, used), look(5001, used))).toEqual({ ...confirmed, isFinal: true })
    const { nonce: _, ...byBundler } = confirmed
    expect(entryAfter(byBundler, look(5000), look(5001))).toEqual({ ...byBundler, isFinal: true })
  })

  test('is pending again however long ago it was, when its nonce is free again', () => {
    expect(entryAfter(confirmed, look(5000), look(5001))).toEqual({ ...confirmed, status: 'pending' })
  })

  test('is not replaced any more when its nonce is free again, or it has a receipt after all', () => {
    expect(entryAfter(replaced, look(103, used), look(104, used))).toEqual(replaced)
    expect(entryAfter(replaced, look(103), look(104))).toEqual(pending)
    const late = { ...receipt, blockNumber: 104n }
    expect(entryAfter(replaced, look(104, { ...used, receipt: late }))).toEqual({ ...confirmed, blockNumber: 104 })
  })

  test('is changed by nothing when it is final, or has failed without any block', () => {
    const rejected: Transaction = { ...pending, status: 'failed' }
    for (const entry of [{ ...confirmed, isFinal: true } as const, rejected]) {
      expect(entryAfter(entry, look(100, { receipt }), look(101), look(102))).toEqual(entry)
    }
  })
})

describe('a doubt', () => {
  const { doubt } = fold(pending, look(101, used))

  test('is about one status and one block: what another tab has made of the entry meanwhile is not doubted yet', () => {
    const settled = { ...confirmed, blockNumber: 101 }
    expect(nextTransaction(settled, look(102), doubt).entry).toEqual(settled)
    const { doubt: ofBlock } = fold(confirmed, look(101))
    const elsewhere = { ...settled, blockHash: hashOf(101) }
    expect(nextTransaction(elsewhere, look(102), ofBlock).entry).toEqual(elsewhere)
  })

  test('lapses when no look has kept it up for long', () => {
    const at = 101 * UNKNOWN_AFTER_MS + DOUBT_LASTS_MS
    expect(nextTransaction(pending, look(102, { ...used, at }), doubt).entry).toEqual(replaced)
    expect(nextTransaction(pending, look(102, { ...used, at: at + 1 }), doubt).entry).toEqual(pending)
    expect(nextTransaction(pending, look(102, { at: at + 1 }), fold(pending, look(101)).doubt).entry).toEqual(pending)
  })
})

test('the receipt alone tells of what is settled, unless it is gone; a node that lags tells nothing', () => {
  const told = (entry: Transaction, ...[head, and]: Parameters<typeof look>) => isToldByReceipt(entry, look(head, and))
  expect([told(confirmed, 101, { receipt }), told(confirmed, 99)]).toEqual([true, true])
  expect([told(confirmed, 101), told(pending, 101, { receipt }), told(pending, 99)]).toEqual([false, false, false])
})

test('what waits is looked at with every beat, what hardly changes once a minute, what is final never again', () => {
  const final: Transaction = { ...confirmed, isFinal: true }
  expect([pending, { ...pending, unknownSince: 5 }, confirmed, final].map((entry) => nextLookDelay(entry, {}))).toEqual(
    [0, SLOW_LOOK_MS, SLOW_LOOK_MS, undefined]
  )
  expect(nextLookDelay(confirmed, { contradicted: look(100) })).toBe(0)
  expect([pending, confirmed, replaced, final].map(isSettledForGood)).toEqual([false, false, false, true])
})
