import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { limit } from '../run/limits.mjs'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { accountButton, chainButton, chooseTheme, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [ACCOUNT = '', RECIPIENT = ''] = testAccounts
const TRANSACTION_KEY = `portside.transaction.${ACCOUNT.toLowerCase()}.84531.0x${'1'.repeat(64)}`

/** What vanished has to be missing at two polls, with time for what they ask. */
const TWO_POLLS_MS = limit(30_000)

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

// Other damage is in ui/models/connection/connection-visits.test.ts and beside each record's own rules.
for (const damage of ['text', '{"walletId":7}']) {
  test(`the page works if everything it stored reads ${damage}`, {
    tag: damage === 'text' ? [] : '@proof'
  }, async ({ page }) => {
    await page.goto('/404')
    await page.evaluate(
      ([value, record]) => {
        const names = ['connection', 'recentWallets', 'theme', 'version']
        for (const key of [...names.map((name) => `portside.${name}`), record]) localStorage.setItem(key, value)
      },
      [damage, TRANSACTION_KEY] as const
    )
    await openConnected(page, '/dashboard')
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Transactions', exact: true })).toBeVisible()
  })
}

test('a damaged transaction stays as it is and is reported, and later ones are stored', {
  tag: '@proof'
}, async ({ page }) => {
  await page.goto('/404')
  await page.evaluate((key) => localStorage.setItem(key, '[1,2]'), TRANSACTION_KEY)
  await openConnected(page, '/dashboard')
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  await expect(list.getByText('Some stored transactions could not be read, so they are not listed.')).toBeVisible()
  await send(page)
  await expect(list.getByRole('listitem')).toContainText('Confirmed')
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await page.evaluate((key) => localStorage.getItem(key), TRANSACTION_KEY)).toBe('[1,2]')
})

test('if the browser denies storage, the page works until it is closed', { tag: ['@proof', '@engine'] }, async ({
  page
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
  })
  await workWithoutStorage(page)
})

test('if storage is full, the page works until it is closed', { tag: ['@proof', '@engine'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await workWithoutStorage(page)
})

test('storage that is cleared under the page loses no pending transaction, and a settled one says so', async ({
  page,
  chains
}) => {
  test.setTimeout(limit(60_000))
  await openConnected(page, '/dashboard')
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  const [newest, oldest] = [list.getByRole('listitem').first(), list.getByRole('listitem').last()]
  await send(page)
  await expect(newest).toContainText('Confirmed')
  await chains.stopMining(BASE_GOERLI)
  await send(page, '2')
  await expect(newest).toContainText('Pending')
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /transaction/.test(key)).length)
  expect(await stored()).toBe(2)
  await page.evaluate(() => localStorage.clear())
  await expect(oldest).toContainText('Not saved', { timeout: TWO_POLLS_MS })
  await expect(newest).not.toContainText('Not saved')
  expect(await stored()).toBe(1)
  const asked = page.waitForEvent('dialog')
  const closed = page.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await closed
  await openConnected(page, '/dashboard')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(newest).toContainText('Send 2 ETH')
  await chains.mine(BASE_GOERLI)
  await expect(newest).toContainText('Confirmed')
})

test('storage carries the version marker of the specification', async ({ page }) => {
  await openHome(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portside.version'))).toBe('1.0.11')
})

test('the chosen theme is stored and applied before the first paint of the next visit', { tag: '@engine' }, async ({
  page
}) => {
  await openHome(page)
  await chooseTheme(page, 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.route(/\/assets\//, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the theme follows the system until one is chosen', { tag: ['@proof', '@engine'] }, async ({ page }) => {
  await openHome(page)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
  await chooseTheme(page, 'Light')
  await expect.poll(background).toBe(light)
})

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
}

async function workWithoutStorage(page: Page): Promise<void> {
  await openConnected(page, '/dashboard')
  await send(page)
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  await expect(list.getByRole('listitem')).toContainText('Confirmed')
  await expect(list.getByRole('listitem')).toContainText('Not saved')
  await expect(list.getByRole('button', { name: 'Copy hash' })).toBeVisible()
  await expect(list.getByText('Your browser has not saved the latest on the transactions')).toBeVisible()
  await chooseTheme(page, 'Midnight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight')
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
}

async function send(page: Page, amount = '1'): Promise<void> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill(amount)
  await reviewAndConfirm(form)
}
