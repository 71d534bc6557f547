import type { Locator, Page } from '@playwright/test'
import { resize } from '../resize.ts'
import { send } from './harness/dashboard-steps.ts'
import {
  accountButton,
  chainButton,
  connectButton,
  openConnectDialog,
  openConnected,
  openDialog
} from './harness/steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

const SIZES = [
  [1280, 800],
  [390, 844]
] as const

const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** By the page, which knows its newest entry at once: the browser's own process, which the driver asks, may not yet. */
const goBack = (page: Page) => page.evaluate(() => history.back())

/** Opens the dialog, and has Back close it: the page and what was focused stay. */
async function expectBackToClose(page: Page, opener: Locator): Promise<void> {
  const at = page.url()
  await opener.click()
  await expect(openDialog(page)).toBeVisible()
  await goBack(page)
  await expect(openDialog(page)).toBeHidden()
  expect(page.url()).toBe(at)
  await expect(opener).toBeFocused()
}

test('Back closes the connect dialog at any of its steps, then leaves the page', { tag: '@engine' }, async ({
  page,
  wallet
}) => {
  wallet.always('ask')
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  for (const [width, height] of SIZES) {
    await resize(page, { width, height })
    const opener = page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })
    await expectBackToClose(page, opener)
    await opener.click()
    await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
    await wallet.untilHeld('eth_requestAccounts')
    await goBack(page)
    await expect(openDialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await expect(page).toHaveURL('/')
  await goBack(page)
  await expect(titleOf(page, 'Page not found')).toBeFocused()
})

test('Back closes every dialog of an account', { tag: '@engine' }, async ({ page, wallet: _ }) => {
  await openConnected(page)
  await page.getByRole('link', { name: 'Open the dashboard' }).click()
  const receive = page.getByRole('main').getByRole('button', { name: 'Receive' })
  for (const opener of [accountButton(page), chainButton(page, 'Base Goerli'), receive]) {
    await expectBackToClose(page, opener)
  }
  await goBack(page)
  await expect(titleOf(page, 'Your wallet, clearly.')).toBeFocused()
})

test('a dialog that was closed otherwise leaves nothing for Back and Forward to do', { tag: '@engine' }, async ({
  page
}) => {
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await openConnectDialog(page)
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
  await openConnectDialog(page)
  await page.reload()
  await expect(titleOf(page, 'Your wallet, clearly.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.dialogStep ?? 'none')).toBe('none')
  await goBack(page)
  await expect(titleOf(page, 'Page not found')).toBeVisible()
  await page.goForward()
  await expect(titleOf(page, 'Your wallet, clearly.')).toBeFocused()
  await page.goForward()
  await expect(titleOf(page, 'Your wallet, clearly.')).toBeVisible()
  await goBack(page)
  await expect(titleOf(page, 'Page not found')).toBeFocused()
})

test('a link in a dialog leads on from the page below it', async ({ page, wallet: _ }) => {
  await openConnected(page)
  await page.getByRole('link', { name: 'Open the dashboard' }).click()
  await expect(titleOf(page, 'Dashboard')).toBeFocused()
  await send(page)
  await expect(page.getByRole('region', { name: 'Transactions' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Portside' }).click()
  await expect(titleOf(page, 'Your wallet, clearly.')).toBeFocused()
  await accountButton(page).click()
  await openDialog(page).getByRole('link', { name: 'View all' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(titleOf(page, 'Dashboard')).toBeFocused()
  await goBack(page)
  await expect(titleOf(page, 'Your wallet, clearly.')).toBeFocused()
  await goBack(page)
  await expect(titleOf(page, 'Dashboard')).toBeFocused()
})

test('a dialog that opened without a gesture closes when the page changes, and the new title takes the focus', async ({
  page,
  wallet: _
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
  )
  await openConnected(page)
  await page.getByRole('link', { name: 'Open the dashboard' }).click()
  await expect(titleOf(page, 'Dashboard')).toBeFocused()
  await chainButton(page, 'Base Goerli').click()
  await expect(openDialog(page)).toBeVisible()
  await goBack(page)
  await expect(openDialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(titleOf(page, 'Your wallet, clearly.')).toBeFocused()
})
