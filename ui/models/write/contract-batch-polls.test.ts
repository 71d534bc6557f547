// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { type CallBatchStatus, unknownBatch } from '#domain/wallet/call-batch.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { MAX_BATCHES } from '#domain/write/asked-batch.ts'
import { openBatches, storedBatches } from '#src/testing/open-batches.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { swap } from '#ui/testing/swap.ts'

const { open, openPage, start, settled, nextPoll } = openBatches()

describe('what the wallet has taken', () => {
  test('is not polled while the page is hidden, nor by another wallet or account', async () => {
    const { confirm, connector, connection, discovery } = await open()
    await confirm()
    const [ask, askOther] = [vi.fn(connector.getCallsStatus), vi.fn(connector.getCallsStatus)]
    connector.getCallsStatus = ask
    const other = new FakeConnector()
    other.getCallsStatus = askOther
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await nextPoll()
    expect(ask).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await nextPoll()
    discovery.announce(walletOf('other', other))
    await connection.connect('other')
    await nextPoll()
    expect([connection.account, ask.mock.calls, askOther.mock.calls]).toEqual([alice, [], []])
    await connection.connect('wallet')
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await nextPoll()
    expect(ask).toHaveBeenCalledWith('batch-1')
  })

  test('is listed once, although the wallet reports its hashes with every poll', async () => {
    const { confirm, mine, report, transactions } = await open()
    await confirm()
    await report('pending', [hashOf(1)])
    const [entry] = transactions.recent
    await mine(1)
    await report('confirmed', [hashOf(1), hashOf(2)])
    expect(transactions.recent).toMatchObject([
      { sent: { hash: hashOf(2) } },
      { sent: { addedAt: entry?.sent.addedAt }, fate: { status: 'confirmed' } }
    ])
  })

  test('has a transaction listed once it is known which of the calls it is', async () => {
    const { confirm, connector, transactions } = await open()
    await confirm()
    connector.batchStatuses.set('batch-1', { status: 'pending', hashes: [hashOf(1)], isAtomic: false })
    await nextPoll()
    expect(transactions.recent).toEqual([])
    connector.batchStatuses.set('batch-1', { status: 'confirmed', hashes: [hashOf(1), hashOf(2)], isAtomic: false })
    await nextPoll()
    expect(transactions.recent.map(({ sent }) => sent.description).sort()).toEqual(['Approve 5', 'Swap 5'])
  })

  test('and reports as done in part has ended, with the hashes that there are', async () => {
    const { batch, confirm, report, transactions, connector } = await open()
    await confirm()
    await report('partial', [hashOf(1)])
    expect(batch.batchState).toEqual({ status: 'partial', hashes: [hashOf(1)] })
    expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(1) } }])
    expect(batch.entries).toMatchObject([{ sent: { hash: hashOf(1) } }])
    connector.getCallsStatus = vi.fn(connector.getCallsStatus)
    await nextPoll()
    expect(connector.getCallsStatus).not.toHaveBeenCalled()
  })

  test('and has done in part takes a second click to be asked for again, also after a reload', async () => {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const before = await open({ storage, connector })
    await before.confirm()
    await before.report('partial', [hashOf(1)])
    before.stop()
    const { batch, confirm, report } = await open({ storage, connector })
    expect(batch.batchState).toEqual({ status: 'partial', hashes: [hashOf(1)] })
    batch.simulate()
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
    await confirm()
    expect([batch.step.status, connector.batches.length]).toEqual(['repeating', 1])
    batch.confirmAgain()
    await settled()
    await report('confirmed', [hashOf(2)], 'batch-2')
    expect([batch.batchState.status, storedBatches(storage)]).toEqual(['confirmed', []])
  })

  test('and does not know, although it has hashes of it, takes a second click to be asked for again', async () => {
    const { batch, confirm, report, transactions, connector } = await open()
    await confirm()
    await report('unknown', [hashOf(1)])
    expect([batch.batchState, transactions.recent]).toMatchObject([
      { status: 'unclear' },
      [{ sent: { hash: hashOf(1) } }]
    ])
    batch.cancel()
    await settled()
    await confirm()
    expect([batch.step.status, connector.batches.length]).toEqual(['repeating', 1])
  })

  test('and does not know several times in a row is unclear, and forgotten', async () => {
    const storage = new FakeBrowserStorage()
    const { batch, confirm, report } = await open({ storage })
    await confirm()
    for (let polls = 0; polls < 4; polls++) await report('unknown')
    expect(batch.batchState.status).toBe('batched')
    await report('unknown')
    expect([batch.batchState, storedBatches(storage)]).toEqual([{ status: 'unclear', id: 'batch-1' }, []])
  })

  test('and does not know once is kept, whichever account is connected by then', async () => {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const answer = deferred<CallBatchStatus>()
    const { confirm } = await open({ storage, connector })
    connector.getCallsStatus = () => answer.promise
    await confirm()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    answer.resolve(unknownBatch)
    await settled()
    expect(storedBatches(storage)).toMatchObject([{ id: 'batch-1' }])
  })

  test('and does not report several times is unclear, until the visitor has it asked again', async () => {
    const storage = new FakeBrowserStorage()
    const { batch, confirm, connector } = await open({ storage })
    await confirm()
    const { getCallsStatus } = connector
    connector.getCallsStatus = () => Promise.reject(new WalletError('timeout'))
    for (let polls = 0; polls < 5; polls++) await nextPoll()
    expect(batch.batchState).toEqual({ status: 'unclear', id: 'batch-1' })
    expect(storedBatches(storage)).toHaveLength(1)
    connector.getCallsStatus = getCallsStatus
    batch.simulate()
    await settled()
    expect(batch.batchState).toEqual({ status: 'batched', id: 'batch-1' })
  })

  test('may be left: its hashes are listed all the same, and asking again takes a second click', async () => {
    const { batch, confirm, report, transactions } = await open()
    await confirm()
    batch.cancel()
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
    await confirm()
    expect(batch.step.status).toBe('repeating')
    await report('confirmed', [hashOf(1)])
    expect([batch.batchState.status, transactions.recent.length]).toEqual(['unasked', 1])
  })

  test('is known in every tab, and the end that another tab was told is found out', async () => {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const one = await open({ storage, connector })
    const other = await open({ storage, connector })
    await one.confirm()
    const found = await start(other, swap)
    expect(found.batch.batchState).toEqual({ status: 'batched', id: 'batch-1' })
    await one.report('confirmed', [hashOf(1)])
    expect([one.batch.batchState.status, found.batch.batchState.status]).toEqual(['confirmed', 'confirmed'])
  })

  test('and another tab has forgotten is asked about until its end, also by a wallet that lags', async () => {
    const storage = new FakeBrowserStorage()
    const one = await open({ storage })
    const lagging = new FakeConnector()
    const other = await openPage({ storage, connector: lagging })
    await one.confirm()
    lagging.batchStatuses.set('batch-1', { status: 'pending', hashes: [], isAtomic: true })
    const found = await start(other.models, swap)
    await one.report('confirmed', [hashOf(1)])
    expect([storedBatches(storage), found.batch.batchState.status]).toEqual([[], 'batched'])
    lagging.batchStatuses.set('batch-1', { status: 'confirmed', hashes: [hashOf(1)], isAtomic: true })
    await nextPoll()
    expect(found.batch.batchState.status).toBe('confirmed')
  })

  test('is stored a bounded number of times for each account and chain', async () => {
    const storage = new FakeBrowserStorage()
    const tab = await open({ storage })
    for (let n = 0; n < MAX_BATCHES + 2; n++) {
      const [approve, call] = swap.calls
      const { batch } = await start(tab, { ...swap, calls: [approve, { ...call, value: BigInt(n) }] })
      batch.confirm()
      await nextPoll()
    }
    expect(storedBatches(storage)).toHaveLength(MAX_BATCHES)
    expect(storedBatches(storage).map(({ id }) => id)).not.toContain('batch-1')
  })
})
