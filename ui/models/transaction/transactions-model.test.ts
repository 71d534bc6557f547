// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { said } from '#ui/testing/said.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(99) }
const { openTab, settled } = openTabs()

type Tab = ReturnType<typeof openTab>

async function connected(parameters: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(parameters)
  await tab.models.connection.connect('wallet')
  return tab
}

const statuses = ({ models }: Awaited<ReturnType<typeof connected>>) =>
  models.transactions.recent.map(({ fate }) => fate.status)

test('a new transaction is pending, then confirmed, announced, and the balance is read again', async () => {
  const tab = await connected()
  const { transactions } = tab.models
  transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
  await settled()
  expect([statuses(tab), transactions.hasPending]).toEqual([['pending'], true])
  const { reads } = tab.reader
  tab.reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(200)
  expect([statuses(tab), transactions.hasPending]).toEqual([['confirmed'], false])
  expect(said(transactions)).toBe('Send 1 ETH: Confirmed')
  expect(tab.reader.reads).toBe(reads + 1)
})

test('an announcement holds what happened, and no sentence', async () => {
  const tab = await connected()
  const { transactions } = tab.models
  const { symbol, decimals } = baseGoerli.nativeCurrency
  const description = { kind: 'transfer', to: bob, value: 5n, currency: { symbol, decimals } } as const
  transactions.add({ hash: hashOf(1), description })
  tab.reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(200)
  expect(transactions.announcement).toMatchObject({ kind: 'news', news: 'status', entry: { sent: { description } } })
})

test("an account's announcement is not repeated for the next account, nor after disconnecting", async () => {
  const tab = await connected()
  const { transactions, connection } = tab.models
  for (const [leave, n] of [
    [() => tab.connector.emit({ type: 'accountsChanged', accounts: [bob] }), 1],
    [() => void connection.disconnect(), 2]
  ] as const) {
    tab.reader.receipts.set(hashOf(n), receipt)
    transactions.add({ hash: hashOf(n), description: 'Send 1 ETH' })
    await vi.advanceTimersByTimeAsync(200)
    expect(said(transactions)).toBe('Send 1 ETH: Confirmed')
    leave()
    expect(said(transactions)).toBe('')
  }
})

test('a receipt that did not succeed is a failure', async () => {
  const tab = await connected()
  tab.reader.receipts.set(hashOf(1), { ...receipt, succeeded: false })
  tab.models.transactions.add({ hash: hashOf(1), description: '' })
  await settled()
  expect(statuses(tab)).toEqual(['failed'])
})

test('a transaction that needs three confirmations is pending for two', async () => {
  const tab = await connected()
  tab.reader.receipts.set(hashOf(1), receipt)
  tab.models.transactions.add({ hash: hashOf(1), description: '', confirmations: 3 })
  await settled()
  tab.reader.head = 101n
  await vi.advanceTimersByTimeAsync(200)
  expect(statuses(tab)).toEqual(['pending'])
  tab.reader.head = 102n
  await vi.advanceTimersByTimeAsync(400)
  expect(statuses(tab)).toEqual(['confirmed'])
})

test('an entry keeps what a later visit needs to verify it: sender, nonce, first seen block, block', async () => {
  const tab = await connected()
  tab.reader.receipts.set(hashOf(1), receipt)
  tab.models.transactions.add({ hash: hashOf(1), description: '' })
  await settled()
  expect(tab.models.transactions.recent[0]).toMatchObject({
    sent: { from: alice, nonce: 7, firstSeenBlock: 100 },
    fate: { blockNumber: 100, blockHash: hashOf(99) }
  })
})

test('an unreachable node settles nothing, and the entry is polled until it answers', async () => {
  const tab = await connected()
  const { getBlockNumber } = tab.reader
  tab.reader.getBlockNumber = async () => {
    throw new ChainReadError('unreachable', 84531, 'down')
  }
  tab.reader.receipts.set(hashOf(1), receipt)
  tab.models.transactions.add({ hash: hashOf(1), description: '' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses(tab)).toEqual(['pending'])
  visitorMoves()
  tab.reader.getBlockNumber = getBlockNumber
  await vi.advanceTimersByTimeAsync(4000)
  expect(statuses(tab)).toEqual(['confirmed'])
})

test('pending entries resume on the next visit, on the chain they belong to', async () => {
  const storage = new FakeBrowserStorage()
  const connector = new FakeConnector()
  const first = await connected({ storage, connector })
  first.models.transactions.add(
    { hash: hashOf(1), description: 'Earlier' },
    { account: alice, chainId: lineaGoerli.id }
  )
  first.stop()
  const reader = new FakeReader()
  reader.receipts.set(hashOf(1), receipt)
  const asked: number[] = []
  const { getReceipt } = reader
  reader.getReceipt = (chainId, hash) => {
    asked.push(chainId)
    return getReceipt(chainId, hash)
  }
  const second = openTab({ storage, connector, reader })
  await settled()
  expect(asked).toEqual([lineaGoerli.id])
  expect(
    second.models.transactions.lists.newest().map(({ chain, transaction }) => [chain.id, transaction.fate.status])
  ).toEqual([[59140, 'confirmed']])
})

test('the account dialog shows the newest 3 of the current chain, the dashboard all of every chain', async () => {
  const { models } = await connected()
  for (const n of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(1)
    models.transactions.add({ hash: hashOf(n), description: `No. ${n}` })
  }
  models.transactions.add({ hash: hashOf(5), description: 'On Linea' }, { account: alice, chainId: lineaGoerli.id })
  expect(models.transactions.recent.map(({ sent }) => sent.description)).toEqual(['No. 4', 'No. 3', 'No. 2'])
  expect(models.transactions.lists.newest()).toHaveLength(5)
})

test('each account has its own list', async () => {
  const { models, connector } = await connected()
  models.transactions.add({ hash: hashOf(1), description: 'Hers' })
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  expect(models.transactions.recent).toEqual([])
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  expect(models.transactions.recent).toHaveLength(1)
})

test('entries added in another tab appear here, and neither tab overwrites the other', async () => {
  const storage = new FakeBrowserStorage()
  const first = await connected({ storage })
  const second = await connected({ storage })
  first.models.transactions.add({ hash: hashOf(1), description: 'First' })
  second.models.transactions.add({ hash: hashOf(2), description: 'Second' })
  for (const { models } of [first, second]) {
    expect(models.transactions.recent.map(({ sent }) => sent.description).sort()).toEqual(['First', 'Second'])
  }
})

test.each([
  ['no wallet is connected', ({ models }: Tab) => models.connection.disconnect()],
  ['the network is not configured', ({ connector }: Tab) => connector.emit({ type: 'chainChanged', chainId: 5 })]
])('nothing is added or cleared while %s', async (_while, leave) => {
  const tab = await connected()
  const { transactions } = tab.models
  transactions.add({ hash: hashOf(1), description: '' })
  await leave(tab)
  expect(() => transactions.add({ hash: hashOf(2), description: '' })).toThrow('No address or chain ID found')
  expect(() => transactions.clear()).toThrow('No address or chain ID found')
  await tab.models.connection.connect('wallet')
  tab.connector.emit({ type: 'chainChanged', chainId: baseGoerli.id })
  expect(transactions.recent.map(({ sent }) => sent.hash)).toEqual([hashOf(1)])
})

test('clearing removes settled entries on the current chain only', async () => {
  const { models, reader } = await connected()
  for (const n of [1, 2]) reader.receipts.set(hashOf(n), receipt)
  models.transactions.add({ hash: hashOf(1), description: '' })
  models.transactions.add({ hash: hashOf(2), description: '' }, { account: alice, chainId: lineaGoerli.id })
  await settled()
  models.transactions.clear()
  expect(models.transactions.lists.newest().map(({ chain }) => chain.id)).toEqual([59140])
})

test('clearing keeps pending entries, which are still polled', async () => {
  const tab = await connected()
  const { transactions } = tab.models
  tab.reader.receipts.set(hashOf(1), receipt)
  transactions.add({ hash: hashOf(1), description: 'Mined' })
  transactions.add({ hash: hashOf(2), description: 'Waiting' })
  await settled()
  expect(transactions.clear().map(({ transaction }) => transaction.sent.description)).toEqual(['Mined'])
  expect([transactions.hasPending, statuses(tab)]).toEqual([true, ['pending']])
  tab.reader.receipts.set(hashOf(2), receipt)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses(tab)).toEqual(['confirmed'])
})

test('a hidden page does not poll, and resumes when it is visible', async () => {
  const tab = await connected()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  tab.models.transactions.add({ hash: hashOf(1), description: '' })
  tab.reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses(tab)).toEqual(['pending'])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(statuses(tab)).toEqual(['confirmed'])
  visibility.mockRestore()
})

test('an entry that another tab adds is polled here too', async () => {
  const storage = new FakeBrowserStorage()
  const first = await connected({ storage })
  const second = await connected({ storage })
  first.stop()
  const firstStore = storage.tab()
  second.reader.receipts.set(hashOf(1), receipt)
  const sent = { hash: hashOf(1), description: 'Elsewhere', from: alice, addedAt: 1 }
  const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(1) })
  firstStore.write(key, serialiseTransaction({ sent, fate: { status: 'pending' } }))
  await settled()
  expect(statuses(second)).toEqual(['confirmed'])
})
