import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Hex } from '#domain/address.ts'
import { formatUnits, roundedUp } from '#domain/amount.ts'
import { openDashboard } from './harness/dashboard-steps.ts'
import { expectToFit } from './harness/fit.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
const TRANSFER_GAS = 21_000n

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('the speed that a visitor chooses is what the transaction offers, and costs no more than was shown', async ({
  page,
  wallet,
  chains
}) => {
  await openDashboard(page)
  const form = await reviewTransfer(page)
  const speeds = form.getByRole('group', { name: 'Speed' })
  await expect(speeds.getByRole('radio', { name: /^Normal/ })).toBeChecked()
  await speeds.getByRole('radio', { name: /^Normal/ }).focus()
  await page.keyboard.press('ArrowDown')
  const fast = speeds.getByRole('radio', { name: /^Fast/ })
  await expect(fast).toBeChecked()
  await expectToFit(page)
  const [, shown = ''] = (await form.getByLabel('What you send').textContent())?.match(/at most(\S+) ETHTotal/) ?? []
  await expect(speeds.locator('label', { hasText: 'Fast' })).toContainText(`at most ${shown} ETH`)
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(form.getByText('Sent, and confirmed by the network.')).toBeVisible()
  const [request] = wallet.received.flatMap(({ method, params }) => (method === 'eth_sendTransaction' ? [params] : []))
  const [asked] = request as readonly Fees[]
  const { transactions } = await chains.call<{ readonly transactions: readonly Fees[] }>(
    BASE_GOERLI,
    'eth_getBlockByNumber',
    ['latest', true]
  )
  expect(transactions).toMatchObject([
    { maxFeePerGas: asked?.maxFeePerGas, maxPriorityFeePerGas: asked?.maxPriorityFeePerGas, type: '0x2' }
  ])
  const atMost = TRANSFER_GAS * BigInt(asked?.maxFeePerGas ?? 0)
  expect(shown).toBe(formatUnits(roundedUp(atMost), 18))
})

test('a faster transaction offers more, and what was chosen is kept when the visitor goes back', {
  tag: '@proof'
}, async ({ page }) => {
  await openDashboard(page)
  const form = await reviewTransfer(page)
  await form.getByRole('radio', { name: /^Slow/ }).check()
  const slow = await totalOf(form)
  await form.getByRole('button', { name: 'Back' }).click()
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByRole('radio', { name: /^Slow/ })).toBeChecked()
  await form.getByRole('radio', { name: /^Fast/ }).check()
  expect(await totalOf(form)).toBeGreaterThan(slow)
})

interface Fees {
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
}

async function reviewTransfer(page: Page): Promise<Locator> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('0.25')
  await form.getByRole('button', { name: 'Review' }).click()
  return form
}

async function totalOf(form: Locator): Promise<number> {
  const review = (await form.getByLabel('What you send').textContent()) ?? ''
  return Number(/Total, at most(\S+) ETH$/.exec(review)?.[1])
}
