import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/test-accounts.ts'
import { accountButton, chainButton, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

for (const width of [390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 }, hasTouch: true, isMobile: true })

    test('connect, sign in, send, switch and disconnect through the menu, with nothing to scroll sideways', async ({
      page
    }) => {
      await page.goto('/')
      await expectNoSidewaysScroll(page)
      const menu = await openMenu(page)
      await expectNoSidewaysScroll(page)
      await menu.getByRole('button', { name: 'Connect wallet', exact: true }).tap()
      await expectSheet(page)
      await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).tap()
      await openDialog(page).getByRole('button', { name: 'Send message' }).tap()
      await expect(openDialog(page)).toBeHidden()

      await (await openMenu(page)).getByRole('link', { name: 'Dashboard' }).tap()
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      const form = page.getByRole('region', { name: 'Send' })
      await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
      await form.getByLabel('Amount in ETH').fill('1')
      await form.getByRole('button', { name: 'Send', exact: true }).tap()
      const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
      await expect(entry).toContainText('Confirmed')
      await expectNoSidewaysScroll(page)

      await openMenu(page)
      await chainButton(page, 'Base Goerli').tap()
      await expectSheet(page)
      await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).tap()
      await expect(openDialog(page)).toBeHidden()

      await openMenu(page)
      await accountButton(page).tap()
      await expectSheet(page)
      await openDialog(page).getByRole('button', { name: 'Disconnect' }).tap()
      await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
    })

    test('the nav bar holds only the menu icon, which opens and closes', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('navigation').getByRole('button')).toHaveText([''])
      await openMenu(page)
      const close = page.getByRole('button', { name: 'Close menu' })
      await expect(close).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
      await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(1)
    })

    test('every other view fits as well', async ({ page }) => {
      for (const path of ['/dashboard', '/nowhere']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  return page.getByRole('navigation', { name: 'Main' })
}

/** The dialog lies at the bottom of the window, as wide as it is. */
async function expectSheet(page: Page): Promise<void> {
  await expect
    .poll(() =>
      openDialog(page).evaluate((dialog) => {
        const { left, right, bottom, height } = dialog.getBoundingClientRect()
        return { left, right: innerWidth - right, bottom: innerHeight - bottom, fits: height <= 468 }
      })
    )
    .toEqual({ left: 0, right: 0, bottom: 0, fits: true })
  await expectNoSidewaysScroll(page)
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
