// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const BASE = 84531
const MINUTE = 60_000
const delegate: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const { openTab, settled } = openTabs()

async function watched() {
  const tab = openTab()
  const { models, reader } = tab
  let reads = 0
  const { getNextNonce } = reader
  reader.getNextNonce = (...of) => {
    reads++
    return getNextNonce(...of)
  }
  await models.connection.connect('wallet')
  models.balances.watch(BASE)
  const unwatch = models.attention.watch(BASE)
  await settled()
  return { ...tab, unwatch, attention: models.attention, reads: () => reads }
}

const types = ({ attention }: Awaited<ReturnType<typeof watched>>) => attention.list.map(({ type }) => type)

test('an account in order needs no attention, and is read once a minute while somebody looks', async () => {
  const tab = await watched()
  expect(types(tab)).toEqual([])
  expect(tab.reads()).toBe(1)
  visitorMoves()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(tab.reads()).toBe(2)
  tab.unwatch()
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(tab.reads()).toBe(2)
})

test('a transaction from elsewhere that waits for 5 minutes needs attention until the next block takes it', async () => {
  const tab = await watched()
  tab.reader.waiting = 1
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(types(tab)).toEqual([])
  await vi.advanceTimersByTimeAsync(6 * MINUTE)
  expect(types(tab)).toEqual(['stuck'])
  tab.reader.waiting = 0
  tab.reader.minedElsewhere = 8
  visitorMoves()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(types(tab)).toEqual([])
})

test('an own transaction behind a nonce that the network does not have needs attention', async () => {
  const tab = await watched()
  // Its nonce is 9; the next one is 7.
  tab.models.transactions.add({ hash: hashOf(3), description: 'Payment' }, { account: alice, chainId: BASE })
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(tab.attention.list).toEqual([{ type: 'gap', missing: 7, waiting: 9 }])
})

test('a balance that pays for no fee needs attention until it does', async () => {
  const tab = await watched()
  const { getBalances } = tab.reader
  tab.reader.getBalances = async () => [1n]
  await tab.models.balances.refresh(BASE)
  expect(tab.attention.list).toMatchObject([{ type: 'no-fee', fee: 21_000n * 2_000_000_000n }])
  tab.reader.getBalances = getBalances
  await tab.models.balances.refresh(BASE)
  expect(types(tab)).toEqual([])
})

test('a delegation is that of the account, and forgotten with it', async () => {
  const tab = await watched()
  tab.reader.getDelegate = async (_chainId, account) => (account === bob ? delegate : undefined)
  tab.connector.emit({ type: 'accountsChanged', accounts: [bob] })
  visitorMoves()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(tab.attention.list).toEqual([{ type: 'delegated', to: delegate }])
  tab.connector.emit({ type: 'accountsChanged', accounts: [alice] })
  expect(types(tab)).toEqual([])
})

test('an answer about the account before is ignored', async () => {
  const tab = await watched()
  let answer: (to: Address) => void = () => undefined
  tab.reader.getDelegate = () => new Promise((resolve) => (answer = resolve))
  await vi.advanceTimersByTimeAsync(MINUTE)
  tab.connector.emit({ type: 'accountsChanged', accounts: [bob] })
  answer(delegate)
  await settled()
  expect(types(tab)).toEqual([])
})

test('what cannot be read raises no alarm', async () => {
  const tab = await watched()
  const down = async (chainId: number) => {
    throw new ChainReadError('timeout', chainId, '')
  }
  Object.assign(tab.reader, { getNextNonce: down, getFeeRates: down, getDelegate: down, getTransactionCount: down })
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(types(tab)).toEqual([])
})
