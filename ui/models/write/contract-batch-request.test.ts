// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openBatches, singleCallWallet, storedBatches } from '#src/testing/open-batches.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { swap } from '#ui/testing/swap.ts'

const { open, settled } = openBatches()

/** A wallet whose batches are answered by the test, in any order. */
function promptingWallet() {
  const connector = new FakeConnector()
  const answers: ((given: string | Error) => void)[] = []
  connector.batchStatuses.set('b9', { status: 'pending', hashes: [], isAtomic: false })
  connector.sendCalls = () =>
    new Promise<string>((resolve, reject) => {
      answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)))
    })
  const answer = async (given: string | Error, index = 0) => {
    answers[index]?.(given)
    await settled()
  }
  return { connector, answers, answer }
}

describe('across a reload', () => {
  test('the id is stored before anything is known of hashes, and polled by the next visit', async () => {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const before = await open({ storage, connector })
    await before.confirm()
    expect(storedBatches(storage)).toMatchObject([{ id: 'batch-1', calls: [{}, {}] }])
    before.stop()
    const { batch, report, transactions } = await open({ storage, connector })
    expect([batch.batchState, connector.batches.length]).toEqual([{ status: 'batched', id: 'batch-1' }, 1])
    await report('confirmed', [hashOf(1), hashOf(2)])
    expect(batch.batchState.status).toBe('confirmed')
    expect(transactions.recent).toHaveLength(2)
    expect(storedBatches(storage)).toEqual([])
  })

  test('its hashes are listed even if nothing shows it', async () => {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const before = await open({ storage, connector })
    await before.confirm()
    before.stop()
    const other = { ...swap, calls: [swap.calls[0]] } as const
    const { batch, report, transactions } = await open({ storage, connector }, other)
    await report('confirmed', [hashOf(1)])
    expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(1), description: 'Approve and swap 5' } }])
    expect(batch.batchState.status).toBe('unasked')
  })

  test('a request that was not answered may have been sent: the visitor is asked first', async () => {
    const storage = new FakeBrowserStorage()
    const before = await open({ storage, connector: promptingWallet().connector })
    await before.confirm()
    expect(storedBatches(storage)).toMatchObject([{ description: 'Approve and swap 5' }])
    before.stop()
    const { batch, confirm, connector } = await open({ storage })
    await confirm()
    expect([batch.step.status, connector.batches]).toEqual(['repeating', []])
    batch.confirmAgain()
    await settled()
    expect([batch.batchState.status, storedBatches(storage).length]).toEqual(['batched', 1])
  })
})

describe('while the wallet is asked for all calls', () => {
  test('a rejection leads back to the review, and nothing stays stored', async () => {
    const storage = new FakeBrowserStorage()
    const { connector, answer } = promptingWallet()
    const { batch, confirm } = await open({ connector, storage })
    await confirm()
    expect([batch.batchState.status, batch.waitingSince]).toEqual(['asking', Date.now()])
    await answer(new WalletError('rejected'))
    expect([batch.batchState.status, storedBatches(storage)]).toEqual(['unasked', []])
    expect(batch.step).toMatchObject({ status: 'review', refusal: { isRejection: true } })
  })

  test('an error that proves nothing leaves open whether they were sent, and asking again takes a second click', async () => {
    const { connector, answer } = promptingWallet()
    const { batch, confirm } = await open({ connector })
    await confirm()
    await answer(new Error('socket hang up'))
    expect([batch.batchState, batch.step.status]).toEqual([{ status: 'unclear' }, 'unclear'])
    batch.simulate()
    await settled()
    await confirm()
    expect(batch.step.status).toBe('repeating')
  })

  test('another account gets a review of its own, and what the first one still sends is told once it is back', async () => {
    const { connector, answer } = promptingWallet()
    const { batch, confirm } = await open({ connector })
    await confirm()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect([batch.batchState.status, batch.step]).toMatchObject(['unasked', { review: { account: bob } }])
    await answer('b9')
    expect(batch.batchState.status).toBe('unasked')
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await settled()
    expect(batch.batchState).toEqual({ status: 'batched', id: 'b9' })
  })

  test('another network leads back to the review', async () => {
    const { connector } = promptingWallet()
    const { batch, confirm } = await open({ connector })
    await confirm()
    connector.emit({ type: 'chainChanged', chainId: 5 })
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'elsewhere'])
    await batch.switchNetwork()
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
  })

  test('an account that changes while the wallet says what it can do is not asked about', async () => {
    const connector = new FakeConnector()
    const capabilities = deferred<typeof connector.capabilities>()
    connector.getCallCapabilities = () => capabilities.promise
    const { batch, confirm } = await open({ connector })
    await confirm()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    capabilities.resolve(connector.capabilities)
    await settled()
    expect([batch.step.status, connector.batches]).toEqual(['review', []])
  })

  test('a cancelled request that the wallet takes after all is followed', async () => {
    const { connector, answer } = promptingWallet()
    const { batch, confirm, report } = await open({ connector })
    await confirm()
    batch.cancel()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
    await answer('b9')
    expect(batch.batchState).toEqual({ status: 'batched', id: 'b9' })
    await report('confirmed', [hashOf(1)], 'b9')
    expect(batch.batchState.status).toBe('confirmed')
  })

  test('an earlier request that is taken while it is repeated is said, and followed if the repetition is rejected', async () => {
    const { connector, answer } = promptingWallet()
    const { batch, confirm } = await open({ connector })
    await confirm()
    batch.cancel()
    await confirm()
    batch.confirmAgain()
    await settled()
    await answer('b9')
    expect(batch.batchState).toEqual({ status: 'asking', earlier: 'b9' })
    await answer(new WalletError('rejected'), 1)
    expect(batch.batchState).toEqual({ status: 'batched', id: 'b9' })
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'an id that comes %i ticks before the visitor cancels is not lost',
    async (ticks) => {
      const { connector, answers } = promptingWallet()
      const { batch, confirm } = await open({ connector })
      await confirm()
      answers[0]?.('b9')
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
      const isAsked = batch.batchState.status === 'asking'
      if (isAsked) batch.cancel()
      await settled()
      expect(batch.batchState).toEqual({ status: 'batched', id: 'b9' })
    }
  )

  test('a browser that cannot store it is said', async () => {
    const storage = new FakeBrowserStorage()
    const { batch, confirm } = await open({ storage })
    storage.refuses = 'everything'
    await confirm()
    expect(batch.isUnsaved).toBe(true)
  })
})

test('a batch that nothing shows any more asks nothing, and is told of again where it is shown', async () => {
  const { connector, answer } = promptingWallet()
  const { batch, confirm, stopBatch, pendingRequests } = await open({ connector })
  await confirm()
  expect(pendingRequests.isAny).toBe(true)
  stopBatch()
  expect([batch.batchState.status, pendingRequests.isAny]).toEqual(['unasked', false])
  await answer('b9')
  batch.start()
  await settled()
  expect(batch.batchState).toEqual({ status: 'batched', id: 'b9' })
})

test('calls that go one by one are underway until the last is confirmed, also between two of them', async () => {
  const { confirm, mine, pendingRequests } = await open({ connector: singleCallWallet() })
  expect(pendingRequests.isAny).toBe(false)
  await confirm()
  expect(pendingRequests.isAny).toBe(true)
  await mine(1)
  expect(pendingRequests.isAny).toBe(true)
  await mine(2)
  expect(pendingRequests.isAny).toBe(false)
})

test('calls that go one by one are underway only while something shows them, and again once it does', async () => {
  const { batch, confirm, stopBatch, pendingRequests } = await open({ connector: singleCallWallet() })
  await confirm()
  stopBatch()
  expect([batch.batchState.status, pendingRequests.isAny]).toEqual(['stepping', false])
  const stop = batch.start()
  expect(pendingRequests.isAny).toBe(true)
  stop()
})

test('a call that was sent is not sent again by a component that is mounted twice', async () => {
  const { batch, confirm, mine, stopBatch, connector } = await open({ connector: singleCallWallet() })
  await confirm()
  stopBatch()
  batch.start()
  await settled()
  expect([batch.batchState, connector.sent.length]).toEqual([{ status: 'stepping', done: [], hash: hashOf(1) }, 1])
  await mine(1)
  expect(batch.batchState).toMatchObject({ status: 'stepping', done: [hashOf(1)] })
})

test('more calls than a wallet takes are refused at once', async () => {
  const { writes } = await open()
  const [call] = swap.calls
  expect(() => writes.batch({ ...swap, calls: [call, ...Array(100).fill(call)] })).toThrow(RangeError)
})
