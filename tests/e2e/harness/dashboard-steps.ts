import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { openConnected, openDialog, pickWallet } from './steps.ts'

/** On the page without sign-in: connected, on the dashboard, in any window size. */
export async function openDashboard(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  if (width >= 768) return openConnected(page, '/dashboard')
  await page.goto('/dashboard')
  await openMenu(page)
  await pickWallet(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(openDialog(page)).toBeHidden()
}

/** Does nothing if the nav bar has no menu. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
}

/** 1.5 ETH to the second test account. @returns the form. */
export async function send(page: Page): Promise<Locator> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
  return form
}

/** Reviews what is in the send form, and has the wallet asked. */
export async function reviewAndConfirm(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Review' }).click()
  await form.getByRole('button', { name: 'Confirm in wallet' }).click()
}
