// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { sendReviewText } from '#ui/text/send-review.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { PaymentForm } from './payment-form.tsx'

/** More records than are read as soon as the account appears. */
const MANY = 1_000
const looksLikeBob: Address = `${bob.slice(0, 6) as '0x'}${'0'.repeat(32)}${bob.slice(-4)}`
let stop: () => void = () => undefined

// The browser is never idle, so nothing more of the history is read by itself.
beforeEach(() => void vi.stubGlobal('requestIdleCallback', () => 0))
afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
})

/** A long history on the other network, of which the record that is read last paid bob. */
function historyOfMany() {
  const storage = new FakeBrowserStorage()
  for (let n = 1; n <= MANY; n++) {
    const place = { account: alice, chainId: lineaGoerli.id, hash: hashOf(n) }
    const entry: Transaction = {
      sent: { hash: place.hash, description: 'Send', from: alice, addedAt: n, ...(n === MANY && { to: bob }) },
      fate: { status: 'confirmed', isFinal: true, blockNumber: n, blockHash: hashOf(n) }
    }
    storage.values.set(transactionKey(place), serialiseTransaction(entry))
  }
  return storage
}

/** A review whose checks end once `answer` is called. */
async function reviewing(recipient: Address, usualFee?: bigint) {
  const tab = openTab({ storage: historyOfMany() })
  tab.reader.usualFee = usualFee
  stop = tab.stop
  const { connection, balances, paymentForm, transactions } = tab.models
  await connection.connect('wallet')
  balances.watch(baseGoerli.id)
  const fee = deferred<bigint>()
  tab.reader.estimateTransferFee = () => fee.promise
  render(
    <FakePage models={tab.models}>
      <PaymentForm />
    </FakePage>
  )
  paymentForm.edit('recipient', recipient)
  paymentForm.edit('amount', '0.25')
  let opening = Promise.resolve()
  await act(async () => {
    opening = paymentForm.submit()
  })
  const answer = () =>
    act(async () => {
      fee.resolve(21_000n)
      await opening
    })
  return { lists: transactions.lists, answer }
}

test('an address is not called new before the whole history is read, which the review does', async () => {
  const { lists, answer } = await reviewing(bob)
  expect(lists.isComplete).toBe(false)
  expect(screen.queryByText(sendReviewText.notPaidBefore)).toBeNull()
  await answer()
  expect(screen.getByText(sendReviewText.paidBefore)).toBeDefined()
})

test('a look-alike of an address that was paid long ago cannot be confirmed before it is pointed out', async () => {
  const { answer } = await reviewing(looksLikeBob)
  expect(screen.getByRole('button', { name: sendReviewText.confirm }).getAttribute('aria-disabled')).toBe('true')
  await answer()
  expect(screen.getByText(sendReviewText.cautions['look-alike'])).toBeDefined()
  expect(screen.getByRole('button', { name: sendReviewText.confirmAnyway })).toBeDefined()
})

test.each<[bigint, Address, string]>([
  [2_100n, bob, sendReviewText.confirm],
  [2_099n, bob, sendReviewText.payAnyway],
  [2_099n, looksLikeBob, sendReviewText.confirmAnyway]
])('a fee of 21,000 where %s is usual, to %s, is confirmed with “%s”', async (usualFee, recipient, label) => {
  const { answer } = await reviewing(recipient, usualFee)
  await answer()
  expect(screen.getByRole('button', { name: label })).toBeDefined()
  const isPointedOut = screen.queryByText(sendReviewText.cautions['high-fee']) !== null
  expect(isPointedOut).toBe(usualFee < 2_100n)
})
