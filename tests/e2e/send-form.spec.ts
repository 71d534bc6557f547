import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { openConnected } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('invalid input is reported at its field before the wallet is asked', async ({ page, wallet }) => {
  await openConnected(page, '/dashboard')
  const form = formOf(page)
  const recipient = form.getByLabel('Recipient')
  const amount = form.getByLabel('Amount in ETH')
  const submit = form.getByRole('button', { name: 'Review' })
  await submit.click()
  await expect(recipient).toHaveAccessibleDescription('Enter an address.')
  await expect(amount).toHaveAccessibleDescription('Enter an amount.')
  await expect(recipient).toBeFocused()
  await recipient.fill('vitalik')
  await amount.fill('0')
  await expect(recipient).toHaveAccessibleDescription(
    'This is not an address: it takes 0x and 40 hexadecimal characters.'
  )
  await expect(amount).toHaveAccessibleDescription('Enter an amount above zero.')
  await recipient.fill(RECIPIENT.replace('C', 'c'))
  await expect(recipient).toHaveAccessibleDescription(
    'This address has a typing mistake: its checksum does not match. Copy it once more.'
  )
  await recipient.fill(RECIPIENT)
  await expect(form.getByText('10k ETH available')).toBeHidden()
  await amount.fill('10000.1')
  await expect(amount).toHaveAccessibleDescription('This is more than the account holds.')
  await submit.click()
  await expect(amount).toBeFocused()
  expect(wallet.received.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('Max is everything except the fee, and can be sent', async ({ page, wallet }) => {
  await openConnected(page, '/dashboard')
  const form = formOf(page)
  await expect(form.getByText('10k ETH available')).toBeVisible()
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByRole('button', { name: 'Max' }).click()
  await expect(form.getByLabel('Amount in ETH')).toHaveValue(/^9999\.99\d+$/)
  await reviewAndConfirm(form)
  await expect(page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')).toContainText(
    'Confirmed'
  )
  expect(wallet.received.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Send' })
}
