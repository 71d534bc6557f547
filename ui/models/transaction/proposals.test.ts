// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { ProposalEndedError } from '#domain/wallet/proposal-ended-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import { said } from '#ui/testing/said.ts'

const PROPOSAL = hashOf(5)
const ON_CHAIN = hashOf(6)
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(99) }
let tabs: { stop: () => void }[] = []

/** A wallet whose owners have to agree; `becomes` is the fate of every proposal. */
class FakeSafe extends FakeConnector {
  readonly sendsProposals = true
  becomes: Hex | Error | undefined = undefined
  override readonly sendTransaction = async () => PROPOSAL
  override readonly transactionHash = async () => {
    if (this.becomes instanceof Error) throw this.becomes
    return this.becomes
  }
}

async function connected(connector: FakeConnector, storage = new FakeBrowserStorage(), reader = new FakeReader()) {
  const tab = openTab({ connector, storage, reader })
  tabs.push(tab)
  await tab.models.connection.connect('wallet')
  return { ...tab.models, networkResets: tab.networkResets }
}

/** A page with a proposed transfer. */
async function proposed(...parameters: Parameters<typeof connected>) {
  const models = await connected(...parameters)
  models.paymentForm.edit('recipient', bob)
  models.paymentForm.edit('amount', '1')
  await pay(models.paymentForm)
  return models
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of tabs) stop()
  tabs = []
  vi.useRealTimers()
})

test('a transfer from a Safe is listed as a proposal, and announced as one', async () => {
  const { paymentForm, transactions } = await proposed(new FakeSafe())
  expect(paymentForm.step).toEqual({ status: 'sent', account: alice, hash: PROPOSAL, isProposal: true })
  expect(paymentForm.entry).toMatchObject({ sent: { isProposal: true }, fate: { status: 'pending' } })
  expect(transactions.recent).toMatchObject([
    { sent: { hash: PROPOSAL, isProposal: true }, fate: { status: 'pending' } }
  ])
})

test('once its owners have agreed, it gets its transaction hash and is polled until it is final', async () => {
  const safe = new FakeSafe()
  const reader = new FakeReader()
  reader.receipts.set(ON_CHAIN, receipt)
  const { transactions } = await proposed(safe, new FakeBrowserStorage(), reader)
  await vi.advanceTimersByTimeAsync(1000)
  expect(transactions.recent).toMatchObject([{ sent: { hash: PROPOSAL }, fate: { status: 'pending' } }])
  safe.becomes = ON_CHAIN
  await vi.advanceTimersByTimeAsync(60_000)
  expect(transactions.recent).toMatchObject([{ sent: { hash: ON_CHAIN }, fate: { status: 'confirmed' } }])
  expect(transactions.recent[0]?.sent).not.toHaveProperty('isProposal')
})

test("no node is asked for a proposal's hash", async () => {
  const reader = new FakeReader()
  const asked: Hex[] = []
  reader.getReceipt = async (_chainId, hash) => {
    asked.push(hash)
    return undefined
  }
  await proposed(new FakeSafe(), new FakeBrowserStorage(), reader)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([])
})

test('a proposal survives a reload and a network restart', async () => {
  const storage = new FakeBrowserStorage()
  const safe = new FakeSafe()
  await proposed(safe, storage)
  tabs.pop()?.stop()
  const { transactions, networkResets } = await connected(safe, storage)
  expect(transactions.recent).toMatchObject([
    { sent: { hash: PROPOSAL, isProposal: true }, fate: { status: 'pending' } }
  ])
  expect(await networkResets.forgetUnknown(alice, baseGoerli.id)).toBe(0)
  safe.becomes = ON_CHAIN
  await vi.advanceTimersByTimeAsync(60_000)
  expect(transactions.recent).toMatchObject([{ sent: { hash: ON_CHAIN } }])
})

test('a proposal that its owners reject has failed without a transaction', async () => {
  const safe = new FakeSafe()
  const { transactions } = await proposed(safe)
  safe.becomes = new ProposalEndedError(undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(transactions.recent).toMatchObject([
    { sent: { hash: PROPOSAL, isProposal: true }, fate: { status: 'failed' } }
  ])
  expect(said(transactions)).toMatch(/: Failed$/)
})

test('one that fails on execution has failed under its transaction hash, whatever the receipt says', async () => {
  const safe = new FakeSafe()
  const reader = new FakeReader()
  reader.receipts.set(ON_CHAIN, receipt)
  const { transactions } = await proposed(safe, new FakeBrowserStorage(), reader)
  safe.becomes = new ProposalEndedError(ON_CHAIN)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(transactions.recent).toMatchObject([{ sent: { hash: ON_CHAIN }, fate: { status: 'failed' } }])
  expect(transactions.recent[0]?.sent).not.toHaveProperty('isProposal')
})

test('an unreachable Safe, or a wallet that is not a Safe, leaves it pending', async () => {
  const storage = new FakeBrowserStorage()
  const safe = new FakeSafe()
  const { transactions } = await proposed(safe, storage)
  safe.becomes = new WalletError('other', { message: 'Too Many Requests' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(transactions.recent).toMatchObject([{ sent: { hash: PROPOSAL }, fate: { status: 'pending' } }])
  tabs.pop()?.stop()
  const later = await connected(new FakeConnector(), storage)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(later.transactions.recent).toMatchObject([
    { sent: { hash: PROPOSAL, isProposal: true }, fate: { status: 'pending' } }
  ])
})

test('a Safe of the same address on another network is not asked', async () => {
  const storage = new FakeBrowserStorage()
  const safe = new FakeSafe()
  await proposed(safe, storage)
  tabs.pop()?.stop()
  safe.chainId = lineaGoerli.id
  safe.becomes = new ProposalEndedError(undefined)
  const { transactions } = await connected(safe, storage)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(transactions.lists.newest()).toMatchObject([
    { chain: baseGoerli, transaction: { sent: { hash: PROPOSAL }, fate: { status: 'pending' } } }
  ])
})
