// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { attemptKey, attemptsPrefix } from '#domain/transaction/stored-attempts.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import type { Models } from '../models.ts'

const { openTab, settled } = openTabs()
let storage: FakeBrowserStorage
let reader: FakeReader

beforeEach(() => {
  storage = new FakeBrowserStorage()
  reader = new FakeReader()
})

async function page<Wallet extends FakeConnector>(connector: Wallet) {
  const opened = openTab({ storage, reader, connector })
  await opened.models.connection.connect('wallet')
  opened.models.balances.watch(connector.chainId)
  await settled()
  const submit = async (recipient: string = bob) => {
    opened.models.paymentForm.edit('recipient', recipient)
    opened.models.paymentForm.edit('amount', '0.25')
    void pay(opened.models.paymentForm)
    await settled()
  }
  return { ...opened, ...opened.models, connector, submit }
}

/** A page whose wallet is being asked. */
async function asking(connector = new PromptingConnector()) {
  const opened = await page(connector)
  await opened.submit()
  return opened
}

const overtaken = ({ attempts }: Models) => attempts.undecided.map(attempts.isOvertaken)
const nextPoll = () => vi.advanceTimersByTimeAsync(4_000)

test('an attempt’s nonce follows the pending ones, and it is overtaken once the account has used it', async () => {
  reader.waiting = 2
  const opened = await asking()
  opened.paymentForm.payment.cancel()
  reader.minedElsewhere = 9
  await nextPoll()
  expect(opened.attempts.undecided).toMatchObject([{ state: { nonce: 9 } }])
  expect(overtaken(opened)).toEqual([false])
  reader.minedElsewhere = 10
  await nextPoll()
  expect(overtaken(opened)).toEqual([true])
})

test('what another tab has found of a request ends the wait of the tab that asked', async () => {
  const { attempts, paymentForm } = await asking()
  const [attempt] = attempts.undecided
  const otherTab = storage.tab()
  const sent = {
    hash: hashOf(500),
    description: 'Send',
    from: alice,
    addedAt: Date.now(),
    askedAt: attempt?.askedAt ?? 0
  }
  const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(500) })
  otherTab.write(key, serialiseTransaction({ sent, fate: { status: 'pending' } }))
  otherTab.remove(attemptKey({ account: alice, chainId: baseGoerli.id, id: attempt?.id ?? '' }))
  await settled()
  expect(paymentForm.payment.step.status).toBe('sent')
})

test('a search that a hidden page cuts short is no search in vain', async () => {
  const opened = await asking()
  opened.paymentForm.payment.cancel()
  const searched = vi.spyOn(reader, 'findTransaction')
  const count = reader.getTransactionCount
  reader.getTransactionCount = async (chainId, account, asOf) => {
    if (asOf !== undefined) vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    return count(chainId, account, asOf)
  }
  reader.minedElsewhere = 8
  await nextPoll()
  await nextPoll()
  expect([overtaken(opened), searched.mock.calls.length]).toEqual([[false], 0])
  vi.restoreAllMocks()
})

test('a nonce is checked after a reload, on its own network, and no longer once it is passed and searched twice', async () => {
  const before = await asking()
  before.stop()
  const connector = new FakeConnector()
  connector.chainId = lineaGoerli.id
  const opened = await page(connector)
  expect(opened.attempts.undecided).toMatchObject([{ chainId: baseGoerli.id, state: { nonce: 7 } }])
  expect(overtaken(opened)).toEqual([false])
  reader.minedElsewhere = 8
  await nextPoll()
  expect(overtaken(opened)).toEqual([true])
  const [counts, blocks] = [vi.spyOn(reader, 'getTransactionCount'), vi.spyOn(reader, 'findTransaction')]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(blocks).toHaveBeenCalledTimes(1)
  counts.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).not.toHaveBeenCalled()
})

test('the count is read with every poll for all undecided attempts, later once a minute, and never without any', async () => {
  const { paymentForm, attempts, submit } = await asking()
  paymentForm.payment.cancel()
  await submit(alice)
  paymentForm.payment.cancel()
  const counts = vi.spyOn(reader, 'getTransactionCount')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).toHaveBeenCalledTimes(15)
  await vi.advanceTimersByTimeAsync(600_000)
  counts.mockClear()
  const pending = vi.spyOn(reader, 'getNextNonce')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(pending).toHaveBeenCalledTimes(10)
  // The fake chain counts for each of them.
  expect(counts.mock.calls.length - pending.mock.calls.length).toBe(10)
  attempts.undecided.map(attempts.dismiss)
  counts.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).not.toHaveBeenCalled()
})

test.each([
  ['', () => undefined],
  [
    ' after the wallet has switched to another account',
    (wallet: FakeConnector) => wallet.emit({ type: 'accountsChanged', accounts: [bob] })
  ]
])('the nonce of a transfer that is listed%s says nothing about another', async (_, act) => {
  const opened = await asking()
  const { attempts, paymentForm, connector, submit } = opened
  paymentForm.payment.cancel()
  await submit(alice)
  act(connector)
  reader.minedElsewhere = 8
  connector.answers[1]?.(hashOf(50))
  await settled()
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await nextPoll()
  expect(attempts.undecided).toMatchObject([{ to: bob, state: { nonce: 8 } }])
  expect(overtaken(opened)).toEqual([false])
  reader.minedElsewhere = 9
  await nextPoll()
  expect(overtaken(opened)).toEqual([true])
})

test('an attempt whose nonce already counts another one keeps it when that one is listed late', async () => {
  const opened = await asking()
  const { attempts, paymentForm, connector, submit } = opened
  reader.waiting = 1
  paymentForm.payment.cancel()
  await submit(alice)
  paymentForm.payment.cancel()
  connector.answers[0]?.(hashOf(50))
  await settled()
  reader.waiting = 0
  reader.minedElsewhere = 8
  await nextPoll()
  expect(attempts.undecided).toMatchObject([{ to: alice, state: { nonce: 8 } }])
  expect(overtaken(opened)).toEqual([false])
  reader.minedElsewhere = 9
  await nextPoll()
  expect(overtaken(opened)).toEqual([true])
})

test('a lagging node does not lower the count', async () => {
  const opened = await asking()
  opened.paymentForm.payment.cancel()
  reader.waiting = 5
  await vi.advanceTimersByTimeAsync(1)
  await opened.submit(alice)
  opened.paymentForm.payment.cancel()
  reader.minedElsewhere = 8
  await nextPoll()
  expect(overtaken(opened)).toEqual([false, true])
  reader.minedElsewhere = 8
  await nextPoll()
  expect(overtaken(opened)).toEqual([false, true])
})

test("one account's count does not apply to another", async () => {
  const opened = await asking()
  opened.paymentForm.payment.cancel()
  reader.minedElsewhere = 8
  await nextPoll()
  expect(overtaken(opened)).toEqual([true])
  opened.connector.emit({ type: 'accountsChanged', accounts: [bob] })
  reader.getTransactionCount = async () => 3n
  await opened.submit(alice)
  opened.paymentForm.payment.cancel()
  await nextPoll()
  expect(opened.attempts.undecided).toMatchObject([{ account: bob, state: { nonce: 3 } }])
  expect(overtaken(opened)).toEqual([false])
})

test('the nonce is stored before the wallet is asked, so that neither a reload nor a quick wallet changes it', async () => {
  let storedThen: readonly string[] = []
  class QuickWallet extends FakeConnector {
    override readonly sendTransaction = async () => {
      storedThen = [...storage.values].filter(([key]) => key.startsWith(attemptsPrefix(alice))).map(([, text]) => text)
      reader.waiting = 1
      throw new WalletError('timeout')
    }
  }
  const { attempts, paymentForm, submit } = await page(new QuickWallet())
  await submit()
  expect(storedThen).toEqual([expect.stringContaining('"nonce":7')])
  paymentForm.edit('amount', '0.3')
  expect(attempts.undecided).toMatchObject([{ state: { nonce: 7 } }])
})

test('a nonce that cannot be read at first is read again while the wallet is asked', async () => {
  const { getNextNonce } = reader
  let reads = 0
  reader.getNextNonce = (...parameters) => (reads++ ? getNextNonce(...parameters) : Promise.reject(new Error('down')))
  const opened = await asking()
  opened.paymentForm.payment.cancel()
  expect(opened.attempts.undecided).toMatchObject([{ state: { nonce: 7 } }])
})

test('a transfer cancelled while the nonce is read is not sent to the wallet', async () => {
  reader.getNextNonce = () => new Promise(() => undefined)
  const opened = await asking()
  opened.paymentForm.payment.cancel()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([opened.connector.answers, opened.attempts.undecided]).toEqual([[], []])
})

test('a node that does not answer delays a request by at most a second, and leaves the nonce unknown', async () => {
  reader.getNextNonce = () => new Promise(() => undefined)
  const opened = await asking()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened.connector.answers).toHaveLength(1)
  opened.paymentForm.payment.cancel()
  reader.minedElsewhere = 99
  await nextPoll()
  expect(overtaken(opened)).toEqual([false])
})

test('a nonce that cannot be read does not fail the transfer', async () => {
  reader.getNextNonce = () => Promise.reject(new Error('down'))
  const { paymentForm, submit } = await page(new FakeConnector())
  await submit()
  expect(paymentForm.step.status).toBe('sent')
})

describe('a Safe', () => {
  class PromptingSafe extends PromptingConnector {
    readonly sendsProposals = true
    override readonly transactionHash = async () => undefined
  }

  test('has no nonce: its possible proposal stays undecided', async () => {
    const nonces = vi.spyOn(reader, 'getNextNonce')
    const opened = await asking(new PromptingSafe())
    opened.paymentForm.payment.cancel()
    reader.minedElsewhere = 99
    await nextPoll()
    expect(nonces).not.toHaveBeenCalled()
    expect(opened.attempts.undecided).toMatchObject([{ isProposal: true, state: { status: 'open' } }])
    expect(overtaken(opened)).toEqual([false])
  })

  test('that proposes it after all lists it as a proposal', async () => {
    const { attempts, paymentForm, transactions, connector } = await asking(new PromptingSafe())
    paymentForm.payment.cancel()
    connector.answers[0]?.(hashOf(9))
    await settled()
    expect(attempts.undecided).toEqual([])
    expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9), isProposal: true } }])
  })
})
