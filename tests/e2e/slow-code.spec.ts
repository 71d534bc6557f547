import type { Page } from '@playwright/test'
import { MainThread } from '../bench/main-thread.ts'
import { holdChunks } from './harness/chunks.ts'
import {
  accountButton,
  chainButton,
  connectButton,
  openConnectDialog,
  openConnected,
  openDialog,
  pickWallet
} from './harness/steps.ts'
import { expect, test } from './test.ts'

/** Drawn before the account's own button. */
const addressAhead = (page: Page) => page.getByRole('navigation').getByRole('button', { name: '0xf39', exact: true })

const ACCOUNT = /\/assets\/account-[\w-]{8}\.js$/

test.describe('on a page without sign-in', () => {
  test.use({ hasSignIn: false })

  test('the dialogs of an account open immediately, however slow the network', async ({ page, wallet }) => {
    wallet.always('approve')
    const thread = await MainThread.of(page, 1)
    await openConnected(page)
    // The pages that links lead to are loaded while the page is idle.
    await thread.untilQuiet()
    const { held } = await holdChunks(page)
    await accountButton(page).click()
    await expect(openDialog(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
    await page.keyboard.press('Escape')
    await chainButton(page, 'Base Goerli').click()
    await expect(page.getByRole('dialog', { name: 'Switch Networks' }).getByRole('listitem')).toHaveCount(2)
    expect(held()).toBe(0)
  })

  test('the address is shown as soon as the wallet is connected, before the code of the account has loaded', {
    tag: '@proof'
  }, async ({ page, wallet }) => {
    wallet.always('approve')
    const { release } = await holdChunks(page, 'account')
    await page.goto('/')
    await pickWallet(page)
    await expect(openDialog(page)).toBeHidden()
    await expect(addressAhead(page)).toBeVisible()
    await expect(connectButton(page)).toBeHidden()
    release()
    await expect(accountButton(page)).toBeVisible()
    await expect(openDialog(page)).toBeHidden()
  })

  test('a click on that address opens the account once its code has loaded', { tag: '@proof' }, async ({
    page,
    wallet
  }) => {
    wallet.always('approve')
    const { release } = await holdChunks(page, 'account')
    await page.goto('/')
    await pickWallet(page)
    await addressAhead(page).click()
    release()
    await expect(openDialog(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  test('the code of an account is fetched while the visitor reads the list of wallets, not before', {
    tag: '@proof'
  }, async ({ page, wallet }) => {
    wallet.always('approve')
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(fetched.filter((url) => ACCOUNT.test(url))).toEqual([])
    const response = page.waitForResponse(ACCOUNT)
    await openConnectDialog(page)
    await response
    expect(wallet.received).toEqual([])
  })
})

test.describe('on a page that asks for a signature', () => {
  test('connecting by keyboard right after load reaches the list, whatever code is still loading', {
    tag: ['@proof', '@engine']
  }, async ({ page, wallet }) => {
    wallet.always('approve')
    const { release } = await holdChunks(page, 'account')
    // Firefox's load event waits for what is held.
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' })
    await connectButton(page).focus()
    release()
    await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(openDialog(page).getByRole('heading', { name: 'Connect a Wallet' })).toBeFocused()
    await expect(openDialog(page).getByRole('button', { name: 'Scripted Wallet' })).toBeVisible()
  })

  test('the sign-in dialog replaces the connect dialog without a gap', { tag: ['@proof', '@engine'] }, async ({
    page,
    wallet
  }) => {
    wallet.always('approve')
    await page.addInitScript(() => {
      // Whether a visitor would ever see a moment without a dialog after the first one opened.
      let wasOpen = false
      const checkFrame = () => {
        const isOpen = document.querySelector('dialog[open]') !== null
        if (wasOpen && !isOpen) document.documentElement.dataset['gap'] = ''
        wasOpen ||= isOpen
        requestAnimationFrame(checkFrame)
      }
      checkFrame()
    })
    const { release } = await holdChunks(page, 'account')
    await page.goto('/')
    const dialog = await pickWallet(page)
    await expect(dialog.getByText('Scripted Wallet is connected')).toBeVisible()
    release()
    const verify = page.getByRole('dialog', { name: 'Verify your account' })
    await expect(verify.getByRole('button', { name: 'Send message' })).toBeEnabled()
    expect(await page.locator('html').getAttribute('data-gap')).toBeNull()
    await verify.getByRole('button', { name: 'Send message' }).click()
    await expect(accountButton(page)).toBeVisible()
  })
})
