// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { speedsTimes } from '#ui/testing/fake-speeds.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { feeSpeedText } from '#ui/text/fee-speeds.ts'
import { sendReviewText } from '#ui/text/send-review.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { PaymentForm } from './payment-form.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

/** A review; `confirm` presses its button, and `answer` is the wallet's. */
async function reviewing(feeSpeeds = speedsTimes()) {
  const connector = new PromptingConnector()
  const tab = openTab({ connector })
  stop = tab.stop
  tab.reader.feeSpeeds = feeSpeeds
  const { connection, balances, paymentForm } = tab.models
  await connection.connect('wallet')
  balances.watch(baseGoerli.id)
  render(
    <FakePage models={tab.models}>
      <PaymentForm />
    </FakePage>
  )
  await act(async () => {
    paymentForm.edit('recipient', bob)
    paymentForm.edit('amount', '0.25')
    await paymentForm.submit()
  })
  const confirm = () =>
    act(async () => {
      screen.getByRole('button', { name: sendReviewText.confirm }).click()
      while (connector.answers.length === 0) await Promise.resolve()
    })
  const reject = () =>
    act(async () => {
      connector.answers[0]?.(new WalletError('rejected'))
    })
  return { paymentForm, confirm, reject }
}

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const review = () => screen.getByLabelText(sendReviewText.label).textContent

test('each speed says what it costs at most, normal is chosen, and the wallet may change it', async () => {
  await reviewing()
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    `Slow at most 0.000001 ETH${feeSpeedText.effects.slow}`,
    `Normal at most 0.000002 ETH${feeSpeedText.effects.normal}`,
    `Fast at most 0.000003 ETH${feeSpeedText.effects.fastAhead}`
  ])
  expect(option(/^Normal/).checked).toBe(true)
  const group = screen.getByRole('group', { name: feeSpeedText.label })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    feeSpeedText.suggested
  )
})

test('a choice changes the fee and the total that are reviewed', async () => {
  await reviewing()
  expect(review()).toContain('0.000002 ETHTotal, at most0.250002 ETH')
  await act(async () => option(/^Fast/).click())
  expect(option(/^Fast/).checked).toBe(true)
  expect(review()).toContain('0.000003 ETHTotal, at most0.250003 ETH')
})

test('nothing can be chosen while the wallet is asked, and again after it has refused', async () => {
  const { confirm, reject } = await reviewing()
  await confirm()
  const isDisabled = () => screen.getByRole<HTMLFieldSetElement>('group', { name: feeSpeedText.label }).disabled
  expect(isDisabled()).toBe(true)
  await reject()
  expect(isDisabled()).toBe(false)
})

test('of everything, the amount follows the fee, and the page says so', async () => {
  const { paymentForm } = await reviewing()
  await act(async () => {
    paymentForm.payment.close()
    await paymentForm.useMax()
    await paymentForm.submit()
  })
  expect(review()).toContain('Amount0.999998 ETH')
  await act(async () => option(/^Fast/).click())
  expect(review()).toContain('Amount0.999997 ETH')
  expect(review()).toContain('Total, at most1 ETH')
  expect(screen.getByText(feeSpeedText.suggestedForMax)).toBeDefined()
})

test('where all speeds cost the same, no choice is shown', async () => {
  const { slow } = speedsTimes()
  await reviewing({ slow, normal: slow, fast: slow })
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(review()).toContain('0.000001 ETHTotal')
})
