// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openBatches, singleCallWallet } from '#src/testing/open-batches.ts'
import type { BatchRequest } from '#ui/models/write/batch-record.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { swap } from '#ui/testing/swap.ts'
import { useContractBatch } from './use-contract-batch.ts'

const MINUTE = 60_000
const { openPage, settled } = openBatches()

afterEach(cleanup)

async function mount(connector = new FakeConnector(), storage = new FakeBrowserStorage()) {
  const page = await openPage({ connector, storage })
  const host = await mountHook(() => useContractBatch(), { models: page.models, isStrict: true })
  const start = async (batch: BatchRequest = swap) => {
    act(() => host.current().start(batch))
    await act(settled)
  }
  const confirm = async () => {
    act(() => host.current().batch?.confirm())
    await act(settled)
  }
  return { ...page, ...host, start, confirm }
}

test('a component starts a batch, shows its review, and has the wallet asked for all calls', async () => {
  const { current, start, confirm, connector, report } = await mount()
  expect(current().batch).toBeUndefined()
  await start()
  expect(current().batch).toMatchObject({
    state: { status: 'unasked' },
    step: { status: 'review' },
    text: 'The first of 2 steps would succeed now. The others may depend on it, so this page cannot check them yet. Review all of them, then confirm. Nothing is sent yet.',
    networkFee: {
      label: 'Network fee',
      text: 'At most 0.0001 ETH for the first step if your wallet sends the steps one by one. It shows every fee before you confirm there.'
    }
  })
  await confirm()
  expect([connector.batches.length, current().batch?.state.status]).toEqual([1, 'batched'])
  await act(() => report('confirmed', [hashOf(1), hashOf(2)]))
  expect(current().batch).toMatchObject({
    text: 'All 2 steps were sent, and confirmed by the network.',
    transactions: [{ sent: { description: 'Approve 5' } }, { sent: { description: 'Swap 5' } }]
  })
})

test('a batch that may have been sent is never said not to be', async () => {
  const connector = new FakeConnector()
  connector.sendCalls = () => Promise.reject(new WalletError('other'))
  const { current, start, confirm } = await mount(connector)
  await start()
  await confirm()
  act(() => current().batch?.simulate())
  await act(settled)
  expect(current().batch).toMatchObject({
    text: 'This exact request may already have been sent. Sending it again could do it twice.',
    openRequest: 'same'
  })
})

test('a batch whose wallet is no longer connected is not said to be asked about', async () => {
  const { current, start, confirm, models } = await mount()
  await start()
  await confirm()
  await act(() => models.connection.disconnect())
  expect(current().batch?.text).toBe(
    'Your wallet has all 2 steps. Connect it again, with the same account, to find out what becomes of them.'
  )
})

test('a wallet that takes one call at a time is said at which it is, and what went through before a failure', async () => {
  const { current, start, confirm, mine } = await mount(singleCallWallet())
  await start()
  await confirm()
  expect(current().batch?.text).toBe('Step 1 of 2: Sent. Follow it on the dashboard, under Transactions.')
  await act(() => mine(1))
  expect(current().batch?.text).toBe('Step 2 of 2: Sent. Follow it on the dashboard, under Transactions.')
  await act(() => mine(2, false))
  expect(current().batch).toMatchObject({
    text: '1 of 2 steps went through. Sent, but it failed. It did nothing, and still cost a fee. Why it failed is not known: the same call did not fail when run again. It may have run out of gas.',
    transactions: [{ fate: { status: 'confirmed' } }, { fate: { status: 'failed' } }]
  })
})

test('a step that is pending is polled for as often as one that a list shows', async () => {
  const { start, confirm, reader } = await mount(singleCallWallet())
  await start()
  await confirm()
  await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  const receipts = vi.spyOn(reader, 'getReceipt')
  await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  expect(receipts).toHaveBeenCalledTimes(15)
})

test('a batch that the browser could not store is shown with a warning', async () => {
  const storage = new FakeBrowserStorage()
  const { current, start, confirm } = await mount(new FakeConnector(), storage)
  await start()
  expect(current().batch?.warning).toBeUndefined()
  storage.refuses = 'changes'
  await confirm()
  expect(current().batch?.warning).toBe(
    'Your browser cannot store this request. If you close or reload this page, it will be forgotten here, even if your wallet sends it.'
  )
})

test('on a chain that is not configured, the first call is refused', async () => {
  const { current, start, confirm, connector } = await mount()
  await start({ ...swap, chainId: 999 })
  await confirm()
  expect(current().batch?.step).toMatchObject({
    status: 'refused',
    failure: { message: 'Chain 999 is not configured.' }
  })
  expect(current().batch?.text).toContain('This page does not include the network of this contract.')
  expect(connector.batches).toEqual([])
})

test('what it returns is the same object until something changes', async () => {
  const { start, rerender, models, given } = await mount()
  await start()
  const before = given.length
  act(() => models.transactions.announce({ kind: 'put-back', count: 1 }))
  rerender()
  expect(given.length).toBeGreaterThan(before)
  expect(new Set(given.filter(({ batch }) => batch?.step.status === 'review')).size).toBe(1)
})

test('a component that is gone no longer follows the wallet', async () => {
  const { start, unmount, connector, contracts } = await mount()
  await start()
  unmount()
  const before = contracts.calls.length
  connector.emit({ type: 'chainChanged', chainId: 5 })
  connector.emit({ type: 'chainChanged', chainId: 84531 })
  await settled()
  expect(contracts.calls).toHaveLength(before)
})
