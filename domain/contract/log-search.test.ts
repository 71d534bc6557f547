import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { BlockRange } from './contract-call.ts'
import {
  canNarrow,
  type LogSearch,
  MAX_READS,
  resumed,
  searchedOn,
  searchRefused,
  startSearch,
  startWithNewest,
  widened
} from './log-search.ts'

const refused = new ChainReadError('refused', 1, 'range too wide')

/** Until the search is over, with a node that gives so many blocks at once, and none before its first. */
function searched(head: bigint, most: bigint, first = 0n) {
  const read: BlockRange[] = []
  let search: LogSearch = startSearch(head)
  while (search.next) {
    const { fromBlock, toBlock } = search.next
    const isGiven = toBlock - fromBlock < most && fromBlock >= first
    if (isGiven) read.push(search.next)
    search = isGiven ? searchedOn(search) : searchRefused(search, refused)
  }
  return { ...search, read }
}

test('a node that gives everything at once is asked once', () => {
  expect(searched(1_000_000n, 10n ** 9n)).toMatchObject({ since: 0n, reads: 1 })
})

test('a node that refuses wide ranges is asked for narrower ones, from the newest block backwards', () => {
  const { read, since } = searched(120_000n, 10_000n)
  expect(read.slice(0, 2)).toEqual([
    { fromBlock: 115_001n, toBlock: 120_000n },
    { fromBlock: 110_001n, toBlock: 115_000n }
  ])
  expect(since).toBe(read.at(-1)?.fromBlock)
})

test('a search says since which block it was complete where the node has no older logs', () => {
  expect(searched(1_000_000n, 10n ** 9n, 990_000n).since).toBeLessThanOrEqual(990_500n)
})

test('a node that refuses even narrow ranges has told nothing', () => {
  expect(searched(1_000_000n, 9n)).toMatchObject({ since: undefined, read: [], reads: 6 })
})

test('a node that gives no more than 10 blocks at once is still read', () => {
  const { read, since } = searched(1_000_000n, 10n)
  expect(read[0]).toEqual({ fromBlock: 999_991n, toBlock: 1_000_000n })
  expect(since).toBe(1_000_001n - 10n * BigInt(read.length))
})

test.each(['rate-limited', 'timeout'] as const)(
  'a node that is %s even for 500 blocks is not asked for fewer',
  (failure) => {
    let search = startSearch(1_000_000n)
    while (search.next) search = searchRefused(search, new ChainReadError(failure, 1, ''))
    expect(search).toMatchObject({ since: undefined, reads: 4, width: 500n })
  }
)

test.each(['unreachable', 'wrong-chain', 'not-loaded', 'malformed'] as const)(
  'a narrower range does not help where the chain is %s',
  (failure) => {
    const search = searchRefused(startSearch(9n), new ChainReadError(failure, 1, ''))
    expect(search.next).toBeUndefined()
  }
)

test('whatever a node gives, ranges follow each other without a gap, and a search ends', () => {
  const blocks = fc.bigInt({ min: 0n, max: 30_000_000n })
  fc.assert(
    fc.property(blocks, fc.bigInt({ min: 1n, max: 100_000n }), blocks, (head, most, first) => {
      const { read, since, reads } = searched(head, most, first)
      expect(reads).toBeLessThanOrEqual(MAX_READS)
      expect(since).toBe(read.at(-1)?.fromBlock)
      if (read[0]) expect(read[0].toBlock).toBe(head)
      for (const [i, range] of read.entries()) if (i > 0) expect(range.toBlock + 1n).toBe(read[i - 1]?.fromBlock)
    })
  )
})

test('the newest blocks come first where a visitor waits, and wider ranges after those with few logs', () => {
  const first = startWithNewest(9_999_999n)
  expect(first.next).toEqual({ fromBlock: 9_950_000n, toBlock: 9_999_999n })
  const second = widened(searchedOn(first))
  expect(second.next).toEqual({ fromBlock: 9_450_000n, toBlock: 9_949_999n })
  const refusedOnce = searchRefused(second, refused)
  expect(refusedOnce.next).toEqual({ fromBlock: 9_900_000n, toBlock: 9_949_999n })
  expect(widened(searchedOn(refusedOnce)).next, 'no wider again').toEqual({
    fromBlock: 9_850_000n,
    toBlock: 9_899_999n
  })
})

test('a search that has read as much as it may goes on where it stopped, until everything was read', () => {
  let search = startWithNewest(3_000_000n)
  while (search.next) search = searchedOn(search)
  expect(search).toMatchObject({ reads: MAX_READS, since: 2_000_001n })
  search = resumed(search)
  expect(search.next?.toBlock).toBe(2_000_000n)
  for (let round = 0; round < 3 && search.since !== 0n; round++) {
    while (search.next) search = searchedOn(search)
    search = resumed(search)
  }
  expect(search).toMatchObject({ since: 0n, next: undefined })
})

test('only the narrowest range cannot become narrower', () => {
  let narrow = startWithNewest(9_999_999n)
  for (let i = 0; i < 4; i++) narrow = searchRefused(narrow, refused)
  expect([startWithNewest(9_999_999n), narrow].map(canNarrow)).toEqual([true, false])
})
