// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { attemptsPrefix } from '#domain/transaction/stored-attempts.ts'
import { transactionPrefix } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import type { Models } from '../models.ts'

const { openTab, settled } = openTabs()
let storage: FakeBrowserStorage

beforeEach(() => {
  storage = new FakeBrowserStorage()
})

/** A tab; all tabs share one storage. */
async function page(connector = new FakeConnector()) {
  const opened = openTab({ storage, connector })
  await opened.models.connection.connect('wallet')
  opened.models.balances.watch(connector.chainId)
  await settled()
  return { ...opened, ...opened.models }
}

/** A tab whose wallet is asked for a quarter of an ETH, and answers on demand. */
async function asking() {
  const connector = new PromptingConnector()
  const opened = await page(connector)
  opened.paymentForm.edit('recipient', bob)
  opened.paymentForm.edit('amount', '0.25')
  void pay(opened.paymentForm)
  await settled()
  const settle = async (given: Hex | Error) => {
    connector.answers[0]?.(given)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...opened, settle }
}

const nextPoll = () => vi.advanceTimersByTimeAsync(4_000)
const storedKeys = () => [...storage.values.keys()].filter((key) => key.startsWith(attemptsPrefix(alice)))
const transfer = { to: bob, value: 25n * 10n ** 16n, chainId: baseGoerli.id }

describe('when the browser refuses to save', () => {
  test('the wallet is still asked, and the attempt is known to be unsaved', async () => {
    storage.refuses = 'changes'
    const { paymentForm, attempts, settle } = await asking()
    expect(paymentForm.step.status).toBe('asking')
    paymentForm.payment.cancel()
    expect(attempts.undecided.map(attempts.isSaved)).toEqual([false])
    await settle(hashOf(9))
    expect(attempts.undecided).toEqual([])
  })

  test('a sent transfer is not lost: the attempt is kept until its entry is saved', async () => {
    const first = await asking()
    storage.refuses = 'changes'
    await first.settle(hashOf(9))
    expect(first.transactions.isUnsaved(hashOf(9))).toBe(true)
    expect(first.attempts.undecided, 'the page itself lists it').toEqual([])
    first.stop()
    const { attempts } = await page()
    expect(attempts.undecided).toMatchObject([transfer])
  })

  describe('a second tab', () => {
    /** Two tabs, the first of which has sent a transfer whose entry the browser does not save. */
    async function sentByFirst() {
      const first = await asking()
      const second = await page()
      storage.refusedPrefix = transactionPrefix(alice)
      await first.settle(hashOf(9))
      await nextPoll()
      return { first, second }
    }

    test('lists it too, and leaves the only record for the next page', async () => {
      const { first, second } = await sentByFirst()
      expect(second.transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
      first.stop()
      second.stop()
      expect(storedKeys()).toHaveLength(1)
      const { transactions } = await page()
      expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
    })

    test('saves it once the browser stores again, which completes the attempt', async () => {
      await sentByFirst()
      storage.refusedPrefix = undefined
      await nextPoll()
      expect(storedKeys()).toEqual([])
      const { transactions } = await page()
      expect(transactions.recent).toMatchObject([{ sent: { hash: hashOf(9) } }])
    })

    test('does not list it once the first has removed it', async () => {
      // Its poll comes before the first tab's.
      const second = await page()
      const first = await asking()
      storage.refusedPrefix = transactionPrefix(alice)
      await first.settle(hashOf(9))
      const [entry] = first.transactions.recent
      if (entry) first.transactions.remove(baseGoerli.id, entry)
      await nextPoll()
      expect([second.transactions.recent, storedKeys()]).toEqual([[], []])
    })
  })

  test.each<[string, (transactions: Models['transactions']) => void]>([
    ['kept', (transactions) => transactions.add({ hash: hashOf(10), description: 'Another' })],
    ['taken off the list', (transactions) => transactions.lists.drop(alice, baseGoerli.id, [hashOf(9)])]
  ])('the attempt is over once the entry is %s', async (_, act) => {
    const { transactions, settle } = await asking()
    storage.refuses = 'changes'
    await settle(hashOf(9))
    expect(storedKeys()).toHaveLength(1)
    storage.refuses = 'nothing'
    act(transactions)
    const listed = transactions.recent.map(({ sent }) => sent.hash)
    await nextPoll()
    expect(storedKeys()).toEqual([])
    expect(transactions.recent.map(({ sent }) => sent.hash)).toEqual(listed)
  })
})
