import { describe, expect, test } from 'vitest'
import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { type Fate, FINAL_DEPTH } from './fate.ts'
import type { SentTransaction, Transaction } from './transaction.ts'
import { nextTransaction, type Suspicion, type TransactionPoll, UNKNOWN_AFTER_MS } from './transaction-poll.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const call = `${from} 1 0x`.toLowerCase()
const sent: SentTransaction = {
  hash: hashOf(1),
  description: 'Send 1 ETH',
  from,
  addedAt: 1,
  nonce: 7,
  call,
  firstSeenBlock: 100
}
const of = (fate: Fate): Transaction => ({ sent, fate })
const pending = of({ status: 'pending' })
const inBlock = { status: 'confirmed', blockNumber: 100, blockHash: hashOf(100) } as const
const confirmed = of(inBlock)
const replaced = of({ status: 'failed', replacement: 'unclear', blockNumber: 102 })
const takenBack = of({ ...inBlock, status: 'pending' })
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

describe('a settled entry', () => {
  const kept = { ...used, receipt }

  test('stays as it is while its receipt does, and is final when no reorganisation reaches it any more', () => {
    const deep = 100 + Number(FINAL_DEPTH)
    expect(entryAfter(confirmed, poll(deep - 1, kept))).toEqual(confirmed)
    expect(entryAfter(confirmed, poll(deep, kept))).toEqual(of({ ...inBlock, isFinal: true }))
    expect(entryAfter(pending, poll(deep, kept))).toEqual(of({ ...inBlock, isFinal: true }))
  })

  test('is pending again, with the block that it was in, once its receipt is gone at one head and at a later one', () => {
    expect(entryAfter(confirmed, poll(100))).toEqual(confirmed)
    expect(entryAfter(confirmed, poll(100), poll(100))).toEqual(confirmed)
    expect(entryAfter(confirmed, poll(100), poll(101, kept), poll(102))).toEqual(confirmed)
    expect(entryAfter(confirmed, poll(100), poll(102, { at: 101 * UNKNOWN_AFTER_MS - 1 }))).toEqual(confirmed)
    expect(entryAfter(confirmed, poll(100), poll(101))).toEqual(takenBack)
    const failed = of({ ...inBlock, status: 'failed' })
    expect(entryAfter(failed, poll(100, known), poll(101, known))).toEqual(takenBack)
  })

  test('is confirmed once more when it is carried out again', () => {
    const elsewhere = { ...receipt, blockNumber: 103n, blockHash: hashOf(103) }
    expect(entryAfter(confirmed, poll(100), poll(101), poll(103, { receipt: elsewhere }))).toEqual(
      of({ status: 'confirmed', blockNumber: 103, blockHash: hashOf(103) })
    )
  })

  test('moves to another block with its receipt, and is pending there, in no block taken back, until that is deep enough', () => {
    const elsewhere = { succeeded: false, blockNumber: 101n, blockHash: hashOf(101) }
    const moved = { status: 'failed', blockNumber: 101, blockHash: hashOf(101) } as const
    expect(entryAfter(confirmed, poll(101, { receipt: elsewhere }))).toEqual(of(moved))
    const patient: Transaction = { sent: { ...sent, confirmations: 2 }, fate: inBlock }
    expect(entryAfter(patient, poll(101, { receipt: elsewhere }))).toEqual({
      ...patient,
      fate: { status: 'pending', confirmationsSoFar: 1 }
    })
    expect(entryAfter(patient, poll(100, { receipt }))).toEqual(patient)
  })

  test('is not changed by a node that lags, nor by one that has pruned old receipts', () => {
    expect(entryAfter(confirmed, poll(98), poll(99))).toEqual(confirmed)
    expect(entryAfter(confirmed, poll(5000, used), poll(5001, used))).toEqual(of({ ...inBlock, isFinal: true }))
    const { nonce: _, ...byBundler } = sent
    expect(entryAfter({ sent: byBundler, fate: inBlock }, poll(5000), poll(5001))).toEqual({
      sent: byBundler,
      fate: { ...inBlock, isFinal: true }
    })
  })

  test('is pending again however long ago it was, when its nonce is free again', () => {
    expect(entryAfter(confirmed, poll(5000), poll(5001))).toEqual(takenBack)
  })

  test('is no longer replaced when its nonce is free again, or it has a receipt after all', () => {
    expect(entryAfter(replaced, poll(103, used), poll(104, used))).toEqual(replaced)
    expect(entryAfter(replaced, poll(103), poll(104))).toEqual(pending)
    const late = { ...receipt, blockNumber: 104n }
    expect(entryAfter(replaced, poll(104, { ...used, receipt: late }))).toEqual(of({ ...inBlock, blockNumber: 104 }))
  })

  test('is changed by nothing when it is final, or has failed without any block', () => {
    for (const entry of [of({ ...inBlock, isFinal: true }), of({ status: 'failed' })]) {
      expect(entryAfter(entry, poll(100, { receipt }), poll(101), poll(102))).toEqual(entry)
    }
  })
})

describe('an entry that was sped up', () => {
  const speedUp = hashOf(2)
  const paid = of({ status: 'pending', speedUp })

  test('has the status of the speed-up’s receipt, and stays sped up', () => {
    expect(entryAfter(paid, poll(101, { receipt }))).toEqual(of({ ...inBlock, speedUp }))
    const reverted = { ...receipt, succeeded: false }
    expect(entryAfter(paid, poll(101, { receipt: reverted }))).toEqual(of({ ...inBlock, speedUp, status: 'failed' }))
  })

  test('is pending again when a reorganisation takes the speed-up back', () => {
    const settled = of({ ...inBlock, speedUp })
    expect(entryAfter(settled, poll(101), poll(102))).toEqual(of({ ...inBlock, speedUp, status: 'pending' }))
  })

  test('is replaced, unclear by what, when another transaction uses its nonce', () => {
    expect(entryAfter(paid, poll(101, used), poll(102, used))).toEqual(replaced)
  })
})

describe('an entry whose replacement is known', () => {
  const fate = {
    status: 'failed',
    replacement: 'cancellation',
    replacedBy: hashOf(2),
    blockNumber: 101,
    blockHash: hashOf(101)
  } as const
  const cancelled = of(fate)
  const block = { number: 101, hash: hashOf(101) }
  const { transaction: _, ...notAsked } = poll(0, used)

  test('stays replaced, and is final when no reorganisation reaches it any more', () => {
    const polls = [102, 105].map((head) => ({ ...notAsked, ...poll(head, used), block }))
    expect(entryAfter(cancelled, ...polls)).toEqual(cancelled)
    expect(entryAfter(cancelled, poll(102, used), poll(103, used))).toEqual(cancelled)
    expect(entryAfter(cancelled, poll(101 + Number(FINAL_DEPTH), { ...used, block }))).toEqual(
      of({ ...fate, isFinal: true })
    )
  })

  test('is pending again, in no block, when the block of the replacement gives way or the nonce is free', () => {
    const other = { number: 101, hash: hashOf(1_000) }
    const polls = [102, 103].map((head) => poll(head, { ...used, block: other }))
    expect(entryAfter(cancelled, ...polls)).toEqual(pending)
    expect(entryAfter(cancelled, poll(102), poll(103))).toEqual(pending)
  })

  test('has been carried out after all when it has a receipt', () => {
    expect(entryAfter(cancelled, poll(102, { ...used, receipt }))).toEqual(confirmed)
  })
})
