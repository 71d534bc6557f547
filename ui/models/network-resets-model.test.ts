// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import { FakeBrowserStorage } from './fake-browser-storage.ts'
import { alice, bob, hashOf } from './fake-values.ts'
import { FakeConnector } from './fake-wallet.ts'
import { fakeWorld } from './fakes.ts'

const local = [
  { ...baseGoerli, rpcUrls: ['/rpc/84531'] },
  { ...lineaGoerli, rpcUrls: ['/rpc/59140'] }
]
const [base, linea] = [84531, 59140]
const worlds: { stop: () => void }[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of worlds.splice(0)) stop()
  vi.useRealTimers()
})

async function connected(parameters: Parameters<typeof fakeWorld>[0] = {}) {
  const world = fakeWorld({ chains: local, ...parameters })
  worlds.push(world)
  await world.models.connection.connect('wallet')
  return world
}

type World = Awaited<ReturnType<typeof connected>>

const lives = (baseLife: string, lineaLife = 'linea-1') =>
  new Map([
    [base, baseLife],
    [linea, lineaLife]
  ])

function send({ models }: World, chainId: number, n: number): void {
  models.transactions.add({ hash: hashOf(n), description: `No. ${n}` }, { account: alice, chainId })
}

const listed = ({ models }: World) => models.transactions.all.map(({ transaction }) => transaction.description).sort()
const said = ({ models }: World) => models.networkResets.notices.map(({ text }) => text)

test("a network that started over loses its transactions with a word about it, and no other network's", async () => {
  const world = await connected()
  world.models.networkResets.meet(lives('base-1'))
  for (const n of [1, 2]) send(world, base, n)
  send(world, linea, 3)
  world.models.networkResets.meet(lives('base-2'))
  const text = 'Base Goerli: The local network was reset; its 2 earlier transactions were cleared.'
  expect([listed(world), said(world), world.models.transactions.announcement]).toEqual([['No. 3'], [text], text])
  send(world, base, 4)
  world.models.networkResets.meet(lives('base-2'))
  expect(listed(world)).toEqual(['No. 3', 'No. 4'])
  world.models.networkResets.dismiss(base)
  expect(said(world)).toEqual([])
})

test('a reset while the page was closed is noticed at the next visit', async () => {
  const [storage, connector] = [new FakeBrowserStorage(), new FakeConnector()]
  const first = await connected({ storage, connector })
  first.models.networkResets.meet(lives('base-1'))
  send(first, base, 1)
  first.stop()
  const second = await connected({ storage, connector })
  expect(listed(second)).toEqual(['No. 1'])
  second.models.networkResets.meet(lives('base-2'))
  expect([listed(second), said(second)]).toEqual([
    [],
    ['Base Goerli: The local network was reset; its earlier transaction was cleared.']
  ])
})

test('transactions from before any life was known belong to the first one that is', async () => {
  const world = await connected()
  send(world, base, 1)
  world.models.networkResets.meet(lives('base-1'))
  expect([listed(world), said(world)]).toEqual([['No. 1'], []])
})

test("another account's transactions are cleared when it is shown, and the word is about the account that is shown", async () => {
  const world = await connected()
  const { models, connector } = world
  models.networkResets.meet(lives('base-1'))
  send(world, base, 1)
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  models.networkResets.meet(lives('base-2'))
  expect(said(world)).toEqual([])
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  expect([listed(world), said(world).length]).toEqual([[], 1])
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  expect(said(world)).toEqual([])
})

test('a network without transactions starts over without a word', async () => {
  const world = await connected()
  world.models.networkResets.meet(lives('base-1'))
  world.models.networkResets.meet(lives('base-2'))
  expect(said(world)).toEqual([])
})

test('a node that lags, or knows nothing of what was sent, costs nobody a transaction', async () => {
  const world = await connected()
  world.models.networkResets.meet(lives('base-1'))
  send(world, base, 1)
  world.reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: 100n, blockHash: hashOf(99) })
  await vi.advanceTimersByTimeAsync(4_000)
  send(world, base, 2)
  world.reader.head = 1n
  world.reader.receipts.clear()
  world.reader.getTransaction = async () => undefined
  await vi.advanceTimersByTimeAsync(60_000)
  world.models.networkResets.meet(lives('base-1'))
  expect([listed(world), said(world)]).toEqual([['No. 1', 'No. 2'], []])
})

test('whatever anybody tells, a network with an endpoint elsewhere keeps its transactions', async () => {
  const chains = [{ ...baseGoerli, rpcUrls: ['/rpc/84531', 'https://goerli.base.org'] }]
  const world = await connected({ chains })
  world.models.networkResets.meet(lives('base-1'))
  send(world, base, 1)
  world.models.networkResets.meet(lives('base-2'))
  expect([listed(world), said(world)]).toEqual([['No. 1'], []])
})
