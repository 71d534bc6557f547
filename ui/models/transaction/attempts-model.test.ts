// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { attemptsPrefix } from '#domain/transaction/stored-attempts.ts'
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

/** A page with a wallet; all pages share one storage. */
async function page(connector = new FakeConnector()) {
  const opened = openTab({ storage, reader, connector })
  await opened.models.connection.connect('wallet')
  opened.models.balances.watch(connector.chainId)
  await settled()
  return { ...opened, ...opened.models }
}

/** Asks for a quarter of an ETH; resolves when the wallet has answered. */
function submit({ paymentForm }: Models): Promise<void> {
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.25')
  return pay(paymentForm)
}

/** A page whose wallet answers on demand. */
async function asking() {
  const connector = new PromptingConnector()
  const opened = await page(connector)
  void submit(opened)
  await settled()
  const settle = async (given: Hex | Error) => {
    connector.answers[0]?.(given)
    await settled()
  }
  return { ...opened, settle }
}

async function failing(cause: Error) {
  const connector = new FakeConnector()
  connector.sendTransaction = async () => {
    throw cause
  }
  const opened = await page(connector)
  await submit(opened)
  return opened
}

const storedKeys = () => [...storage.values.keys()].filter((key) => key.startsWith(attemptsPrefix(alice)))
const transfer = { to: bob, value: 25n * 10n ** 16n, chainId: baseGoerli.id }

test('an attempt is stored before the wallet is asked', async () => {
  const connector = new FakeConnector()
  let storedThen = 0
  connector.sendTransaction = async () => {
    storedThen = storedKeys().length
    return hashOf(9)
  }
  const opened = await page(connector)
  await submit(opened)
  expect(storedThen).toBe(1)
  expect(storedKeys()).toEqual([])
  expect(opened.transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
})

test('a page reloaded while the wallet is asked says that the transfer may have been sent', async () => {
  const before = await asking()
  expect(before.openRequests.said, 'said by no view yet').toMatchObject({ type: 'open', others: 0 })
  before.stop()
  const { attempts } = await page()
  expect(attempts.undecided).toMatchObject([{ ...transfer, account: alice, state: { status: 'open', nonce: 7 } }])
})

test("one account's attempts are not searched for with another, and return with the account", async () => {
  const before = await asking()
  before.stop()
  const { attempts, connector } = await page()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  expect(attempts.undecided).toEqual([])
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  expect(attempts.undecided).toHaveLength(1)
})

test('another tab knows of it while the wallet is asked, and until it is listed', async () => {
  const first = await asking()
  const { attempts, transactions } = await page()
  expect(attempts.undecided).toMatchObject([transfer])
  await first.settle(hashOf(9))
  expect(attempts.undecided).toEqual([])
  expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
})

describe('a request that the form no longer waits for', () => {
  test.each<[string, string, (opened: Awaited<ReturnType<typeof page>>) => void]>([
    ['cancelling', 'review', ({ paymentForm }) => paymentForm.payment.cancel()],
    ['a network change', 'idle', ({ connector }) => connector.emit({ type: 'chainChanged', chainId: 59140 })]
  ])('stays undecided after %s, which leads back to %s', async (_, status, act) => {
    const opened = await asking()
    act(opened)
    expect(opened.attempts.undecided).toMatchObject([transfer])
    expect(opened.paymentForm.step.status).toBe(status)
  })

  test('is listed and done once the wallet sends it after all, and the form is cleared', async () => {
    const { attempts, openRequests, paymentForm, balances, transactions, settle } = await asking()
    paymentForm.payment.cancel()
    expect(paymentForm.draft).toEqual({ recipient: bob, amount: '0.25' })
    // It has paid, and must not pay twice.
    reader.getBalances = async (_, reads) => reads.map(() => 1n)
    await balances.refresh(baseGoerli.id)
    await settle(hashOf(9))
    expect(openRequests.said).toMatchObject({ type: 'sent', end: { asked: transfer, hash: hashOf(9) } })
    expect([attempts.undecided, storedKeys()]).toEqual([[], []])
    expect(paymentForm.draft).toEqual({ recipient: '', amount: '' })
    expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
  })

  test('does not clear a form that holds another transfer by now', async () => {
    const { openRequests, paymentForm, settle } = await asking()
    paymentForm.payment.cancel()
    paymentForm.edit('amount', '0.3')
    await settle(hashOf(9))
    expect(paymentForm.draft).toEqual({ recipient: bob, amount: '0.3' })
    expect(openRequests.late).toMatchObject({ hash: hashOf(9) })
  })

  test('is done once the wallet says that nothing was sent, and that is shown', async () => {
    const { attempts, openRequests, paymentForm, settle } = await asking()
    paymentForm.payment.cancel()
    await settle(new WalletError('rejected'))
    expect(openRequests.said).toMatchObject({ type: 'not-sent', end: { asked: transfer } })
    expect([attempts.undecided, storedKeys()]).toEqual([[], []])
    expect(paymentForm.draft.amount).toBe('0.25')
  })

  test('stays undecided if the wallet’s answer proves nothing', async () => {
    const { attempts, openRequests, paymentForm, settle } = await asking()
    paymentForm.payment.cancel()
    await settle(new WalletError('timeout'))
    expect(openRequests.late).toBeUndefined()
    expect(attempts.undecided).toMatchObject([transfer])
  })

  test('is said to another account of the wallet, and what became of it too', async () => {
    const { connector, openRequests, settle } = await asking()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    expect(openRequests.said).toMatchObject({ type: 'open', request: { ...transfer, account: alice } })
    await settle(hashOf(9))
    expect(openRequests.said).toMatchObject({ type: 'sent', isOtherAccount: true, end: { hash: hashOf(9) } })
  })
})

test.each([
  new WalletError('rejected'),
  new WalletError('other', { message: 'insufficient funds', code: -32000, sent: 'no' })
])('nothing remains of a request that sent nothing (%s)', async (refusal) => {
  const { attempts, paymentForm } = await failing(refusal)
  expect(paymentForm.step).toMatchObject({ status: 'review', refusal: {} })
  expect([attempts.undecided, storedKeys()]).toEqual([[], []])
})

test.each([
  new WalletError('timeout'),
  new WalletError('other', { message: 'already known', code: -32000, sent: 'likely' })
])('a transfer that may have been sent (%s) stays undecided alongside the next one', async (cause) => {
  const { attempts, paymentForm, connector } = await failing(cause)
  expect(paymentForm.payment.attempt, 'the failure itself says so').toMatchObject(transfer)
  paymentForm.edit('amount', '0.2')
  expect(attempts.undecided).toHaveLength(1)
  connector.sendTransaction = async () => {
    throw new WalletError('rejected')
  }
  await pay(paymentForm)
  expect(paymentForm.step).toMatchObject({ status: 'review', refusal: {} })
  expect(attempts.undecided).toMatchObject([transfer])
  connector.sendTransaction = async () => hashOf(9)
  await pay(paymentForm)
  expect(paymentForm.step.status).toBe('sent')
  expect(attempts.undecided).toMatchObject([transfer])
})

test('a dismissed attempt stays dismissed, in other tabs and after a reload', async () => {
  const opened = await asking()
  opened.paymentForm.payment.cancel()
  const other = await page()
  const [attempt] = other.attempts.undecided
  if (attempt) other.attempts.dismiss(attempt)
  expect([other.attempts.undecided, opened.attempts.undecided, storedKeys()]).toEqual([[], [], []])
  await opened.settle(hashOf(9))
  expect(opened.transactions.recent, 'and is listed if it was sent').toMatchObject([{ sent: { hash: hashOf(9) } }])
})
