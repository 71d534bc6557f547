// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { CodeError } from '#domain/wait/load-code.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { addressOf, limiting, type NodeLimit } from '#ui/testing/limited-node.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'
import { AllowanceScan, type LoadFinder } from './allowance-scan.ts'
import * as finder from './find-allowances.ts'

const MAX = 2n ** 256n - 1n
const configured: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const other: Address = '0x00000000000000000000000000000000000000aa'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const
const loadFinder: LoadFinder = async () => finder
const { openTab, settled } = openTabs()

const approval = (spender: Address, blockNumber: bigint, owner = alice) => ({
  args: { owner, spender, value: MAX },
  blockNumber,
  blockHash: hashOf(Number(blockNumber)),
  logIndex: 0,
  transactionHash: hashOf(1)
})

/** On a chain with one token, of which Alice has approved some spenders. */
function opened({
  tokens = [{ ...token, spenders: [configured] }] as (typeof baseGoerli)['tokens'] & object,
  load = loadFinder
} = {}) {
  const contracts = new FakeContractGateway()
  const { models, reader } = openTab({ contracts })
  const allowances = new AllowanceScan(models.pagePorts, { account: alice, chain: { ...baseGoerli, tokens } }, load)
  const amounts = new Map<unknown, unknown>()
  contracts.answers.set('totalSupply', 1000n).set('balanceOf', 999n)
  contracts.answers.set('allowance', ({ args }: { args: readonly unknown[] }) => amounts.get(args[1]) ?? 0n)
  contracts.logs.set('Approval', [approval(bob, 7n), approval(other, 8n), approval(bob, 9n), approval(alice, 9n, bob)])
  const ranges: string[] = []
  const { eventsOfMany } = contracts
  contracts.eventsOfMany = (chainId, query, range) => {
    ranges.push(`${range.fromBlock}-${range.toBlock}`)
    return eventsOfMany(chainId, query, range)
  }
  const spenders = () => allowances.found.list.map(({ spender }) => spender)
  return { allowances, contracts, reader, amounts, ranges, spenders }
}

test('spenders from approvals and from the configuration are listed if they may spend the whole balance now', async () => {
  const { allowances, amounts, ranges, contracts } = opened()
  amounts.set(bob, MAX).set(other, 998n).set(configured, 999n)
  await allowances.readAll()
  expect(allowances.found).toMatchObject({
    list: [
      { spender: bob, amount: undefined },
      { spender: configured, amount: 999n }
    ],
    others: 1,
    since: undefined,
    missed: []
  })
  expect(ranges).toEqual(['0-100'])
  const asked = contracts.calls.map(({ method, name, args }) => [method, name, ...args])
  expect(asked).toEqual([
    ['readMany', 'totalSupply'],
    ['readMany', 'balanceOf', alice],
    ['readMany', 'allowance', alice, bob],
    ['readMany', 'allowance', alice, other],
    ['readMany', 'allowance', alice, configured]
  ])
})

test('everything is read once however often it comes into view, and only the allowances after a change', async () => {
  const { allowances, amounts, spenders, ranges, reader, contracts } = opened()
  amounts.set(bob, MAX)
  allowances.watch()
  await settled()
  expect(spenders()).toEqual([bob])
  allowances.watch()()
  allowances.watch()
  const before = contracts.calls.length
  reader.head++
  visitorMoves()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(contracts.calls).toHaveLength(before)
  amounts.set(bob, 0n)
  await allowances.readAgain()
  expect(spenders()).toEqual([])
  expect(ranges).toEqual(['0-100'])
})

test('what goes out of view while it is read is read when it comes back', async () => {
  const { allowances, amounts, spenders, contracts } = opened()
  amounts.set(bob, MAX)
  allowances.watch()()
  await settled()
  expect(contracts.calls).toEqual([])
  allowances.watch()
  await settled()
  expect(spenders()).toEqual([bob])
})

test('what goes out of view once only its allowances were missing is read when it comes back', async () => {
  const { allowances, amounts, spenders, contracts } = opened()
  const answer = contracts.answers.get('allowance')
  contracts.answers.set('allowance', () => new Promise(() => undefined))
  amounts.set(bob, MAX)
  const unwatch = allowances.watch()
  await settled()
  unwatch()
  contracts.answers.set('allowance', answer)
  allowances.watch()
  await settled()
  expect(spenders()).toEqual([bob])
})

test('a node without old logs has said since when approvals were checked', async () => {
  const { allowances, contracts, reader, amounts, spenders } = opened()
  reader.head = 1_000_000n
  const { eventsOfMany } = contracts
  contracts.eventsOfMany = (chainId, query, range) => {
    if (range.fromBlock < 950_001n) throw new ChainReadError('refused', chainId, 'pruned')
    return eventsOfMany(chainId, query, range)
  }
  amounts.set(configured, MAX)
  await allowances.readAll()
  expect(allowances.found).toMatchObject({ since: 950_001n, missed: [] })
  expect(spenders(), 'the configured one needs no approval').toEqual([configured])
})

test('a node that gives only a few blocks at a time finds what is new, and has not checked the rest', async () => {
  const { allowances, contracts, reader, amounts, spenders } = opened()
  reader.head = 1_000_000n
  const { eventsOfMany } = contracts
  contracts.eventsOfMany = (chainId, query, range) => {
    if (range.toBlock - range.fromBlock >= 10n) throw new ChainReadError('refused', chainId, 'at most 10 blocks')
    return eventsOfMany(chainId, query, range)
  }
  contracts.logs.set('Approval', [approval(other, 7n), approval(bob, 999_995n)])
  amounts.set(bob, MAX).set(other, MAX)
  await allowances.readAll()
  expect(spenders()).toEqual([bob])
  expect(allowances.found).toMatchObject({ since: undefined, missed: [{ symbol: 'tUSD' }] })
})

test('a token whose logs are refused altogether is named, and checked again on request', async () => {
  const { allowances, contracts, amounts, spenders } = opened()
  const { eventsOfMany } = contracts
  contracts.eventsOfMany = (chainId) => {
    throw new ChainReadError('refused', chainId, 'no logs here')
  }
  amounts.set(bob, MAX).set(configured, MAX)
  await allowances.readAll()
  expect(allowances.found.missed.map(({ symbol }) => symbol)).toEqual(['tUSD'])
  expect(spenders()).toEqual([configured])
  contracts.eventsOfMany = eventsOfMany
  await allowances.readAll()
  expect(allowances.found.missed).toEqual([])
  expect(spenders()).toEqual([bob, configured])
})

test('a token whose allowances cannot be read is named', async () => {
  const { allowances, contracts, reader } = opened()
  contracts.answers.set('allowance', new ChainReadError('timeout', baseGoerli.id, ''))
  await allowances.readAll()
  expect(allowances.found).toMatchObject({ list: [], missed: [{ symbol: 'tUSD' }] })
  reader.getBlockNumber = async (chainId) => {
    throw new ChainReadError('timeout', chainId, '')
  }
  await allowances.readAll()
  expect(allowances.found.missed).toHaveLength(1)
})

test('a token whose supply cannot be read is named where the account holds none of it, and judged by the balance else', async () => {
  const { allowances, contracts, amounts, spenders } = opened()
  contracts.answers.set('totalSupply', new ContractError('reverted', '', { address: token.address }))
  amounts.set(bob, 2n ** 200n)
  await allowances.readAll()
  expect(allowances.found).toMatchObject({ list: [{ spender: bob, amount: 2n ** 200n }], others: 0, missed: [] })
  contracts.answers.set('balanceOf', 0n)
  await allowances.readAll()
  expect(allowances.found).toMatchObject({ list: [], others: 0, missed: [{ symbol: 'tUSD' }] })
  amounts.set(bob, MAX)
  await allowances.readAll()
  expect([spenders(), allowances.found.missed]).toEqual([[bob], []])
})

test('a token whose balance cannot be read is named unless the allowance has no limit', async () => {
  const { allowances, contracts, amounts, spenders } = opened()
  contracts.answers.set('balanceOf', new ContractError('reverted', '', { address: token.address }))
  amounts.set(bob, MAX).set(other, 5n)
  await allowances.readAll()
  expect(allowances.found).toMatchObject({ others: 0, missed: [{ symbol: 'tUSD' }] })
  expect(spenders()).toEqual([bob])
})

test('where the code that checks them cannot be loaded, every token is named, and checked on request', async () => {
  let isOffline = true
  const load: LoadFinder = async () => {
    if (isOffline) throw new CodeError('offline', 'no network')
    return finder
  }
  const { allowances, amounts, spenders } = opened({ load })
  amounts.set(bob, MAX)
  allowances.watch()
  await settled()
  expect(allowances.found.missed.map(({ symbol }) => symbol)).toEqual(['tUSD'])
  expect(allowances.isReading).toBe(false)
  isOffline = false
  await allowances.readAll()
  expect(spenders()).toEqual([bob])
  expect(allowances.found.missed).toEqual([])
})

test('a chain without tokens is asked for nothing', async () => {
  const { allowances, reader, contracts } = opened({ tokens: [] })
  reader.getBlockNumber = () => expect.unreachable()
  await allowances.readAll()
  expect(contracts.calls).toEqual([])
})

describe.each([1, 20, 200])('of %i tokens', (count) => {
  const tokens = Array.from({ length: count }, (_, n) => ({ ...token, address: addressOf(n), symbol: `T${n}` }))
  const inMiddle = addressOf(Math.floor(count / 2))
  const symbols = ({ missed }: AllowanceScan['found']) => missed.map(({ symbol }) => symbol)

  test.each<[what: string, limit: NodeLimit, requests: Record<number, number>, since: bigint | undefined]>([
    ['everything', {}, { 1: 1, 20: 1, 200: 1 }, undefined],
    ['5000 blocks at a time', { blocks: 5_000n }, { 1: 20, 20: 26, 200: 26 }, 910_001n],
    ['20 contracts at a time', { contracts: 20 }, { 1: 1, 20: 1, 200: 22 }, undefined],
    ['10 logs at a time', { logs: 10 }, { 1: 1, 20: 6, 200: 86 }, undefined]
  ])('a node that gives %s is asked so often, twice at a time', async (_what, limit, requests, since) => {
    const { allowances, contracts, reader, amounts, spenders } = opened({ tokens })
    reader.head = 1_000_000n
    amounts.set(bob, MAX)
    const logs = tokens.map(({ address }) => ({ ...approval(other, 999_000n), address }))
    const middle = { ...approval(bob, 999_990n), address: inMiddle }
    contracts.logs.set('Approval', [...logs, middle])
    const node = limiting(contracts, limit)
    await allowances.readAll()
    expect(allowances.found).toMatchObject({ since, missed: [] })
    expect([spenders(), allowances.found.list[0]?.token.address]).toEqual([[bob], inMiddle])
    expect(node.requests()).toBe(requests[count])
    expect(node.mostAtOnce()).toBeLessThanOrEqual(2)
  })

  test('one whose logs cannot be decoded is named, and the others are read with the same request', async () => {
    const { allowances, contracts, amounts, spenders } = opened({ tokens })
    amounts.set(bob, MAX)
    const node = limiting(contracts, {})
    const { eventsOfMany } = contracts
    contracts.eventsOfMany = async (chainId, query, range) => {
      const wrong = new ContractError('undecodable', '', { address: inMiddle })
      const events = await eventsOfMany(chainId, query, range)
      return events.map((each, i) => (query.addresses[i] === inMiddle ? wrong : each))
    }
    await allowances.readAll()
    expect(symbols(allowances.found)).toEqual([`T${Math.floor(count / 2)}`])
    expect([spenders().length, node.requests()]).toEqual([count - 1, 1])
  })

  test('one with more logs than the node gives is checked less far back, and the others from the first block', async () => {
    const { allowances, contracts, reader, amounts, spenders } = opened({ tokens })
    reader.head = 1_000_000n
    amounts.set(bob, MAX)
    const node = limiting(contracts, { busy: [inMiddle] })
    await allowances.readAll()
    expect(allowances.found).toMatchObject({ since: 910_001n, missed: [] })
    expect(spenders()).toHaveLength(count - 1)
    expect(node.requests()).toBeLessThan(45)
  })
})

test('nothing is asked while the page is hidden, and the search goes on once it is seen', async () => {
  const { allowances, contracts, amounts, reader, spenders } = opened()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const heads = vi.spyOn(reader, 'getBlockNumber')
  const node = limiting(contracts, {})
  heads.mockClear()
  amounts.set(bob, MAX)
  allowances.watch()
  await settled()
  expect([node.requests(), heads.mock.calls.length]).toEqual([0, 0])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect([node.requests(), spenders()]).toEqual([1, [bob]])
  visibility.mockRestore()
})

test('allowances that could not be checked say until when the nodes are not asked, wherever that failed', async () => {
  const paused = new ChainReadError('rate-limited', baseGoerli.id, 'HTTP 429', { pausedUntil: 60_000 })
  const fail = () => Promise.reject(paused)
  const headless = opened()
  headless.reader.getBlockNumber = fail
  const unread = opened()
  unread.contracts.readMany = fail
  for (const { allowances } of [headless, unread]) {
    await allowances.tryAgain()
    expect(allowances.found).toMatchObject({ missed: [{ symbol: 'tUSD' }], pausedUntil: 60_000 })
  }
})
