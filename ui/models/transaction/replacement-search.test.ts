import { describe, expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { KnownTransaction } from '#domain/ports/chain-reader.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { HISTORY_BLOCKS } from '#domain/transaction/transaction-poll.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { MAX_SCANNED_BLOCKS, MAX_SEARCH_REQUESTS, ReplacementSearch } from './replacement-search.ts'

const CHAIN = 84531
const MAX_STEPS = 50
const UNCLEAR: Fate = { status: 'failed', replacement: 'unclear' }

/** First seen in block 1,000. */
const entry = (fields: Partial<SentTransaction> = {}, fate: Fate = { status: 'pending' }): Transaction => ({
  sent: { hash: hashOf(1), description: 'Send', from: alice, addedAt: 1, nonce: 7, firstSeenBlock: 1_000, ...fields },
  fate
})

/** A chain with the nonce in that block; its nodes have pruned all state before `keptFrom`. */
function chainWith(blockNumber: bigint, { head = blockNumber + 5n, keptFrom = 0n } = {}) {
  const reader = new FakeReader()
  reader.head = head
  const [hash, blockHash] = [hashOf(500), hashOf(501)]
  reader.others.push({ from: alice, to: bob, value: 1n, data: '0x', nonce: 7, hash, blockNumber, blockHash })
  const { getTransactionCount, findTransaction } = reader
  const asked = { counts: 0, blocks: 0, atOnce: 0, most: 0, isHidden: false }
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
  const searching = new ReplacementSearch(reader, CHAIN, () => !asked.isHidden)
  const step = (fields: Partial<SentTransaction> = {}, fate?: Fate) => searching.step(entry(fields, fate), head)
  const search = async (firstSeenBlock = 1_000) => (await step({ firstSeenBlock })).found
  return { reader, asked, search, step, searching }
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

/** Steps until no other is worth it, each with what the one before had stored. */
async function untilDone({ step, searching }: ReturnType<typeof chainWith>) {
  let stored: Partial<SentTransaction> = {}
  for (let steps = 1; steps < MAX_STEPS; steps++) {
    const { found, searchedTo } = await step(stored, UNCLEAR)
    if (searchedTo !== undefined) stored = { ...stored, searchedTo }
    if (found || !searching.isWorthAStep(entry(stored, UNCLEAR))) return { found, steps, stored }
  }
  throw new Error('The search does not end.')
}

test('with pruned nodes, the next steps go on where the last one ended, with 16 blocks each', async () => {
  const chain = chainWith(1_050n, { head: 5_000n, keptFrom: 4_872n })
  expect(await chain.step()).toEqual({ searchedTo: 1_015 })
  const { counts } = chain.asked
  chain.asked.blocks = 0
  expect(await chain.step({ searchedTo: 1_015 })).toEqual({ searchedTo: 1_031 })
  expect(chain.asked).toMatchObject({ counts, blocks: 16, most: 4 })
  expect(await chain.step({ searchedTo: 1_031 })).toEqual({ searchedTo: 1_047 })
  expect(await chain.step({ searchedTo: 1_047 })).toMatchObject({ found: { blockNumber: 1_050n } })
})

test('another visit goes on after it has found out again what nodes have pruned', async () => {
  const { asked, step } = chainWith(1_050n, { head: 5_000n, keptFrom: 4_872n })
  expect(await step({ searchedTo: 1_047 })).toMatchObject({ found: { blockNumber: 1_050n } })
  expect(asked.blocks).toBe(1 + 4)
  expect(asked.counts).toBeLessThanOrEqual(17)
})

test('after its last block, an entry is not searched any more', async () => {
  const head = 1_000n + HISTORY_BLOCKS - 1n
  const chain = chainWith(50_000n, { head, keptFrom: head - 128n })
  const { found, steps, stored } = await untilDone(chain)
  expect(found).toBeUndefined()
  expect(stored.searchedTo).toBe(1_000 + Number(MAX_SCANNED_BLOCKS) - 1)
  // The second look at the counts has nothing left to scan.
  expect(steps).toBe(8 + 1)
  expect(chain.asked.counts + chain.asked.blocks).toBeLessThanOrEqual(2 * 18 + Number(MAX_SCANNED_BLOCKS))
})

test('blocks that nodes have the counts of are not scanned', async () => {
  const { step } = chainWith(1_050n, { head: 1_200n, keptFrom: 1_005n })
  expect(await step()).toMatchObject({ found: { blockNumber: 1_050n } })
})

test('a page that is hidden sends nothing more, and searches on once it is visible', async () => {
  const { asked, step, reader, searching } = chainWith(1_009n, { head: 5_000n, keptFrom: 4_872n })
  asked.isHidden = true
  expect(await step()).toEqual({})
  expect(asked).toMatchObject({ counts: 0, blocks: 0 })
  expect(searching.isWorthAStep(entry())).toBe(true)
  asked.isHidden = false
  const { findTransaction } = reader
  reader.findTransaction = async (...parameters) => {
    if (parameters[1] === 1_003n) asked.isHidden = true
    return findTransaction(...parameters)
  }
  expect(await step()).toEqual({ searchedTo: 1_003 })
  asked.isHidden = false
  expect(await step({ searchedTo: 1_003 })).toMatchObject({ found: { blockNumber: 1_009n } })
})

describe('a replacement that the wallet has announced', () => {
  const head = 1_000n + HISTORY_BLOCKS - 1n
  const pruned = { head, keptFrom: head - 128n }
  const announcedReplacement = hashOf(500)

  function announced(mined: Partial<KnownTransaction> = {}) {
    const chain = chainWith(50_000n, pruned)
    const [other] = chain.reader.others
    chain.reader.getTransaction = async (_chainId, hash) =>
      hash === announcedReplacement ? ({ ...other, ...mined } as KnownTransaction) : undefined
    return chain
  }

  test('is found with two requests, where no search would find it', async () => {
    const { asked, step, search } = announced()
    expect(await step({ announcedReplacement })).toMatchObject({ found: { hash: hashOf(500), blockNumber: 50_000n } })
    expect(asked).toMatchObject({ counts: 0, blocks: 1 })
    expect(await search()).toBeUndefined()
  })

  test.each([{ blockNumber: undefined }, { blockNumber: 40_000n }])(
    'is not believed if the chain does not have it with that nonce: %o',
    async (mined) => {
      const { asked, step } = announced(mined)
      const { found } = await step({ announcedReplacement })
      expect(found).toBeUndefined()
      expect(asked.counts).toBeGreaterThan(0)
    }
  )

  test('is worth one step even after the searches for it have ended', async () => {
    const { searching, step } = announced({ blockNumber: undefined })
    const sought = { searchedTo: 1_000 + Number(MAX_SCANNED_BLOCKS) }
    await step(sought)
    expect(searching.isWorthAStep(entry(sought))).toBe(false)
    expect(searching.isWorthAStep(entry({ ...sought, announcedReplacement }))).toBe(true)
    await step({ ...sought, announcedReplacement })
    expect(searching.isWorthAStep(entry({ ...sought, announcedReplacement }))).toBe(false)
  })
})
