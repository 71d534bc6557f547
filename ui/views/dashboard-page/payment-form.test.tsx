// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import { sendText } from '#ui/text/send.ts'
import { sendReviewText } from '#ui/text/send-review.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { OpenRequests } from '#ui/views/open-requests.tsx'
import { PaymentForm } from './payment-form.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

/** The form during a pending request; `answer` answers it. */
async function asking(storage = new FakeBrowserStorage()) {
  const connector = new PromptingConnector()
  const tab = openTab({ storage, connector })
  stop = tab.stop
  const { connection, balances, paymentForm } = tab.models
  await connection.connect('wallet')
  balances.watch(baseGoerli.id)
  render(
    <FakePage models={tab.models}>
      <OpenRequests />
      <PaymentForm />
    </FakePage>
  )
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.25')
  let submitting = Promise.resolve()
  await act(async () => {
    submitting = pay(paymentForm)
    // Until the wallet is asked.
    while (connector.answers.length === 0) await Promise.resolve()
  })
  const answer = (given: Hex | Error) =>
    act(async () => {
      connector.answers[0]?.(given)
      await submitting
    })
  return { connector, paymentForm, answer }
}

describe('a request that the browser cannot store', () => {
  async function unstored() {
    const storage = new FakeBrowserStorage()
    const connecting = asking(storage)
    storage.refuses = 'changes'
    return connecting
  }
  const warnings = () => screen.queryAllByText(sendText.attempts.unsaved)

  test('shows a warning that closing the page loses it, while the wallet is asked and while it may have been sent', async () => {
    const { answer } = await unstored()
    expect(warnings()).toHaveLength(1)
    await answer(new WalletError('timeout'))
    expect(warnings()).toHaveLength(1)
  })

  test('shows no warning once it is known that nothing was sent', async () => {
    const { answer } = await unstored()
    await answer(new WalletError('rejected'))
    expect(warnings()).toEqual([])
  })
})

test('while the wallet is asked, the form alone says so', async () => {
  await asking()
  expect(screen.queryByRole('region', { name: sendText.attempts.title })).toBeNull()
})

test('after a cancel, the page says that the same may already have been sent, and nowhere that nothing is sent', async () => {
  const { paymentForm } = await asking()
  act(paymentForm.payment.cancel)
  const request = screen.getByRole('region', { name: sendText.attempts.title })
  expect(request.textContent).toContain(sendText.attempts.open)
  const form = screen.getByRole('region', { name: sendText.title })
  expect(form.textContent).toContain(sendText.again.question)
  expect(document.body.textContent).not.toMatch(/Nothing (?:is|was) sent|would succeed/)
})

test('beside another open request, a payment is confirmed with that in view', async () => {
  const { paymentForm } = await asking()
  act(paymentForm.payment.cancel)
  paymentForm.edit('amount', '0.3')
  await act(paymentForm.submit)
  const form = screen.getByRole('region', { name: sendText.title })
  expect(form.textContent).toContain(sendText.attempts.other)
  expect(form.textContent).not.toMatch(/Nothing (?:is|was) sent|would succeed/)
  const [confirm] = screen.getAllByRole('button', { name: sendReviewText.confirm })
  expect(confirm?.getAttribute('aria-disabled')).toBe('false')
})

test('with another account, the page says the open request, and not to enter it again', async () => {
  const { connector } = await asking()
  await act(async () => connector.emit({ type: 'accountsChanged', accounts: [alice] }))
  await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
  expect(screen.getByRole('region', { name: sendText.attempts.title }).textContent).toContain('0xf3…2266')
  expect(document.body.textContent).not.toContain(sendReviewText.closed)
})

test.each<[string, Hex | Error, string]>([
  ['it was sent', hashOf(9), sendText.late.sent('Send 0.25 ETH to 0x70…79C8')],
  ['nothing was sent', new WalletError('rejected'), sendText.late.no('Send 0.25 ETH to 0x70…79C8')]
])('a late answer that %s shows the full recipient', async (_, given, text) => {
  const { paymentForm, answer } = await asking()
  act(paymentForm.payment.cancel)
  await answer(given)
  const notice = screen.getByText(text).closest('[role=status], [role=alert]')
  expect(notice?.textContent).toContain(bob)
})
