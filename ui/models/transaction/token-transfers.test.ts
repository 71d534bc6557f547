// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { MAX_READS } from '#domain/contract/log-search.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { addressOf, limiting, type NodeLimit } from '#ui/testing/limited-node.ts'
import { TokenTransfers } from './token-transfers.ts'

const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const
const odd = { address: '0x00000000000000000000000000000000000000dd', symbol: 'ODD', decimals: 0 } as const
const { openTab, settled } = openTabs()

const log = (block: bigint, from: Address = bob, to: Address = alice, logIndex = 0) => ({
  args: { from, to, value: 5n },
  blockNumber: block,
  blockHash: hashOf(Number(block)),
  logIndex,
  transactionHash: hashOf(Number(block))
})

/** On a chain whose contract logs what the test adds. */
function opened({ tokens = [token] as (typeof baseGoerli)['tokens'] & object, head = 1_000n } = {}) {
  const contracts = new FakeContractGateway()
  const { models, reader } = openTab({ contracts })
  reader.head = head
  const ranges: BlockRange[] = []
  const { eventsOfMany } = contracts
  contracts.eventsOfMany = (chainId, query, range) => {
    if (query.filter[0] === alice) ranges.push(range)
    return eventsOfMany(chainId, query, range)
  }
  const transfers = new TokenTransfers(models.pagePorts, { account: alice, chain: { ...baseGoerli, tokens } })
  const blocks = () => transfers.transfers.map(({ blockNumber }) => blockNumber)
  return { transfers, contracts, reader, ranges, blocks }
}

/** A node that gives so many blocks at once. */
function limited(contracts: FakeContractGateway, most: bigint): void {
  const { eventsOfMany } = contracts
  contracts.eventsOfMany = (chainId, query, range) => {
    if (range.toBlock - range.fromBlock >= most) throw new ChainReadError('refused', chainId, 'range too wide')
    return eventsOfMany(chainId, query, range)
  }
}

test('what reached and what left the account is found in one range of the newest blocks, with times', async () => {
  const { transfers, contracts, ranges } = opened({ head: 200_000n })
  contracts.logs.set('Transfer', [log(10n), log(180_000n, alice, bob), log(190_000n), log(190_001n, bob, bob)])
  transfers.watch()
  expect(transfers.progress.status).toBe('reading')
  await settled()
  expect(transfers.transfers.map(({ direction, time }) => [direction, time])).toEqual([
    ['in', 1_700_000_000_000 + 380_000_000],
    ['out', 1_700_000_000_000 + 360_000_000]
  ])
  expect(ranges).toEqual([{ fromBlock: 150_001n, toBlock: 200_000n }])
  expect(transfers.progress.status).toBe('paused')
  expect(transfers.searched).toMatchObject({ since: 150_001n, sinceTime: 1_700_000_000_000 + 300_002_000 })
})

test('older blocks are read on request only, until there are none', async () => {
  const { transfers, contracts, blocks } = opened({ head: 200_000n })
  contracts.logs.set('Transfer', [log(10n), log(190_000n)])
  await transfers.readNewest()
  expect(blocks()).toEqual([190_000n])
  await transfers.readFurther()
  expect(blocks()).toEqual([190_000n, 10n])
  expect(transfers.progress.status).toBe('complete')
})

test('a node with narrow ranges is asked so often and no more, and goes on when asked again', async () => {
  const { transfers, contracts, ranges } = opened({ head: 1_000_000n })
  limited(contracts, 5_000n)
  await transfers.readNewest()
  expect(transfers.searched?.since).toBe(995_001n)
  ranges.length = 0
  await transfers.readFurther()
  expect(ranges).toHaveLength(MAX_READS)
  expect([transfers.progress.status, transfers.searched?.since]).toEqual(['paused', 895_001n])
  await transfers.readFurther()
  expect(transfers.searched?.since).toBe(795_001n)
})

test('a node that gives only 10 blocks at a time still shows the newest, and says how far back', async () => {
  const { transfers, contracts, blocks } = opened({ head: 1_000_000n })
  limited(contracts, 10n)
  contracts.logs.set('Transfer', [log(999_980n), log(999_995n)])
  await transfers.readNewest()
  expect([blocks(), transfers.searched?.since]).toEqual([[999_995n], 999_991n])
  await transfers.readFurther()
  expect(blocks()).toEqual([999_995n, 999_980n])
})

test('more transfers than are read at once are read in narrower ranges', async () => {
  const { transfers, contracts, ranges, blocks } = opened({ head: 100_000n })
  const all = Array.from({ length: 60 }, (_, n) => log(100_000n - BigInt(n) * 200n))
  contracts.logs.set('Transfer', all.toReversed())
  await transfers.readNewest()
  expect(ranges.map(({ fromBlock }) => fromBlock)).toEqual([50_001n, 95_001n])
  await transfers.readFurther()
  expect(blocks()).toEqual(all.map(({ blockNumber }) => blockNumber))
})

test('a node that refuses logs is said to, and what is known stays while it is asked again', async () => {
  const { transfers, contracts, blocks } = opened({ head: 200_000n })
  const { eventsOfMany } = contracts
  contracts.logs.set('Transfer', [log(10n), log(190_000n)])
  limited(contracts, 0n)
  await transfers.readNewest()
  expect([transfers.progress, transfers.searched]).toEqual([{ status: 'failed', failure: 'refused' }, undefined])
  contracts.eventsOfMany = eventsOfMany
  await transfers.readFurther()
  expect(blocks()).toEqual([190_000n])
  limited(contracts, 0n)
  await transfers.readFurther()
  expect([transfers.progress, blocks()]).toEqual([{ status: 'failed', failure: 'refused' }, [190_000n]])
  contracts.eventsOfMany = eventsOfMany
  await transfers.readFurther()
  expect([transfers.progress, blocks()]).toEqual([{ status: 'complete' }, [190_000n, 10n]])
})

test('a chain that cannot be reached fails at once', async () => {
  const { transfers, reader, ranges } = opened()
  reader.getBlockNumber = async (chainId) => {
    throw new ChainReadError('unreachable', chainId, '')
  }
  await transfers.readNewest()
  expect([transfers.progress, ranges]).toEqual([{ status: 'failed', failure: 'unreachable' }, []])
})

test('a token whose logs cannot be decoded is named, and the others are read', async () => {
  const { transfers, contracts, blocks } = opened({ tokens: [odd, token] })
  const { eventsOfMany } = contracts
  contracts.eventsOfMany = async (chainId, query, range) => {
    const wrong = new ContractError('undecodable', '', { address: odd.address })
    const events = await eventsOfMany(chainId, query, range)
    return events.map((each, i) => (query.addresses[i] === odd.address ? wrong : each))
  }
  contracts.logs.set('Transfer', [log(10n)])
  await transfers.readNewest()
  expect([blocks(), transfers.unreadable, transfers.progress.status]).toEqual([[10n], [odd], 'complete'])
})

test('what is new is read with the blocks before it, from which a reorganisation takes what it removed', async () => {
  const { transfers, contracts, reader, ranges, blocks } = opened({ head: 200_000n })
  contracts.logs.set('Transfer', [log(10n), log(190_000n), log(199_990n)])
  await transfers.readNewest()
  await transfers.readFurther()
  reader.head = 200_010n
  contracts.logs.set('Transfer', [log(10n), log(190_000n), log(200_005n)])
  ranges.length = 0
  await transfers.readNewest()
  expect(blocks()).toEqual([200_005n, 190_000n, 10n])
  expect(ranges).toHaveLength(1)
  expect([transfers.progress.status, transfers.searched?.since]).toEqual(['complete', 0n])
})

test('what was read of a chain that has started over is forgotten', async () => {
  const { transfers, contracts, reader, blocks } = opened({ head: 200_000n })
  contracts.logs.set('Transfer', [log(190_000n)])
  await transfers.readNewest()
  reader.head = 100n
  contracts.logs.set('Transfer', [log(7n)])
  await transfers.readNewest()
  expect(blocks()).toEqual([7n])
})

test('nothing is asked any more once the page is left, and a late answer is ignored', async () => {
  const { transfers, contracts, ranges, blocks } = opened({ head: 9_000_000n })
  limited(contracts, 500n)
  contracts.logs.set('Transfer', [log(8_999_999n)])
  const stop = transfers.watch()
  stop()
  await settled()
  expect([ranges, blocks(), transfers.progress.status]).toEqual([[], [], 'paused'])
})

describe.each([1, 20, 200])('of %i tokens', (count) => {
  const tokens = Array.from({ length: count }, (_, n) => ({ ...token, address: addressOf(n), symbol: `T${n}` }))
  const inMiddle = addressOf(Math.floor(count / 2))

  test.each<[what: string, limit: NodeLimit, requests: Record<number, number>]>([
    ['everything', {}, { 1: 2, 20: 2, 200: 2 }],
    ['5000 blocks at a time', { blocks: 5_000n }, { 1: 4, 20: 10, 200: 10 }],
    ['20 contracts at a time', { contracts: 20 }, { 1: 2, 20: 2, 200: 44 }]
  ])('the newest transfers are read of a node that gives %s', async (_what, limit, requests) => {
    const { transfers, contracts, blocks } = opened({ tokens, head: 1_000_000n })
    const node = limiting(contracts, limit)
    contracts.logs.set('Transfer', [{ ...log(999_999n), address: inMiddle }])
    await transfers.readNewest()
    expect(blocks()).toEqual([999_999n])
    expect([node.requests(), node.mostAtOnce() <= 2]).toEqual([requests[count], true])
  })
})

test('a node that takes few contracts at a time is not asked for more of them again in the same search', async () => {
  const tokens = Array.from({ length: 40 }, (_, n) => ({ ...token, address: addressOf(n), symbol: `T${n}` }))
  const { transfers, contracts } = opened({ tokens, head: 1_000_000n })
  const node = limiting(contracts, { contracts: 20 })
  await transfers.readNewest()
  const before = node.refused()
  await transfers.readFurther()
  expect([before, transfers.progress.status]).toEqual([2, 'complete'])
  expect(node.refused() - before).toBe(2)
})

test('nothing is asked while the page is hidden', async () => {
  const { transfers, contracts } = opened()
  const node = limiting(contracts, {})
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  transfers.watch()
  await settled()
  expect(node.requests()).toBe(0)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect([node.requests(), transfers.progress.status]).toEqual([2, 'complete'])
  visibility.mockRestore()
})

test('a visitor’s search reads at once although endpoints rest after failures, and says until when nodes wait; the page’s own does not', async () => {
  const { transfers, reader } = opened()
  transfers.watch()
  await settled()
  expect(reader.restsEnded).toEqual([])
  reader.getBlockNumber = async (chainId) => {
    throw new ChainReadError('rate-limited', chainId, 'HTTP 429', { pausedUntil: 60_000 })
  }
  await transfers.readNewest()
  await transfers.readFurther()
  expect(reader.restsEnded).toEqual([baseGoerli.id, baseGoerli.id])
  await transfers.readNewest()
  expect(transfers.progress).toEqual({ status: 'failed', failure: 'rate-limited', pausedUntil: 60_000 })
})
