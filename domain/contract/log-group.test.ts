import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { groupsAnswered, groupsRefused, type LogAsk, nextAsk, startGroup } from './log-group.ts'
import { startSearch } from './log-search.ts'

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
function searched(addresses: readonly Address[], node: Node) {
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
    const found = searched(addresses, node)
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
    const found = searched(addresses, () => failure)
    expect(new Set(found.since)).toEqual(new Set([undefined]))
    expect(found.asks.length).toBeLessThanOrEqual(most)
  })
})

test('the first ask is for everything, and after refusals the newest blocks come first', () => {
  const { asks } = searched(contractsOf(20), givesBlocks(5_000n))
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
      const { since, asks } = searched(addresses, busyWith(addresses.slice(busy, busy + 1), failure))
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
      const together = searched(addresses, node).since
      const alone = addresses.flatMap((address) => searched([address], node).since)
      expect(together).toEqual(alone)
    })
  )
})
