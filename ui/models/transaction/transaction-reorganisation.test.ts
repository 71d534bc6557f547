// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { said } from '#ui/testing/said.ts'

const { openTab, settled } = openTabs()
const POLL_MS = 4_000
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }
const REORGANISED = 'Send 1 ETH: Pending. The network dropped the block that contained it. It may be included again.'

/** A visit with one transaction, after its quick polls: from here only the chain's polls do. */
async function following(parameters: Parameters<typeof openTab>[0] = {}) {
  const opened = openTab(parameters)
  await opened.models.connection.connect('wallet')
  opened.models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  return opened
}

type Tab = Awaited<ReturnType<typeof following>>

const entryOf = ({ models }: Pick<Tab, 'models'>) => models.transactions.recent[0]

/** The next block, followed by a poll. */
async function block({ reader }: Pick<Tab, 'reader'>): Promise<void> {
  reader.head++
  await vi.advanceTimersByTimeAsync(POLL_MS)
}

/** Replaces this block by another without its transactions. */
function takeBack(reader: FakeReader, blockNumber: bigint): void {
  reader.receipts.clear()
  reader.blockHashes.set(blockNumber, hashOf(1_000))
}

test('a transaction whose block was reorganised is pending again within two polls, announced, and confirmed once it is in another block', async () => {
  const opened = await following()
  opened.reader.receipts.set(hashOf(1), receipt)
  await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('confirmed')
  takeBack(opened.reader, 100n)
  await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('confirmed')
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'pending', blockHash: hashOf(100) } })
  expect(said(opened.models.transactions)).toBe(REORGANISED)
  opened.reader.receipts.set(hashOf(1), { ...receipt, blockNumber: opened.reader.head, blockHash: hashOf(103) })
  await block(opened)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'confirmed', blockHash: hashOf(103) } })
  expect(said(opened.models.transactions)).toBe('Send 1 ETH: Confirmed')
})

/** The same heights again, by other blocks. */
function startOver(reader: FakeReader, head: bigint, at: number): void {
  reader.receipts.clear()
  reader.head = head
  reader.getTransaction = async () => undefined
  reader.getBlockTime = async () => at
}

test.each([
  ['of a chain that started over is pending again', 1, 'pending'],
  ['stays confirmed while a node lags', -1, 'confirmed']
])('a confirmed transaction %s', async (_what, secondsAfter, status) => {
  const opened = await following()
  opened.reader.receipts.set(hashOf(1), receipt)
  await block(opened)
  const minedAt = (await opened.reader.getBlockTime(1, 100n)) ?? 0
  startOver(opened.reader, 4n, minedAt + secondsAfter * 1000)
  const times = vi.spyOn(opened.reader, 'getBlockTime')
  await vi.advanceTimersByTimeAsync(12 * POLL_MS)
  expect(entryOf(opened)?.fate.status).toBe(status)
  await vi.advanceTimersByTimeAsync(30 * POLL_MS)
  expect(times.mock.calls.length, 'asked for twice a minute').toBeLessThanOrEqual(6)
  const isUnknown = status === 'pending'
  expect('unknownSince' in (entryOf(opened)?.fate ?? {})).toBe(isUnknown)
})

test('the same holds on the next visit, if the reorganisation happened in between', async () => {
  const [storage, connector, reader] = [new FakeBrowserStorage(), new FakeConnector(), new FakeReader()]
  reader.receipts.set(hashOf(1), receipt)
  const first = await following({ storage, connector, reader })
  first.stop()
  takeBack(reader, 100n)
  reader.head++
  const second = openTab({ storage, connector, reader })
  await settled()
  expect(entryOf(second)?.fate.status).toBe('confirmed')
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(entryOf(second)).toMatchObject({ fate: { status: 'pending', blockHash: hashOf(100) } })
  expect(said(second.models.transactions)).toBe(REORGANISED)
})

test('a receipt that some nodes lack is no reorganisation: the block is still there, or a node lags', async () => {
  const opened = await following()
  opened.reader.receipts.set(hashOf(1), receipt)
  await block(opened)
  opened.reader.receipts.clear()
  for (let polls = 0; polls < 20; polls++) await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('confirmed')
  opened.reader.getBlockHash = async () => undefined
  for (let polls = 0; polls < 8; polls++) await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('confirmed')
})

test('without a block hash, a missing receipt counts once nodes can no longer lag', async () => {
  const opened = await following()
  opened.reader.receipts.set(hashOf(1), receipt)
  await block(opened)
  takeBack(opened.reader, 100n)
  opened.reader.getBlockHash = async (chainId) => {
    throw new ChainReadError('refused', chainId, 'no')
  }
  for (let polls = 0; polls < 8; polls++) await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('confirmed')
  await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('pending')
})
