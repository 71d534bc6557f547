// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openBatches, singleCallWallet, storedBatches } from '#src/testing/open-batches.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, PromptingConnector, walletOf } from '#ui/testing/fake-wallet.ts'

const { open, settled, nextPoll } = openBatches()

/** Changes what a wallet shows, and lets the page follow. */
function movesOf(connector: FakeConnector) {
  return {
    toAccount: async (...accounts: (typeof alice)[]) => {
      connector.emit({ type: 'accountsChanged', accounts })
      await settled()
    },
    toChain: async (chainId: number) => {
      connector.emit({ type: 'chainChanged', chainId })
      await settled()
    }
  }
}

describe('calls that go one by one', () => {
  test('are for another account to review while a call is pending, and for the first one once it is back', async () => {
    const connector = singleCallWallet()
    const { toAccount } = movesOf(connector)
    const { batch, confirm, mine } = await open({ connector })
    await confirm()
    await toAccount(bob)
    expect([batch.batchState, batch.step]).toMatchObject([
      { status: 'unasked', done: [] },
      { status: 'review', review: { account: bob } }
    ])
    await mine(1)
    await toAccount(alice)
    await nextPoll()
    expect([batch.batchState, batch.step.status]).toEqual([{ status: 'unasked', done: [hashOf(1)] }, 'review'])
    expect(connector.sent).toHaveLength(1)
  })

  test('are not forgotten where another account leaves its own review of the same', async () => {
    const connector = singleCallWallet()
    const { toAccount } = movesOf(connector)
    const { batch, confirm, mine } = await open({ connector })
    await confirm()
    await mine(1)
    await toAccount(bob)
    batch.cancel()
    await settled()
    await toAccount(alice)
    expect(batch.batchState).toMatchObject({ status: 'stepping', done: [hashOf(1)], hash: hashOf(2) })
  })

  test('take a second click if the wallet was asked for the next one before the account changed', async () => {
    const connector = singleCallWallet()
    const { toAccount } = movesOf(connector)
    const { batch, confirm, mine } = await open({ connector })
    await confirm()
    connector.sendTransaction = () => new Promise(() => undefined)
    await mine(1)
    await toAccount(bob)
    await toAccount(alice)
    expect([batch.batchState, batch.call.request.description]).toEqual([
      { status: 'unasked', done: [hashOf(1)] },
      'Swap 5'
    ])
    await confirm()
    expect(batch.step.status).toBe('repeating')
  })

  test('stop after a call that was sent once nobody waited: the next is reviewed before it is asked for', async () => {
    const connector = new PromptingConnector()
    connector.capabilities = { canBatch: false, isAtomic: 'unsupported' }
    const { batch, confirm, mine, transactions } = await open({ connector })
    await confirm()
    batch.cancel()
    connector.answers[0]?.(hashOf(1))
    await settled()
    expect([batch.batchState, transactions.recent]).toMatchObject([
      { status: 'stepping' },
      [{ sent: { hash: hashOf(1) } }]
    ])
    await mine(1)
    expect([batch.batchState, batch.step.status]).toEqual([{ status: 'unasked', done: [hashOf(1)] }, 'review'])
    expect(connector.answers).toHaveLength(1)
  })

  test('are not reviewed for another account once the visitor has left the review', async () => {
    const connector = singleCallWallet()
    const { toAccount } = movesOf(connector)
    const { batch } = await open({ connector })
    batch.cancel()
    await toAccount(bob)
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'idle'])
  })

  test('can be confirmed again where the wallet has left the network of a call that it had rejected', async () => {
    const connector = singleCallWallet()
    const { toChain } = movesOf(connector)
    const { batch, confirm, mine } = await open({ connector })
    await confirm()
    connector.refusal = new WalletError('rejected')
    await mine(1)
    await toChain(5)
    expect([batch.batchState, batch.step.status]).toEqual([{ status: 'unasked', done: [hashOf(1)] }, 'elsewhere'])
    await toChain(84531)
    await confirm()
    expect(batch.batchState).toEqual({ status: 'stepping', done: [hashOf(1)], hash: hashOf(2) })
  })

  test('stay as they are after a call that has reverted, wherever the wallet goes', async () => {
    const connector = singleCallWallet()
    const { toChain } = movesOf(connector)
    const { batch, confirm, mine } = await open({ connector })
    await confirm()
    await mine(1)
    await mine(2, false)
    await toChain(5)
    await toChain(84531)
    expect([batch.batchState.status, batch.step.status]).toEqual(['stopped', 'reverted'])
  })

  test('end where a pending call is removed from the list, and take a second click', async () => {
    const connector = singleCallWallet()
    const { batch, confirm, transactions, pendingRequests } = await open({ connector })
    await confirm()
    const [entry] = transactions.recent
    if (entry) transactions.remove(84531, entry)
    await settled()
    expect([batch.batchState.status, batch.step.status, pendingRequests.isAny]).toEqual(['stopped', 'removed', false])
    batch.simulate()
    await settled()
    await confirm()
    expect([batch.batchState.status, batch.step.status, connector.sent.length]).toEqual(['unasked', 'repeating', 1])
  })
})

describe('calls that are sent at once', () => {
  test('are for another account to review, and are found by the first one once it is back', async () => {
    const connector = new FakeConnector()
    const { toAccount } = movesOf(connector)
    const { batch, confirm } = await open({ connector })
    await confirm()
    await toAccount(bob)
    expect([batch.batchState.status, batch.step]).toMatchObject(['unasked', { review: { account: bob } }])
    await toAccount(alice)
    expect([batch.batchState, batch.isAway]).toEqual([{ status: 'batched', id: 'batch-1' }, false])
  })

  test('are not asked about while no wallet is connected, which is said', async () => {
    const { batch, confirm, connection } = await open()
    await confirm()
    expect(batch.isAway).toBe(false)
    await connection.disconnect()
    expect([batch.batchState.status, batch.isAway]).toEqual(['batched', true])
    await connection.connect('wallet')
    await settled()
    expect([batch.batchState.status, batch.isAway]).toEqual(['batched', false])
  })

  test('are known to one wallet only: the same account in another one takes a second click', async () => {
    const second = new FakeConnector()
    const ask = vi.spyOn(second, 'getCallsStatus')
    const { batch, confirm, connection, discovery } = await open()
    await confirm()
    discovery.announce(walletOf('second', second))
    await connection.connect('second')
    await nextPoll()
    expect([connection.account, batch.batchState.status, batch.step.status]).toEqual([alice, 'unasked', 'review'])
    await confirm()
    expect([batch.step.status, second.batches.length]).toEqual(['repeating', 0])
    expect(ask).not.toHaveBeenCalled()
    await connection.connect('wallet')
    await settled()
    expect(batch.batchState).toEqual({ status: 'batched', id: 'batch-1' })
  })

  test('are found once the wallet is unlocked, if it has taken them while it was locked', async () => {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const answer = deferred<string>()
    connector.sendCalls = () => answer.promise
    connector.batchStatuses.set('b9', { status: 'pending', hashes: [], isAtomic: true })
    const { toAccount } = movesOf(connector)
    const { batch, confirm, connection } = await open({ connector, storage })
    await confirm()
    await toAccount()
    answer.resolve('b9')
    await settled()
    expect([batch.batchState.status, storedBatches(storage)]).toMatchObject(['unasked', [{ id: 'b9' }]])
    await connection.connect('wallet')
    await settled()
    expect(batch.batchState).toEqual({ status: 'batched', id: 'b9' })
  })

  test('can be confirmed again where the wallet has left the network after an answer that proved nothing', async () => {
    const connector = new FakeConnector()
    const { toChain } = movesOf(connector)
    connector.sendCalls = () => Promise.reject(new WalletError('other'))
    const { batch, confirm } = await open({ connector })
    await confirm()
    expect(batch.batchState.status).toBe('unclear')
    await toChain(5)
    await toChain(84531)
    await confirm()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'repeating'])
  })
})
