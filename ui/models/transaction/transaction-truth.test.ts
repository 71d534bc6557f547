// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, confirmed, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { said } from '#ui/testing/said.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const { openTab, settled } = openTabs()
const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(1) })
const POLL_MS = 4_000
const MINUTE_MS = 60_000
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }
const REPLACED =
  'Send 1 ETH: Failed. Replaced by another transaction, and this page cannot tell what that one did. A speed-up still made the payment, a cancellation did not: your wallet shows which.'

async function connected(parameters: Parameters<typeof openTab>[0] = {}) {
  const opened = openTab(parameters)
  await opened.models.connection.connect('wallet')
  return opened
}

/** A visit with one transaction, after its quick polls: from here only the chain's polls do. */
async function following(parameters: Parameters<typeof openTab>[0] = {}, hash = hashOf(1)) {
  const opened = await connected(parameters)
  opened.models.transactions.add({ hash, description: 'Send 1 ETH' })
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  return opened
}

type Tab = Awaited<ReturnType<typeof connected>>

const entryOf = ({ models }: Tab) => models.transactions.recent[0]

/** The next block, followed by a poll. */
async function block({ reader }: Pick<Tab, 'reader'>): Promise<void> {
  reader.head++
  await vi.advanceTimersByTimeAsync(POLL_MS)
}

/** From here the node knows no transaction. */
function forget(reader: FakeReader): void {
  reader.receipts.clear()
  reader.getTransaction = async () => undefined
}

test('a transaction replaced in the wallet has failed, and that is announced with the reason', async () => {
  const opened = await following()
  forget(opened.reader)
  opened.reader.minedElsewhere++
  for (let polls = 0; polls < 8; polls++) await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('pending')
  const { reads } = opened.reader
  await block(opened)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', replacement: 'unclear' } })
  expect(said(opened.models.transactions)).toBe(REPLACED)
  expect(opened.reader.reads, 'the balance is read again').toBe(reads + 1)
})

test('on a chain without further blocks it is announced just as soon', async () => {
  const opened = await following()
  forget(opened.reader)
  opened.reader.minedElsewhere++
  await block(opened)
  await vi.advanceTimersByTimeAsync(8 * POLL_MS)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', replacement: 'unclear' } })
})

test('a node that counts a transaction before it has the receipt does not decide its fate', async () => {
  const opened = await following()
  opened.reader.minedElsewhere++
  await block(opened)
  opened.reader.receipts.set(hashOf(1), receipt)
  await block(opened)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'confirmed', blockNumber: 100 } })
})

test('a node that lags behind the previous one decides nothing', async () => {
  const opened = await following()
  const head = opened.reader.head
  opened.reader.receipts.set(hashOf(1), receipt)
  await block(opened)
  forget(opened.reader)
  opened.reader.head = head - 3n
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('confirmed')
})

test('a count that cannot be read decides nothing', async () => {
  const opened = await following()
  forget(opened.reader)
  opened.reader.getTransactionCount = async (chainId) => {
    throw new ChainReadError('refused', chainId, 'no')
  }
  await block(opened)
  await block(opened)
  expect(entryOf(opened)?.fate.status).toBe('pending')
})

test('a transaction that the network lost stays pending, as unknown, and that is announced', async () => {
  const opened = await following()
  forget(opened.reader)
  await vi.advanceTimersByTimeAsync(POLL_MS)
  const since = Date.now()
  expect(entryOf(opened)?.fate).not.toHaveProperty('unknownSince')
  await vi.advanceTimersByTimeAsync(8 * POLL_MS)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'pending', unknownSince: since } })
  expect(said(opened.models.transactions)).toBe(
    'Send 1 ETH: Pending. Not found on the network. It may still go through.'
  )
})

test('so does one that no node ever had, and the account’s other transactions do not fail it', async () => {
  const opened = await following({}, hashOf(101))
  opened.reader.minedElsewhere = 500
  for (let polls = 0; polls < 10; polls++) await block(opened)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'pending', unknownSince: expect.any(Number) } })
  expect(entryOf(opened)?.sent).not.toHaveProperty('nonce')
})

test('an unknown entry is polled once a minute, and with every poll of the chain once it is known again', async () => {
  const opened = await following()
  opened.models.transactions.showPending(baseGoerli.id)
  let polls = 0
  const { getReceipt, getTransaction } = opened.reader
  opened.reader.getReceipt = (...parameters) => {
    polls++
    return getReceipt(...parameters)
  }
  forget(opened.reader)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  polls = 0
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(polls).toBe(10)
  opened.reader.getTransaction = getTransaction
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(entryOf(opened)?.fate).not.toHaveProperty('unknownSince')
  polls = 0
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(polls).toBe(15)
})

test('an unknown transaction can be removed from the list, in every tab and for good', async () => {
  const storage = new FakeBrowserStorage()
  const opened = await following({ storage })
  const other = await connected({ storage })
  const answer = deferred<typeof receipt>()
  opened.reader.getReceipt = () => answer.promise
  await vi.advanceTimersByTimeAsync(POLL_MS)
  const entry = entryOf(opened)
  if (entry) opened.models.transactions.remove(baseGoerli.id, entry)
  answer.resolve(receipt)
  await settled()
  expect(said(opened.models.transactions)).toBe('Send 1 ETH was removed from the list.')
  expect([opened, other].map(entryOf)).toEqual([undefined, undefined])
  expect(storage.values.get(key)).toBeUndefined()
})

test('a confirmed entry is polled with every poll of the chain until it is final, on the next visit too, and never again after that', async () => {
  const [storage, connector, reader] = [new FakeBrowserStorage(), new FakeConnector(), new FakeReader()]
  let polls = 0
  const { getReceipt } = reader
  reader.getReceipt = (...parameters) => {
    polls++
    return getReceipt(...parameters)
  }
  reader.receipts.set(hashOf(1), receipt)
  const first = await following({ storage, connector, reader })
  polls = 0
  for (let minute = 0; minute < 5; minute++) {
    visitorMoves()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
  }
  expect(polls).toBe(75)
  first.stop()
  reader.head = 164n
  polls = 0
  const second = openTab({ storage, connector, reader })
  await settled()
  expect(polls).toBe(1)
  expect(entryOf(second)).toMatchObject({ fate: { status: 'confirmed', isFinal: true } })
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  second.stop()
  openTab({ storage, connector, reader })
  await settled()
  expect(polls).toBe(1)
})

test('a poll that ends after an account change is still saved, and not announced to the next account', async () => {
  const storage = new FakeBrowserStorage()
  const opened = await following({ storage })
  const answer = deferred<typeof receipt>()
  opened.reader.getReceipt = () => answer.promise
  await vi.advanceTimersByTimeAsync(POLL_MS)
  opened.connector.emit({ type: 'accountsChanged', accounts: [bob] })
  answer.resolve(receipt)
  await settled()
  expect(JSON.parse(storage.values.get(key) ?? '')).toMatchObject({ status: 'confirmed' })
  expect([entryOf(opened), said(opened.models.transactions)]).toEqual([undefined, ''])
})

test('a poll that started earlier does not undo what another tab has settled', async () => {
  const storage = new FakeBrowserStorage()
  const opened = await following({ storage })
  const answer = deferred<undefined>()
  opened.reader.getReceipt = () => answer.promise
  await vi.advanceTimersByTimeAsync(POLL_MS)
  const before = entryOf(opened)
  if (!before) throw new Error('Nothing is listed.')
  const entry = confirmed(before)
  storage.tab().write(key, serialiseTransaction(entry))
  answer.resolve(undefined)
  await settled()
  expect(entryOf(opened)).toMatchObject(entry)
})
