// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openBatches, singleCallWallet } from '#src/testing/open-batches.ts'
import { reverted } from '#src/testing/open-writes.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { market, swap, token } from '#ui/testing/swap.ts'

const { open, settled } = openBatches()

const atomic = { ...swap, mustBeAtomic: true }

test('only the first call is simulated and reviewed before the wallet is asked', async () => {
  const { batch, contracts, connector } = await open()
  expect(batch.step).toMatchObject({ status: 'review', review: { account: alice } })
  expect(contracts.calls.filter(({ method }) => method === 'tryCall').map(({ name }) => name)).toEqual(['approve'])
  expect([batch.batchState.status, connector.batches]).toEqual(['unasked', []])
})

describe('a wallet that takes batches', () => {
  test('is asked once for all calls, with their data and amounts', async () => {
    const { batch, connector, contracts, confirm } = await open()
    await confirm()
    const [approve, call] = swap.calls
    expect(connector.batches).toEqual([
      {
        from: alice,
        chainId: 84531,
        mustBeAtomic: false,
        calls: [
          { to: token, value: 0n, data: await contracts.encode(84531, approve.call) },
          { to: market, value: 3n, data: await contracts.encode(84531, call.call) }
        ]
      }
    ])
    expect([batch.batchState, connector.sent]).toEqual([{ status: 'batched', id: 'batch-1' }, []])
  })

  test('is polled until it has hashes, which are listed; those of single calls under their own descriptions', async () => {
    const { batch, report, confirm, transactions } = await open()
    await confirm()
    await report('pending')
    expect(batch.batchState.status).toBe('batched')
    await report('confirmed', [hashOf(1), hashOf(2)])
    expect(batch.batchState).toEqual({ status: 'confirmed', done: [hashOf(1), hashOf(2)] })
    expect(transactions.recent).toMatchObject([
      { sent: { hash: hashOf(2), description: 'Swap 5', to: market } },
      { sent: { hash: hashOf(1), description: 'Approve 5', to: token } }
    ])
    expect(batch.entries.map(({ sent }) => sent.hash)).toEqual([hashOf(1), hashOf(2)])
  })

  test('that has sent all calls in one transaction gets one entry', async () => {
    const { report, confirm, transactions } = await open({}, atomic)
    await confirm()
    await report('confirmed', [hashOf(1)])
    expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(1), description: 'Approve and swap 5' } }])
  })

  test('that reports a failure has stopped it, and the visitor may review it again', async () => {
    const { batch, report, confirm } = await open()
    await confirm()
    await report('failed')
    expect(batch.batchState).toEqual({ status: 'stopped', done: [], whetherSent: 'no' })
    batch.simulate()
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
  })

  test('that refuses batches after all is asked for one call after the other', async () => {
    const connector = new FakeConnector()
    connector.sendCalls = async () => Promise.reject(new WalletError('unsupported'))
    const { batch, confirm, connector: wallet } = await open({ connector })
    await confirm()
    expect([batch.batchState, wallet.sent.length]).toEqual([{ status: 'stepping', done: [], hash: hashOf(1) }, 1])
  })
})

describe('a batch that must be atomic', () => {
  test('is not asked of a wallet that cannot do that, which is said before anybody confirms', async () => {
    const { batch, confirm, connector } = await open({ connector: singleCallWallet() }, atomic)
    const prompts = connector.prompts
    expect(batch.batchState).toEqual({ status: 'impossible' })
    await confirm()
    expect([batch.batchState, connector.prompts]).toEqual([{ status: 'impossible' }, prompts])
    connector.capabilities = { canBatch: true, isAtomic: 'ready' }
    batch.simulate()
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
    await confirm()
    expect(batch.batchState.status).toBe('batched')
  })

  test('stays under review while the wallet does not say what it can do, and is asked of it once confirmed', async () => {
    const connector = new FakeConnector()
    const { getCallCapabilities } = connector
    const answer = deferred<typeof connector.capabilities>()
    connector.getCallCapabilities = () => answer.promise
    const { batch, confirm } = await open({ connector }, atomic)
    await vi.advanceTimersByTimeAsync(5_000)
    answer.resolve({ canBatch: false, isAtomic: 'unsupported' })
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
    connector.getCallCapabilities = getCallCapabilities
    await confirm()
    expect(batch.batchState.status).toBe('batched')
  })

  test('is reviewed again once the wallet has changed its network', async () => {
    const connector = singleCallWallet()
    const { batch } = await open({ connector }, atomic)
    connector.emit({ type: 'chainChanged', chainId: 5 })
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'elsewhere'])
    connector.capabilities = { canBatch: true, isAtomic: 'ready' }
    connector.emit({ type: 'chainChanged', chainId: 84531 })
    await settled()
    expect([batch.batchState.status, batch.step.status]).toEqual(['unasked', 'review'])
  })

  test('asks nothing of the wallet before it is confirmed if it need not be atomic', async () => {
    const connector = new FakeConnector()
    const asked = vi.spyOn(connector, 'getCallCapabilities')
    const { confirm } = await open({ connector })
    expect(asked).not.toHaveBeenCalled()
    await confirm()
    expect(asked).toHaveBeenCalledOnce()
  })

  test('is atomic in itself if it has one call, which goes the way of a single one', async () => {
    const { batch, confirm, connector } = await open({}, { ...atomic, calls: [swap.calls[0]] })
    await confirm()
    expect([batch.batchState.status, connector.sent.length, connector.batches]).toEqual(['stepping', 1, []])
  })
})

describe('one by one', () => {
  test('each call is listed and confirmed before the next is simulated and asked for', async () => {
    const { batch, confirm, mine, connector, transactions, contracts } = await open({ connector: singleCallWallet() })
    await confirm()
    expect(batch.batchState).toEqual({ status: 'stepping', done: [], hash: hashOf(1) })
    expect(contracts.calls.some(({ method, name }) => method === 'tryCall' && name === 'swap')).toBe(false)
    await mine(1)
    expect(batch.batchState).toEqual({ status: 'stepping', done: [hashOf(1)], hash: hashOf(2) })
    expect(connector.sent.map(({ to, value }) => [to, value])).toEqual([
      [token, 0n],
      [market, 3n]
    ])
    await mine(2)
    expect(batch.batchState).toEqual({ status: 'confirmed', done: [hashOf(1), hashOf(2)] })
    expect(transactions.recent.map(({ sent }) => sent.description)).toEqual(['Swap 5', 'Approve 5'])
  })

  test('a second call that reverts stops it, and what went through is said', async () => {
    const { batch, confirm, mine } = await open({ connector: singleCallWallet() })
    await confirm()
    await mine(1)
    await mine(2, false)
    expect(batch.batchState).toEqual({ status: 'stopped', done: [hashOf(1)], whetherSent: 'no' })
    expect(batch.step.status).toBe('reverted')
    expect(batch.entries).toMatchObject([
      { sent: { hash: hashOf(1) } },
      { sent: { hash: hashOf(2) }, fate: { status: 'failed' } }
    ])
  })

  test('a second call that would revert is not asked for', async () => {
    const contracts = new FakeContractGateway()
    contracts.answers.set('approve', true).set('swap', reverted('too late'))
    const { batch, confirm, mine, connector } = await open({ connector: singleCallWallet(), contracts })
    await confirm()
    await mine(1)
    expect([batch.batchState, connector.sent.length]).toEqual([
      { status: 'stopped', done: [hashOf(1)], whetherSent: 'no' },
      1
    ])
    expect(batch.step).toMatchObject({ status: 'refused', failure: { revert: { message: 'too late' } } })
  })

  test('a second call that was rejected is reviewed again, without the first one', async () => {
    const { batch, confirm, mine, connector } = await open({ connector: singleCallWallet() })
    await confirm()
    connector.refusal = new WalletError('rejected')
    await mine(1)
    expect(batch.batchState).toEqual({ status: 'stopped', done: [hashOf(1)], whetherSent: 'no' })
    batch.simulate()
    await settled()
    expect([batch.batchState, batch.call.request.description]).toEqual([
      { status: 'unasked', done: [hashOf(1)] },
      'Swap 5'
    ])
    await confirm()
    await mine(2)
    expect(batch.batchState).toEqual({ status: 'confirmed', done: [hashOf(1), hashOf(2)] })
    expect(connector.sent).toHaveLength(2)
  })

  test('a second call that nothing could simulate waits for the visitor', async () => {
    const contracts = new FakeContractGateway()
    contracts.answers.set('approve', true).set('swap', new ChainReadError('timeout', 84531, 'Slow.'))
    const { batch, confirm, mine, connector } = await open({ connector: singleCallWallet(), contracts })
    await confirm()
    await mine(1)
    expect([batch.step.status, connector.sent.length]).toEqual(['unsimulated', 1])
    await confirm()
    expect(batch.batchState).toEqual({ status: 'stepping', done: [hashOf(1)], hash: hashOf(2) })
  })

  test('another account between two calls starts over with a review of its own', async () => {
    const { batch, confirm, mine, connector } = await open({ connector: singleCallWallet() })
    connector.sendTransaction = async () => hashOf(1)
    await confirm()
    connector.sendTransaction = () => new Promise(() => undefined)
    await mine(1)
    expect(batch.step.status).toBe('asking')
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect(batch.batchState).toEqual({ status: 'unasked', done: [] })
    expect(batch.step).toMatchObject({ status: 'review', review: { account: bob } })
    expect(batch.call.request.description).toBe('Approve 5')
  })
})
