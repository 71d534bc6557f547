import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { BlockRange } from './contract-call.ts'
import {
  canNarrow,
  groupsAnswered,
  groupsRefused,
  type LogAsk,
  type LogSearch,
  MAX_READS,
  nextAsk,
  resumed,
  searchedOn,
  searchRefused,
  startGroup,
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

const HEAD = 1_000_000n

const contractsOf = (count: number) =>
  Array.from({ length: count }, (_, n): Address => `0x${(n + 1).toString(16).padStart(40, '0')}`)

/** Which failure an ask ends with; undefined if it is answered. */
type Node = (ask: LogAsk) => ChainReadFailure | undefined

const widthOf = ({ range }: LogAsk) => range.toBlock - range.fromBlock + 1n
const givesBlocks =
  (most: bigint, failure: ChainReadFailure = 'refused'): Node =>
  (ask) =>
    widthOf(ask) > most ? failure : undefined
const takesContracts =
  (most: number): Node =>
  ({ addresses }) =>
    addresses.length > most ? 'refused' : undefined
/** Gives few blocks of some contracts. */
const busyWith =
  (busy: readonly Address[], failure: ChainReadFailure = 'refused'): Node =>
  (ask) =>
    widthOf(ask) > 10_000n && ask.addresses.some((each) => busy.includes(each)) ? failure : undefined
const both =
  (one: Node, other: Node): Node =>
  (ask) =>
    one(ask) ?? other(ask)

/** From which block each contract was read, and what was asked, once all searches are over. */
function searchedTogether(addresses: readonly Address[], node: Node) {
  const since = new Map<Address, bigint | undefined>()
  const asks: LogAsk[] = []
  let groups = [startGroup(addresses, startSearch(HEAD))]
  for (let [group] = groups; group; [group] = groups) {
    const ask = nextAsk(group)
    if (ask) asks.push(ask)
    else for (const address of group.addresses) since.set(address, group.search.since)
    const failure = ask && node(ask)
    const next = ask && (failure ? groupsRefused(group, new ChainReadError(failure, 1, '')) : groupsAnswered(group))
    groups = [...groups.slice(1), ...(next ?? [])]
  }
  return { since: addresses.map((address) => since.get(address)), asks }
}

describe.each([1, 20, 200])('of %i contracts', (count) => {
  const addresses = contractsOf(count)

  test.each<[what: string, node: Node, since: bigint, asks: Record<number, number>]>([
    ['everything', () => undefined, 0n, { 1: 1, 20: 1, 200: 1 }],
    ['5000 blocks at a time', givesBlocks(5_000n), 910_001n, { 1: 20, 20: 26, 200: 26 }],
    ['10 blocks at a time', givesBlocks(10n), 999_851n, { 1: 20, 20: 35, 200: 35 }],
    ['20 contracts at a time', takesContracts(20), 0n, { 1: 1, 20: 1, 200: 22 }],
    ['one contract at a time', takesContracts(1), 0n, { 1: 1, 20: 34, 200: 274 }]
  ])('a node that gives %s is asked so often', (_what, node, since, asks) => {
    const found = searchedTogether(addresses, node)
    expect(new Set(found.since)).toEqual(new Set([since]))
    expect(found.asks).toHaveLength(asks[count] ?? 0)
  })

  test.each<[ChainReadFailure, number]>([
    ['refused', 24],
    ['rate-limited', 16],
    ['timeout', 8],
    ['malformed', 4],
    ['unreachable', 4],
    ['wrong-chain', 1],
    ['not-loaded', 1]
  ])('a node whose every answer is %s has told nothing, and is asked a few times', (failure, most) => {
    const found = searchedTogether(addresses, () => failure)
    expect(new Set(found.since)).toEqual(new Set([undefined]))
    expect(found.asks.length).toBeLessThanOrEqual(most)
  })
})

test('the first ask is for everything, and after refusals the newest blocks come first', () => {
  const { asks } = searchedTogether(contractsOf(20), givesBlocks(5_000n))
  const together = asks.filter(({ addresses }) => addresses.length === 20).map(({ range }) => range)
  expect(together.slice(0, 4)).toEqual([
    { fromBlock: 0n, toBlock: HEAD },
    { fromBlock: HEAD - 49_999n, toBlock: HEAD },
    { fromBlock: HEAD - 4_999n, toBlock: HEAD },
    { fromBlock: HEAD - 9_999n, toBlock: HEAD - 5_000n }
  ])
})

test.each(['refused', 'rate-limited', 'malformed'] as const)(
  'one contract for which the answer is %s leaves the others all that there is',
  (failure) => {
    const addresses = contractsOf(200)
    for (const busy of [0, 99, 199]) {
      const { since, asks } = searchedTogether(addresses, busyWith(addresses.slice(busy, busy + 1), failure))
      expect(since.filter((each) => each !== 0n)).toEqual([failure === 'malformed' ? undefined : 910_001n])
      expect(asks.length).toBeLessThan(45)
    }
  }
)

test('a contract whose logs are not what they should be is left out, and the others go on', () => {
  const [odd = '0x', ...others] = contractsOf(3)
  const group = startGroup([odd, ...others], startSearch(HEAD))
  const refused = groupsRefused(group, new ChainReadError('refused', 1, ''))
  expect(refused[0] && nextAsk(refused[0])?.addresses).toEqual([odd])
  const parts = refused[0] ? groupsAnswered(refused[0], [odd]) : []
  expect(parts.map(({ addresses }) => addresses)).toEqual(others.map((each) => [each]))
  expect(groupsAnswered(group, [odd])).toMatchObject([{ addresses: others, search: { since: 0n } }])
  expect(groupsAnswered(group, [odd, ...others])).toEqual([])
})

test('whatever a node limits, each contract is read as far back as it would be by itself', () => {
  const count = fc.integer({ min: 1, max: 60 })
  const places = fc.array(fc.nat(59), { maxLength: 2 })
  const blocks = fc.bigInt({ min: 1n, max: 2n * HEAD })
  fc.assert(
    fc.property(count, places, blocks, fc.integer({ min: 1, max: 60 }), (length, busyAt, mostBlocks, mostContracts) => {
      const addresses = contractsOf(length)
      const busy = busyAt.flatMap((place) => addresses[place] ?? [])
      const node = both(busyWith(busy), both(givesBlocks(mostBlocks), takesContracts(mostContracts)))
      const together = searchedTogether(addresses, node).since
      const alone = addresses.flatMap((address) => searchedTogether([address], node).since)
      expect(together).toEqual(alone)
    })
  )
})
