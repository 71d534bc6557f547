// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'

const local = [
  { ...baseGoerli, rpcUrls: ['/rpc/84531'] },
  { ...lineaGoerli, rpcUrls: ['/rpc/59140'] }
]
const [base, linea] = [84531, 59140]
const tabs: { stop: () => void }[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of tabs.splice(0)) stop()
  vi.useRealTimers()
})

async function connected(parameters: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab({ chains: local, ...parameters })
  tabs.push(tab)
  await tab.models.connection.connect('wallet')
  return tab
}

type Tab = Awaited<ReturnType<typeof connected>>

const instances = (baseLife: string, lineaLife = 'linea-1') =>
  new Map([
    [base, baseLife],
    [linea, lineaLife]
  ])

/** The chains know transactions up to No. 99. */
function send({ models }: Tab, chainId: number, n: number): void {
  models.transactions.add({ hash: hashOf(n), description: `No. ${n}` }, { account: alice, chainId })
}

/** Reports instances, and waits for the checks against the chains. */
async function report({ networkResets }: Tab, ...reported: Parameters<typeof instances>): Promise<void> {
  networkResets.update(instances(...reported))
  await vi.advanceTimersByTimeAsync(0)
}

const listed = ({ models }: Tab) =>
  models.transactions.lists
    .newest()
    .map(({ transaction }) => transaction.sent.description)
    .sort()
const cleared = ({ networkResets }: Tab) => networkResets.notices.map(({ chain, count }) => [chain.name, count])

test("a restarted network loses its transactions with a notice, and no other network's", async () => {
  const tab = await connected()
  await report(tab, 'base-1')
  for (const n of [101, 102]) send(tab, base, n)
  send(tab, linea, 103)
  await report(tab, 'base-2')
  expect([listed(tab), cleared(tab)]).toEqual([['No. 103'], [['Base Goerli', 2]]])
  send(tab, base, 104)
  await report(tab, 'base-2')
  expect(listed(tab)).toEqual(['No. 103', 'No. 104'])
  tab.networkResets.dismiss(base)
  expect(cleared(tab)).toEqual([])
})

test('how far the endpoints of a restarted network are is forgotten, and of no other network', async () => {
  const tab = await connected()
  await report(tab, 'base-1')
  expect(tab.reader.startedOver).toEqual([])
  await report(tab, 'base-2')
  expect(tab.reader.startedOver).toEqual([base])
})

test('a reset while the page was closed is noticed at the next visit', async () => {
  const [storage, connector] = [new FakeBrowserStorage(), new FakeConnector()]
  const first = await connected({ storage, connector })
  await report(first, 'base-1')
  send(first, base, 101)
  first.stop()
  const second = await connected({ storage, connector })
  expect(listed(second)).toEqual(['No. 101'])
  await report(second, 'base-2')
  expect([listed(second), cleared(second)]).toEqual([[], [['Base Goerli', 1]]])
})

test('transactions from before any known instance belong to the first known one', async () => {
  const tab = await connected()
  send(tab, base, 101)
  await report(tab, 'base-1')
  expect([listed(tab), cleared(tab)]).toEqual([['No. 101'], []])
})

test("another account's transactions are cleared when it is shown, and the notice is about the current account", async () => {
  const tab = await connected()
  const { connector } = tab
  await report(tab, 'base-1')
  send(tab, base, 101)
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await report(tab, 'base-2')
  expect(cleared(tab)).toEqual([])
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await vi.advanceTimersByTimeAsync(0)
  expect([listed(tab), cleared(tab).length]).toEqual([[], 1])
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await vi.advanceTimersByTimeAsync(0)
  expect(cleared(tab)).toEqual([])
})

test('transactions sent between a restart and its report stay', async () => {
  const tab = await connected()
  await report(tab, 'base-1')
  send(tab, base, 101)
  send(tab, base, 2)
  await report(tab, 'base-2')
  expect([listed(tab), cleared(tab)]).toEqual([['No. 2'], [['Base Goerli', 1]]])
})

test('an unreachable network loses nothing until it can be read', async () => {
  const tab = await connected()
  await report(tab, 'base-1')
  send(tab, base, 101)
  const { getTransaction } = tab.reader
  tab.reader.getTransaction = async (chainId) => {
    throw new ChainReadError('unreachable', chainId, 'The node is away.')
  }
  await report(tab, 'base-2')
  expect([listed(tab), cleared(tab)]).toEqual([['No. 101'], []])
  tab.reader.getTransaction = getTransaction
  await report(tab, 'base-2')
  expect([listed(tab), cleared(tab).length]).toEqual([[], 1])
})

test('a network without transactions restarts without a notice', async () => {
  const tab = await connected()
  await report(tab, 'base-1')
  await report(tab, 'base-2')
  expect(cleared(tab)).toEqual([])
})

test('a node that lags, or does not know a transaction, removes nothing', async () => {
  const tab = await connected()
  await report(tab, 'base-1')
  send(tab, base, 101)
  tab.reader.receipts.set(hashOf(101), { succeeded: true, blockNumber: 100n, blockHash: hashOf(99) })
  await vi.advanceTimersByTimeAsync(4_000)
  send(tab, base, 102)
  tab.reader.head = 1n
  tab.reader.receipts.clear()
  tab.reader.getTransaction = async () => undefined
  await vi.advanceTimersByTimeAsync(60_000)
  await report(tab, 'base-1')
  expect([listed(tab), cleared(tab)]).toEqual([['No. 101', 'No. 102'], []])
})

test('whatever is reported, a network with a remote endpoint keeps its transactions', async () => {
  const chains = [{ ...baseGoerli, rpcUrls: ['/rpc/84531', 'https://goerli.base.org'] }]
  const tab = await connected({ chains })
  await report(tab, 'base-1')
  send(tab, base, 101)
  await report(tab, 'base-2')
  expect([listed(tab), cleared(tab)]).toEqual([['No. 101'], []])
})
