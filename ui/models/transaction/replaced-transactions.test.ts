// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { MinedTransaction } from '#domain/ports/chain-reader.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { said } from '#ui/testing/said.ts'
import { MAX_SEARCH_REQUESTS } from './replacement-search.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
const SPED_UP = 'Sped up: replaced by another transaction that does the same.'
const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(1) })

/** A visit with one pending transaction, after its quick polls: from here only the chain's polls do. */
async function following(parameters: Parameters<typeof openTab>[0] = {}) {
  const opened = openTab(parameters)
  await opened.models.connection.connect('wallet')
  opened.models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  return opened
}

type Tab = Awaited<ReturnType<typeof following>>
const entryOf = ({ models }: Pick<Tab, 'models'>) => models.transactions.recent[0]
const nextPolls = (count: number) => vi.advanceTimersByTimeAsync(count * POLL_MS)

/** The next block has this transaction instead of the entry, which nodes no longer know. */
function replace(reader: FakeReader, fields: Partial<MinedTransaction> = {}, succeeded = true): void {
  const [hash, blockNumber, blockHash] = [hashOf(500), ++reader.head, hashOf(501)]
  const other = {
    from: alice,
    to: bob,
    value: 1n,
    data: '0x',
    nonce: 7,
    hash,
    blockNumber,
    blockHash,
    ...fields
  } as const
  reader.others.push(other)
  reader.receipts.set(other.hash, { succeeded, blockNumber: other.blockNumber, blockHash: other.blockHash })
  reader.getTransaction = async (_chainId, asked) => reader.others.find((each) => each.hash === asked)
}

test('an entry that nodes dropped has failed as soon as another one of the page has used its nonce', async () => {
  const opened = await following()
  const { reader, models } = opened
  reader.getTransaction = async () => undefined
  await nextPolls(10)
  expect(entryOf(opened)?.fate).toMatchObject({ status: 'pending', unknownSince: expect.any(Number) })
  replace(reader, { value: 2n })
  models.transactions.add({ hash: hashOf(500), description: 'Send 2 wei' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(models.transactions.recent.map(({ fate }) => fate)).toMatchObject([
    { status: 'confirmed' },
    { status: 'failed', replacement: 'other', replacedBy: hashOf(500) }
  ])
})

test('a successful speed-up confirms the entry within seconds, on a chain without further blocks', async () => {
  const opened = await following()
  replace(opened.reader)
  await nextPolls(2)
  expect(entryOf(opened)).toMatchObject({
    sent: { hash: hashOf(1) },
    fate: { status: 'confirmed', blockNumber: 101, speedUp: hashOf(500) }
  })
  expect(said(opened.models.transactions)).toBe(`Send 1 ETH: Confirmed. ${SPED_UP}`)
  opened.reader.head += 70n
  await nextPolls(1)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'confirmed', isFinal: true } })
})

test('a speed-up that was reverted fails the entry', async () => {
  const opened = await following()
  replace(opened.reader, {}, false)
  await nextPolls(2)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', speedUp: expect.any(String) } })
})

test.each([
  [{ to: alice, value: 0n }, 'cancellation', 'Cancelled: replaced by a transaction that sends nothing.'],
  [{ value: 2n }, 'other', 'Not carried out: replaced by another transaction from this account.']
])('a transaction that was replaced by %o has failed, and the replacement is explained', async (fields, kind, text) => {
  const opened = await following()
  replace(opened.reader, fields)
  await nextPolls(2)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', replacement: kind, replacedBy: hashOf(500) } })
  expect(said(opened.models.transactions)).toBe(`Send 1 ETH: Failed. ${text}`)
  await nextPolls(15)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', replacement: kind } })
})

test('a replacement between two visits is found on the next one', async () => {
  const [storage, connector, reader] = [new FakeBrowserStorage(), new FakeConnector(), new FakeReader()]
  const first = await following({ storage, connector, reader })
  first.stop()
  replace(reader)
  reader.head += 1_000n
  const second = openTab({ storage, connector, reader })
  await nextPolls(2)
  expect(entryOf(second)).toMatchObject({ fate: { status: 'confirmed', speedUp: hashOf(500) } })
})

test('an entry that a visit left as replaced by something unclear is resolved on the next one', async () => {
  const [storage, connector, reader] = [new FakeBrowserStorage(), new FakeConnector(), new FakeReader()]
  const first = await following({ storage, connector, reader })
  first.stop()
  replace(reader, { to: alice, value: 0n })
  const { call: _, ...stored } = JSON.parse(storage.values.get(key) ?? '')
  const failed = { status: 'failed', replacement: 'unclear', blockNumber: 101, to: bob }
  storage.values.set(key, JSON.stringify({ ...stored, ...failed }))
  const second = openTab({ storage, connector, reader })
  await nextPolls(1)
  expect(entryOf(second)).toMatchObject({ fate: { status: 'failed', replacement: 'cancellation' } })
})

test('a receipt that is some seconds late starts no search, and a later one overrides what was found', async () => {
  const opened = await following()
  const search = vi.spyOn(opened.reader, 'findTransaction')
  const receipt = { succeeded: true, blockNumber: 101n, blockHash: hashOf(101) }
  const { getReceipt } = opened.reader
  opened.reader.getReceipt = async () => undefined
  opened.reader.getTransaction = async () => undefined
  opened.reader.receipts.set(hashOf(1), receipt)
  opened.reader.head++
  await nextPolls(1)
  expect(search).not.toHaveBeenCalled()
  await nextPolls(3)
  expect(search).toHaveBeenCalled()
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'pending' } })
  opened.reader.getReceipt = getReceipt
  await nextPolls(1)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'confirmed' } })
  expect(entryOf(opened)?.fate).not.toHaveProperty('replacement')
})

test('a replacement that is not found is called unclear once nodes can no longer lag, after at most two searches', async () => {
  const opened = await following()
  replace(opened.reader)
  opened.reader.findTransaction = async () => undefined
  const counts = vi.spyOn(opened.reader, 'getTransactionCount')
  const blocks = vi.spyOn(opened.reader, 'findTransaction')
  await nextPolls(7)
  expect(entryOf(opened)?.fate.status).toBe('pending')
  await nextPolls(3)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'failed', replacement: 'unclear' } })
  await nextPolls(60)
  const asOf = counts.mock.calls.filter(([, , block]) => block !== undefined)
  expect(asOf.length + blocks.mock.calls.length).toBeLessThanOrEqual(2 * MAX_SEARCH_REQUESTS)
  expect(blocks).toHaveBeenCalledTimes(2)
})

test('with pruned nodes the search goes on over reloads, from where it ended', async () => {
  const [storage, connector, reader] = [new FakeBrowserStorage(), new FakeConnector(), new FakeReader()]
  const first = await following({ storage, connector, reader })
  first.stop()
  reader.head += 60n
  replace(reader)
  reader.head += 1_000n
  const { getTransactionCount } = reader
  reader.getTransactionCount = async (chainId, account, asOf = reader.head) => {
    if (asOf < reader.head - 128n) throw new ChainReadError('refused', chainId, 'missing trie node')
    return getTransactionCount(chainId, account, asOf)
  }
  const blocks = vi.spyOn(reader, 'findTransaction')
  const second = openTab({ storage, connector, reader })
  await nextPolls(2)
  second.stop()
  const { searchedTo } = JSON.parse(storage.values.get(key) ?? '')
  expect(searchedTo).toBeGreaterThan(100)
  expect(searchedTo).toBeLessThan(161)
  blocks.mockClear()
  const third = openTab({ storage, connector, reader })
  await nextPolls(8)
  expect(entryOf(third)).toMatchObject({ fate: { status: 'confirmed', speedUp: hashOf(500) } })
  expect(entryOf(third)?.sent).not.toHaveProperty('searchedTo')
  const again = blocks.mock.calls.filter(([, block]) => block > 100n && block <= BigInt(searchedTo))
  expect(again).toEqual([])
})

test('a failed search changes nothing, and the second one finds the replacement', async () => {
  const opened = await following()
  replace(opened.reader)
  const { findTransaction } = opened.reader
  opened.reader.findTransaction = async (chainId) => {
    throw new ChainReadError('unreachable', chainId, 'no')
  }
  await nextPolls(3)
  expect(entryOf(opened)?.fate.status).toBe('pending')
  opened.reader.findTransaction = findTransaction
  await nextPolls(8)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'confirmed', speedUp: expect.any(String) } })
})

test('a reorganisation that restores the first transaction instead of its speed-up is followed', async () => {
  const opened = await following()
  replace(opened.reader)
  await nextPolls(2)
  opened.reader.others.length = 0
  opened.reader.receipts.clear()
  opened.reader.blockHashes.set(101n, hashOf(1_000))
  opened.reader.head += 2n
  opened.reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: 102n, blockHash: hashOf(102) })
  await nextPolls(6)
  expect(entryOf(opened)).toMatchObject({ fate: { status: 'confirmed', blockNumber: 102 } })
  expect(entryOf(opened)?.fate).not.toHaveProperty('replacement')
})

test('a speed-up found before its receipt, though long final, is still read on the next visit', async () => {
  const [storage, connector, reader] = [new FakeBrowserStorage(), new FakeConnector(), new FakeReader()]
  const first = await following({ storage, connector, reader })
  first.stop()
  replace(reader)
  reader.receipts.clear()
  const failed = { status: 'failed', replacement: 'unclear', blockNumber: 101 }
  storage.values.set(key, JSON.stringify({ ...JSON.parse(storage.values.get(key) ?? ''), ...failed }))
  reader.head += 1_000n
  const second = openTab({ storage, connector, reader })
  await nextPolls(2)
  expect(entryOf(second)).toMatchObject({ fate: { status: 'pending', speedUp: expect.any(String) } })
  second.stop()
  const third = openTab({ storage, connector, reader })
  await nextPolls(1)
  expect(third.models.transactions.lists.isDamaged).toBe(false)
  expect(entryOf(third)).toMatchObject({ fate: { status: 'pending', speedUp: expect.any(String) } })
})

test('a restarted local network loses unknown entries, but not those sped up on it', async () => {
  const opened = await following()
  replace(opened.reader)
  await nextPolls(2)
  expect(await opened.networkResets.forgetUnknown(alice, baseGoerli.id)).toBe(0)
  opened.reader.others.length = 0
  expect(await opened.networkResets.forgetUnknown(alice, baseGoerli.id)).toBe(1)
})

test('what the wallet announces of a replacement is kept for the next visit, which asks the chain', async () => {
  const [storage, connector, reader] = [new FakeBrowserStorage(), new FakeConnector(), new FakeReader()]
  const first = await following({ storage, connector, reader })
  connector.announceReplacement({ hash: hashOf(1), replacedBy: hashOf(500) })
  connector.announceReplacement({ hash: hashOf(77), replacedBy: hashOf(500) })
  first.stop()
  expect(connector.replacementListeners.size).toBe(0)
  replace(reader)
  reader.head += 50_000n
  reader.getTransactionCount = async (chainId, _account, asOf) => {
    if (asOf !== undefined) throw new ChainReadError('refused', chainId, 'missing trie node')
    return 8n
  }
  const second = openTab({ storage, connector, reader })
  await nextPolls(3)
  expect(entryOf(second)).toMatchObject({ fate: { status: 'confirmed', speedUp: hashOf(500) } })
  expect(entryOf(second)?.sent).not.toHaveProperty('announcedReplacement')
})
