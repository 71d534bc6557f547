import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { loseChunk } from './harness/chunks.ts'
import {
  accountButton,
  barrier,
  connectButton,
  openConnectDialog,
  openConnected,
  openDialog,
  pickWallet,
  saveData,
  stepOf
} from './harness/steps.ts'
import { expect, test } from './test.ts'

const MISSING = 'Part of the page could not be loaded. Trying again may reload the page.'
const OFFLINE = 'This device is not connected to the internet.'

/** The page's own, not a dialog's. */
function noticeOf(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}

test.describe('on a page without sign-in', () => {
  test.use({ hasSignIn: false })

  test('a click on Connect opens the dialog even if prefetching it has failed for good in this page', {
    tag: ['@proof', '@engine']
  }, async ({ page, host }) => {
    const loads = await loseChunk(page, host, 'connect', 'cut short')
    await page.goto('/')
    await openConnectDialog(page)
    expect(loads()).toBe(2)
  })

  test('the picked wallet is asked to connect even if a deployment has removed its file', {
    tag: ['@proof', '@engine']
  }, async ({ page, host, wallet }) => {
    const loads = await loseChunk(page, host, 'choice', 'gone until a reload')
    await page.goto('/')
    await pickWallet(page)
    await expect(accountButton(page)).toBeVisible()
    expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
    expect(loads()).toBe(2)
  })

  test('code that is gone for good is reported next to RETRY, after one reload', { tag: '@engine' }, async ({
    page,
    host,
    wallet
  }) => {
    const loads = await loseChunk(page, host, 'choice', 'gone')
    await page.goto('/')
    await pickWallet(page)
    await expect.poll(loads).toBe(2)
    const step = stepOf(page, 'Scripted Wallet')
    await expect(step.getByText(MISSING)).toBeVisible()
    await step.getByRole('button', { name: 'RETRY' }).click()
    await expect(step.getByText(MISSING)).toBeVisible()
    await barrier(page)
    expect(loads()).toBe(2)
    expect(wallet.received).toEqual([])
  })

  test('RETRY works once the server has the file again, even right after a reload that did not help', {
    tag: ['@proof', '@engine']
  }, async ({ page, host, wallet }) => {
    const loads = await loseChunk(page, host, 'choice', 'gone')
    await page.goto('/')
    await pickWallet(page)
    await expect.poll(loads).toBe(2)
    const step = stepOf(page, 'Scripted Wallet')
    await expect(step.getByText(MISSING)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await step.getByRole('button', { name: 'RETRY' }).click()
    await expect(accountButton(page)).toBeVisible()
    expect(wallet.received.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test('a link opens its page even if prefetching it has failed', { tag: ['@proof', '@engine'] }, async ({
    page,
    host,
    wallet
  }) => {
    wallet.always('approve')
    const loads = await loseChunk(page, host, 'dashboard-page', 'cut short')
    await openConnected(page)
    await page.getByRole('link', { name: 'Open the dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(accountButton(page)).toBeVisible()
    expect([loads(), new URL(page.url()).pathname]).toEqual([2, '/dashboard'])
  })

  test('a step whose code is gone says so in its dialog, which keeps working', { tag: ['@proof', '@engine'] }, async ({
    page,
    host
  }) => {
    await loseChunk(page, host, 'get-wallet-pane', 'gone')
    await page.goto('/')
    const dialog = await openConnectDialog(page)
    await dialog.getByRole('button', { name: 'What is a Wallet?' }).click()
    // After one reload that did not help.
    await openDialog(page).getByRole('button', { name: 'What is a Wallet?' }).click()
    await expect(openDialog(page).getByRole('alert')).toContainText(MISSING)
    await openDialog(page).getByRole('button', { name: 'Back' }).click()
    await expect(openDialog(page).getByRole('button', { name: 'MetaMask' })).toBeVisible()
  })

  test('missing code that no visitor requested causes no reload: the page says what is missing and blames no network', {
    tag: ['@proof', '@engine']
  }, async ({ page, host, wallet }) => {
    wallet.always('approve')
    const loads = await loseChunk(page, host, 'viem-rpc', 'cut short')
    await openConnected(page, '/dashboard')
    await expect(noticeOf(page)).toContainText(MISSING)
    const balances = page.getByRole('region', { name: 'Balances' })
    await expect(balances.getByText('The balance on Base Goerli is not loaded.')).toBeVisible()
    await expect(page.getByText(/unreachable|No node of this network answers/)).toHaveCount(0)
    expect(loads()).toBe(1)

    const form = page.getByRole('region', { name: 'Send' })
    await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
    await form.getByLabel('Amount in ETH').fill('1.5')
    await noticeOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(balances.getByText('10k ETH').first()).toBeVisible()
    await expect(noticeOf(page)).toBeHidden()
    await expect(form.getByLabel('Recipient')).toHaveValue(testAccounts[1] ?? '')
    await expect(form.getByLabel('Amount in ETH')).toHaveValue('1.5')
    expect(loads()).toBe(2)
  })

  test('the code of a remembered account is loaded by reloading the page', { tag: ['@proof', '@engine'] }, async ({
    page,
    host,
    wallet
  }) => {
    wallet.always('approve')
    await openConnected(page)
    const loads = await loseChunk(page, host, 'account', 'cut short')
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    expect(loads()).toBe(2)
  })

  test('if the code of a remembered account is gone for good, the page says so and stays usable', {
    tag: ['@proof', '@engine']
  }, async ({ page, host, wallet }) => {
    wallet.always('approve')
    await openConnected(page)
    const loads = await loseChunk(page, host, 'account', 'gone')
    await page.reload()
    await expect(noticeOf(page)).toContainText(MISSING)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(connectButton(page)).toBeVisible()
    expect(loads()).toBe(2)
  })

  test('an offline device is reported, and the page continues once it is online', {
    tag: ['@proof', '@engine']
  }, async ({ page, context, host, browserName }) => {
    // Otherwise, all that the dialog needs is there.
    await saveData(page)
    const loads = await loseChunk(page, host, 'none', 'gone')
    await page.goto('/', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await connectButton(page).click()
    await expect(noticeOf(page)).toContainText(OFFLINE)
    await expect(noticeOf(page).getByRole('button', { name: 'Reload' })).toBeHidden()
    await context.setOffline(false)
    await noticeOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
    // Firefox does not request a file again while the page is open.
    expect(loads()).toBe(browserName === 'firefox' ? 2 : 1)
  })
})

test.describe('on a page that asks for a signature', () => {
  test('the page does not reload while the wallet prompts to connect, and continues with the signature', {
    tag: ['@proof', '@engine']
  }, async ({ page, host, wallet }) => {
    wallet.next('eth_requestAccounts', 'ask')
    const loads = await loseChunk(page, host, 'account', 'cut short')
    await page.goto('/')
    await pickWallet(page)
    await wallet.untilHeld('eth_requestAccounts')
    await barrier(page)
    expect(loads()).toBe(1)
    wallet.settle()
    await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible()
    expect(loads()).toBe(2)
  })
})
