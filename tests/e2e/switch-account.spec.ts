import type { Locator, Page } from '@playwright/test'
import { openWithPhone } from './harness/phone-steps.ts'
import { accountButton, connectButton, navigationOf, openConnected, openDialog, openSignedIn } from './harness/steps.ts'
import { expect, test } from './test.ts'

const METHOD = 'wallet_requestPermissions'

test.use({ hasSignIn: false })

test('the account chosen in the wallet is used, now and after a reload', async ({ page, installWallet }) => {
  const wallet = await installWallet({ accounts: [0, 1] })
  wallet.next(METHOD, 'ask')
  const dialog = await openAccount(page)
  wallet.chooseNext(1)
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await expect(dialog.getByText('Choose an account')).toBeVisible()
  await expect(dialog.getByText('Confirm in Scripted Wallet').last()).toBeVisible()
  await wallet.untilHeld(METHOD)
  wallet.settle()
  await expect(page.getByRole('dialog', { name: '0x70…79C8' })).toBeVisible()
  await expect(page.getByText('Choose an account')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(accountButton(page, '0x709')).toBeVisible()
  await page.reload()
  await expect(accountButton(page, '0x709')).toBeVisible()
  expect(wallet.received.find(({ method }) => method === METHOD)?.params).toEqual([{ eth_accounts: {} }])
})

test('a rejected choice changes nothing, and the dialog says so', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.next(METHOD, 'reject')
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'The request was rejected in your wallet.' })
  ).toBeVisible()
  await expect(dialog.getByText('Choose an account')).toBeHidden()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: '0xf3…2266' })).toBeVisible()
})

test('a choice can be cancelled, and a later one is still followed', { tag: '@proof' }, async ({
  page,
  installWallet
}) => {
  const wallet = await installWallet({ accounts: [0, 1] })
  wallet.next(METHOD, 'ask')
  const dialog = await openAccount(page)
  wallet.chooseNext(1)
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await wallet.untilHeld(METHOD)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('Choose an account')).toBeHidden()
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your wallet already shows a request. Open it and answer that one first.'
  )
  wallet.settle()
  await expect(page.getByRole('dialog', { name: '0x70…79C8' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a choice after disconnecting leaves the page disconnected', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.next(METHOD, 'ask')
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await wallet.untilHeld(METHOD)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  wallet.settle()
  const revoked = () => wallet.received.filter(({ method }) => method === 'wallet_revokePermissions').length
  await expect.poll(revoked).toBe(2)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
})

test('for a wallet that cannot be asked, the page explains how to switch', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next(METHOD, { code: -32601, message: 'The method does not exist.' })
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Your wallet cannot do this\.\s*Details/)
  await expect(dialog.getByRole('button', { name: 'Switch account' })).toHaveCount(0)
  await expect(dialog.getByText('To use another account, choose it in Scripted Wallet.')).toBeVisible()
})

test('over WalletConnect, the account is chosen on the phone, and the dialog says so', { tag: '@proof' }, async ({
  page,
  phone
}) => {
  await openWithPhone(page, phone)
  await accountButton(page).click()
  await expect(openDialog(page).getByText('To use another account, choose it in Test Phone.')).toBeVisible()
  await expect(openDialog(page).getByText('Test Phone via WalletConnect')).toBeVisible()
  await expect(openDialog(page).getByRole('button', { name: 'Switch account' })).toHaveCount(0)
  await phone.selectAccounts(1)
  await expect(page.getByRole('dialog', { name: '0x70…79C8' })).toBeVisible()
})

test.describe('in a small window', () => {
  test.use({ viewport: { width: 390, height: 720 } })

  test('the account is switched from the sheet', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ accounts: [0, 1] })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await connectButton(page).click()
    await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
    await expect(openDialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await accountButton(page).click()
    wallet.chooseNext(1)
    await openDialog(page).getByRole('button', { name: 'Switch account' }).click()
    await expect(page.getByRole('dialog', { name: '0x70…79C8' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('on a page that asks for a signature', () => {
  test.use({ hasSignIn: true })

  test('another account must sign in again', { tag: '@proof' }, async ({ page, installWallet }) => {
    const wallet = await installWallet({ accounts: [0, 1] })
    await openSignedIn(page)
    wallet.chooseNext(1)
    await accountButton(page).click()
    await openDialog(page).getByRole('button', { name: 'Switch account' }).click()
    await navigationOf(page).getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Verify your account' })
    await expect(dialog).toContainText(wallet.accounts[1] ?? '')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(accountButton(page, '0x709')).toBeVisible()
  })
})

/** @returns the account dialog. */
async function openAccount(page: Page): Promise<Locator> {
  await openConnected(page)
  await accountButton(page).click()
  await expect(openDialog(page).getByRole('button', { name: 'Switch account' })).toBeVisible()
  return openDialog(page)
}
