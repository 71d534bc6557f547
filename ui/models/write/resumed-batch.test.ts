// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openBatches, singleCallWallet, storedBatches } from '#src/testing/open-batches.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { swap } from '#ui/testing/swap.ts'

const { open, settled } = openBatches()

/** Pages that open one after the other, with a wallet that takes one call at a time. */
function visits() {
  const storage = new FakeBrowserStorage()
  const reader = new FakeReader()
  const connector = singleCallWallet()
  const visit = () => open({ storage, reader, connector })
  return { visit, storage, reader, connector }
}

/** A page that was left with the first of two calls confirmed, and the second one rejected. */
async function halfDone() {
  const parts = visits()
  const page = await parts.visit()
  await page.confirm()
  parts.connector.refusal = new WalletError('rejected')
  await page.mine(1)
  expect(page.batch.batchState).toEqual({ status: 'stopped', done: [hashOf(1)], whetherSent: 'no' })
  page.stop()
  return parts
}

test('after a reload, what went through is known, and the rest is reviewed before the wallet is asked for it', async () => {
  const { visit, storage, connector } = await halfDone()
  const { batch, confirm, mine } = await visit()
  expect([batch.batchState, batch.call.request.description]).toEqual([
    { status: 'unasked', done: [hashOf(1)] },
    'Swap 5'
  ])
  expect(batch.step).toMatchObject({ status: 'review', review: { account: alice } })
  expect(batch.entries).toMatchObject([{ sent: { description: 'Approve 5' }, fate: { status: 'confirmed' } }])
  expect(connector.sent).toHaveLength(1)
  await confirm()
  await mine(2)
  expect([batch.batchState, connector.sent.length]).toEqual([{ status: 'confirmed', done: [hashOf(1), hashOf(2)] }, 2])
  expect(storedBatches(storage)).toEqual([])
})

test('after a reload, a call that is not confirmed yet is waited for, and the next one is not asked for by itself', async () => {
  const { visit, connector } = visits()
  const before = await visit()
  await before.confirm()
  before.stop()
  const { batch, mine } = await visit()
  expect(batch.batchState).toMatchObject({ status: 'stepping', done: [], hash: hashOf(1) })
  await mine(1)
  expect([batch.batchState, batch.step.status]).toEqual([{ status: 'unasked', done: [hashOf(1)] }, 'review'])
  expect(connector.sent).toHaveLength(1)
})

test('after a reload, a call that has reverted has stopped it', async () => {
  const { visit, storage } = visits()
  const before = await visit()
  await before.confirm()
  before.stop()
  const { batch, mine } = await visit()
  await mine(1, false)
  expect([batch.batchState, batch.step.status]).toEqual([
    { status: 'stopped', done: [], whetherSent: 'no' },
    'reverted'
  ])
  expect(storedBatches(storage)).toEqual([])
})

test('after a reload, the last call is followed to its end', async () => {
  const { visit, storage, connector } = visits()
  const before = await visit()
  await before.confirm()
  await before.mine(1)
  before.stop()
  const { batch, mine } = await visit()
  expect(batch.batchState).toMatchObject({ status: 'stepping', done: [hashOf(1)], hash: hashOf(2) })
  await mine(2)
  expect([batch.batchState.status, connector.sent.length, storedBatches(storage)]).toEqual(['confirmed', 2, []])
})

test('a visitor who lets the rest be is not offered it again', async () => {
  const { visit, storage } = await halfDone()
  const page = await visit()
  page.batch.cancel()
  expect([page.batch.batchState, page.batch.step.status]).toEqual([{ status: 'unasked', done: [hashOf(1)] }, 'idle'])
  expect(storedBatches(storage)).toEqual([])
  page.stop()
  const { batch } = await visit()
  expect([batch.batchState, batch.call.request.description]).toEqual([{ status: 'unasked', done: [] }, 'Approve 5'])
})

test('a visitor who stops waiting for the wallet keeps the rest', async () => {
  const { visit, storage, connector } = await halfDone()
  const { batch, confirm } = await visit()
  connector.sendTransaction = () => new Promise(() => undefined)
  await confirm()
  batch.cancel()
  expect(batch.batchState).toEqual({ status: 'unasked', done: [hashOf(1)] })
  expect(storedBatches(storage)).toMatchObject([{ sentHashes: [hashOf(1)] }])
})

test('a call that the wallet was asked for before the reload takes a second click', async () => {
  const { visit, connector } = visits()
  const before = await visit()
  await before.confirm()
  connector.sendTransaction = () => new Promise(() => undefined)
  await before.mine(1)
  before.stop()
  const { batch, confirm } = await visit()
  await confirm()
  expect([batch.batchState, batch.step.status]).toEqual([{ status: 'unasked', done: [hashOf(1)] }, 'repeating'])
})

test('a call that was listed after the page had lost the answer takes a second click', async () => {
  const { visit } = await halfDone()
  const { batch, confirm, transactions } = await visit()
  const { description, call } = batch.call.request
  transactions.add({ hash: hashOf(9), description, to: call.address })
  await confirm()
  expect(batch.step.status).toBe('repeating')
})

test('a call that another tab has sent meanwhile takes a second click', async () => {
  const { visit, connector } = await halfDone()
  const here = await visit()
  const there = await visit()
  await there.confirm()
  expect(connector.sent).toHaveLength(2)
  await here.confirm()
  expect([here.batch.step.status, connector.sent.length]).toEqual(['repeating', 2])
})

test('a call that was removed from the list is listed again, where its end is found out', async () => {
  const { visit } = await halfDone()
  const before = await visit()
  before.transactions.clear([84531])
  before.stop()
  const { batch, transactions, mine } = await visit()
  await mine(1)
  expect(batch.batchState).toEqual({ status: 'unasked', done: [hashOf(1)] })
  expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(1), description: 'Approve 5' } }])
})

test('another account has done none of it, and the first one is offered the rest once it is back', async () => {
  const { visit, connector } = await halfDone()
  const { batch } = await visit()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect([batch.batchState, batch.call.request.description]).toEqual([{ status: 'unasked', done: [] }, 'Approve 5'])
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await settled()
  expect([batch.batchState, batch.call.request.description]).toEqual([
    { status: 'unasked', done: [hashOf(1)] },
    'Swap 5'
  ])
})

test('the rest of it as a batch of its own takes its place, as after a look at the allowance', async () => {
  const { storage, reader, connector, visit } = await halfDone()
  const rest = await open({ storage, reader, connector }, { ...swap, calls: [swap.calls[1]] })
  await rest.confirm()
  await rest.mine(2)
  expect([rest.batch.batchState.status, storedBatches(storage)]).toEqual(['confirmed', []])
  rest.stop()
  const { batch } = await visit()
  expect([batch.batchState, batch.call.request.description]).toEqual([{ status: 'unasked', done: [] }, 'Approve 5'])
})

test('a batch that vanishes from the storage under the page is written again, and asks nothing when the page closes', async () => {
  const { visit, storage } = visits()
  const { confirm, stop } = await visit()
  await confirm()
  const before = storedBatches(storage)
  expect(before).toHaveLength(1)
  storage.values.clear()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(storedBatches(storage)).toEqual(before)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  stop()
})

test('before a page closes that could not save a batch, the browser asks', async () => {
  const { visit, storage } = visits()
  const { confirm, stop } = await visit()
  storage.refuses = 'changes'
  await confirm()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  stop()
})
