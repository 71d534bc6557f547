import { expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { HISTORY_BLOCKS } from '#domain/transaction/transaction-poll.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { findReplacement, MAX_SEARCH_REQUESTS } from './replacement-search.ts'

const CHAIN = 84531
const entry: Transaction = {
  hash: hashOf(1),
  description: 'Send',
  status: 'pending',
  from: alice,
  addedAt: 1,
  nonce: 7
}

/** A chain with the nonce in that block; its nodes have pruned all state before `keptFrom`. */
function chainWith(blockNumber: bigint, { head = blockNumber + 5n, keptFrom = 0n } = {}) {
  const reader = new FakeReader()
  reader.head = head
  const [hash, blockHash] = [hashOf(500), hashOf(501)]
  reader.others.push({ from: alice, to: bob, value: 1n, data: '0x', nonce: 7, hash, blockNumber, blockHash })
  const { getTransactionCount, findTransaction } = reader
  const asked = { counts: 0, blocks: 0, atOnce: 0, most: 0 }
  reader.getTransactionCount = async (chainId, account, asOf = head) => {
    asked.counts++
    if (asOf < keptFrom) throw new ChainReadError('refused', chainId, 'missing trie node')
    return getTransactionCount(chainId, account, asOf)
  }
  reader.findTransaction = async (...parameters) => {
    asked.blocks++
    asked.most = Math.max(asked.most, ++asked.atOnce)
    await undefined
    asked.atOnce--
    return findTransaction(...parameters)
  }
  const search = (firstSeenBlock = 1_000) => findReplacement(reader, CHAIN, { ...entry, firstSeenBlock }, head)
  return { reader, asked, search }
}

test.each([1_000n, 1_001n, 1_003n, 1_500n, 90_999n, 999n, 936n])(
  'the transaction that used the nonce is found in block %s',
  async (block) => {
    const { search } = chainWith(block, { head: 1_000n + HISTORY_BLOCKS - 1n })
    expect(await search()).toMatchObject({ hash: hashOf(500), blockNumber: block })
  }
)

test('it is found in the chain’s first block and in its head', async () => {
  const { search } = chainWith(3n, { head: 3n })
  expect(await search(3)).toMatchObject({ blockNumber: 3n })
  const atStart = chainWith(0n, { head: 0n })
  expect(await atStart.search(0)).toMatchObject({ blockNumber: 0n })
})

test('the longest search costs 17 counts and one block', async () => {
  const { asked, search } = chainWith(50_001n, { head: 1_000n + HISTORY_BLOCKS - 1n })
  await search()
  expect(asked.counts).toBeLessThanOrEqual(17)
  expect(asked.blocks).toBe(1)
})

test('with pruned nodes, a replacement soon after the entry is found, four blocks at a time', async () => {
  const { asked, search } = chainWith(1_009n, { head: 5_000n, keptFrom: 4_872n })
  expect(await search()).toMatchObject({ blockNumber: 1_009n })
  expect(asked.blocks).toBe(1 + 12)
  expect(asked.most).toBe(4)
})

test('the search gives up after the stated number of requests', async () => {
  const head = 1_000n + HISTORY_BLOCKS - 1n
  const { asked, search } = chainWith(2_000n, { head, keptFrom: head - 128n })
  expect(await search()).toBeUndefined()
  expect(asked.counts + asked.blocks).toBeLessThanOrEqual(MAX_SEARCH_REQUESTS)
})

test('the search also gives up on a nonce used by a delegation', async () => {
  const { reader, search } = chainWith(1_500n)
  reader.findTransaction = async () => undefined
  expect(await search()).toBeUndefined()
})

test('an unreachable chain throws', async () => {
  const { reader, search } = chainWith(1_500n)
  reader.findTransaction = async (chainId) => {
    throw new ChainReadError('unreachable', chainId, 'no')
  }
  await expect(search()).rejects.toMatchObject({ failure: 'unreachable' })
})
