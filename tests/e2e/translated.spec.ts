import type { Page } from '@playwright/test'
import { send } from './harness/dashboard-steps.ts'
import { accountButton, answered, navigationOf, openConnectDialog, openDialog } from './harness/steps.ts'
import { translatePage } from './harness/translator.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

const LINEA_GOERLI = 59140

/** What no translation may change, wherever it stands by itself. */
const VALUES = /^(?:Portside|Base Goerli|Linea Goerli|Scripted Wallet|0x[0-9a-f…]+|[\d.,]+k? ?ETH|Rainbow|MetaMask)$/i

async function expectWhole(page: Page, problems: readonly string[]): Promise<void> {
  const translated = await page.locator('font > font').allTextContents()
  expect(translated.length).toBeGreaterThan(0)
  expect(translated.map((text) => text.slice(1, -1)).filter((text) => VALUES.test(text))).toEqual([])
  expect(problems).toEqual([])
}

test('a page that the browser translates goes on: every step works, and every value that changes follows', {
  tag: '@engine'
}, async ({ page, wallet, host, problems }) => {
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await translatePage(page)
  const dialog = openDialog(page)
  await navigationOf(page).getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
  await expectWhole(page, problems)

  await wallet.switchChain(LINEA_GOERLI)
  await expect(navigationOf(page)).toContainText('Linea Goerli')
  await expect(navigationOf(page)).not.toContainText('Base Goerli')
  await wallet.switchChain(5)
  await expect(navigationOf(page)).toContainText('«Wrong network»')
  await wallet.switchChain(84531)
  await expect(navigationOf(page)).not.toContainText('Wrong network')

  await page.locator('a[href="/dashboard"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Dashboard»')
  await answered(page, host)
  await expectWhole(page, problems)
  await send(page)
  await expect(page.getByRole('main').getByText('«Confirmed»').first()).toBeVisible()
  await accountButton(page).click()
  await expect(dialog).toBeVisible()
  await expectWhole(page, problems)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('main').locator('a[href^="/activity"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Activity»')
  await expectWhole(page, problems)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Dashboard»')

  await accountButton(page).click()
  await dialog.getByRole('button').filter({ hasText: 'Disconnect' }).click()
  await expect(dialog).toBeHidden()
  await expect(navigationOf(page)).toContainText('«Connect wallet»')
  await expectWhole(page, problems)
})

test('a text that changes while it is translated is translated anew', async ({ page, wallet }) => {
  wallet.always('ask')
  await page.goto('/')
  await openConnectDialog(page)
  await translatePage(page)
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  const waited = dialog.getByText(/^«Waiting for \d+ s»$/)
  await expect(waited).toBeVisible()
  const before = await waited.textContent()
  await expect(waited).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await expect(navigationOf(page)).toContainText('«Connect wallet»')
})
