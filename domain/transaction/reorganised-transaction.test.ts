import { describe, expect, test } from 'vitest'
import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { FINAL_DEPTH } from './fate.ts'
import type { Transaction } from './transaction.ts'
import { nextTransaction, type Suspicion, type TransactionPoll, UNKNOWN_AFTER_MS } from './transaction-poll.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const inBlock = { status: 'confirmed', blockNumber: 100, blockHash: hashOf(100) } as const
const confirmed: Transaction = {
  sent: {
    hash: hashOf(1),
    description: 'Send 1 ETH',
    from,
    addedAt: 1,
    nonce: 7,
    call: `${from} 1 0x`.toLowerCase(),
    firstSeenBlock: 100
  },
  fate: inBlock
}
const shown: KnownTransaction = { from, to: from, nonce: 7, value: 1n, data: '0x', blockNumber: undefined }
const receipt: Receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }
const used = { minedCount: 8n }

/** One soon after the other, of nodes that have no receipt any more. */
const poll = (head: number, told: Partial<TransactionPoll> = {}): TransactionPoll => ({
  at: head,
  head: BigInt(head),
  receipt: undefined,
  transaction: 'unknown',
  minedCount: 7n,
  ...told
})

function entryAfter(entry: Transaction, ...polls: readonly TransactionPoll[]): Transaction {
  let judged: { entry: Transaction; suspicion: Suspicion } = { entry, suspicion: {} }
  for (const each of polls) judged = nextTransaction(judged.entry, each, judged.suspicion)
  return judged.entry
}

describe('a settled entry whose block was replaced by another', () => {
  const soon = (head: number, told: Partial<TransactionPoll> = {}) =>
    poll(head, { block: { number: 100, hash: hashOf(1_000) }, ...told })
  const again = { ...confirmed, fate: { ...inBlock, status: 'pending' } }

  test('is pending again with the second poll that shows it, at a head beyond the last that had it', () => {
    expect(entryAfter(confirmed, soon(101))).toEqual(confirmed)
    expect(entryAfter(confirmed, soon(101), soon(101))).toEqual(again)
    expect(entryAfter(confirmed, poll(105, { receipt }), soon(106), soon(106))).toEqual(again)
  })

  test('is not while the head has not advanced: two nodes may disagree about the last block', () => {
    expect(entryAfter(confirmed, soon(100), soon(100), soon(100))).toEqual(confirmed)
    expect(entryAfter(confirmed, poll(105, { receipt }), soon(104), soon(105), soon(105))).toEqual(confirmed)
    expect(entryAfter(confirmed, soon(100), soon(100), soon(101))).toEqual(again)
  })

  test('is after as long as a node may lag, even on a chain without new blocks', () => {
    expect(entryAfter(confirmed, soon(100), soon(100, { at: 99 + UNKNOWN_AFTER_MS }))).toEqual(confirmed)
    expect(entryAfter(confirmed, soon(100), soon(100, { at: 100 + UNKNOWN_AFTER_MS }))).toEqual(again)
  })

  test('is not when the chain had it in between, or a poll was inconclusive', () => {
    expect(entryAfter(confirmed, soon(101), soon(102, { receipt }), soon(103))).toEqual(confirmed)
    const { block: _, ...untold } = soon(102)
    expect(entryAfter(confirmed, soon(101), untold, soon(103))).toEqual(confirmed)
    expect(entryAfter(confirmed, soon(101), untold, soon(103), soon(104))).toEqual(again)
  })

  test('is not while a node has it in a block, and only its receipt is late', () => {
    const mined = { transaction: { ...shown, blockNumber: 101n } }
    expect(entryAfter(confirmed, soon(101, mined), soon(102, mined))).toEqual(confirmed)
  })

  test('is judged by its current block, not by one that it has left since', () => {
    const elsewhere: Transaction = { ...confirmed, fate: { ...inBlock, blockNumber: 99, blockHash: hashOf(99) } }
    expect(entryAfter(elsewhere, soon(101), soon(102), soon(103))).toEqual(elsewhere)
  })

  test('is pending again however deep its block was', () => {
    expect(entryAfter(confirmed, soon(5000, used), soon(5000, used))).toEqual(again)
  })
})

test('a settled entry stays unchanged while its block does, even if a node lacks receipts', () => {
  const block = { number: 100, hash: hashOf(100) }
  expect(entryAfter(confirmed, ...[101, 102, 103].map((head) => poll(head, { block })))).toEqual(confirmed)
  expect(entryAfter(confirmed, poll(100 + Number(FINAL_DEPTH), { block }))).toEqual({
    ...confirmed,
    fate: { ...inBlock, isFinal: true }
  })
})
