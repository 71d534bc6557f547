import type { Page } from '@playwright/test'
import type { Quirks } from '#devchain/scripted-wallet/quirks.ts'
import type { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { LANGUAGE_KEY } from '#ui/models/stored-settings.ts'
import { resize } from '../resize.ts'
import { expectAccessible } from './harness/axe.ts'
import { openWithSetting } from './harness/built-setting.ts'
import { accountButton, barrier, chainButton, connectButton, openDialog, pickWallet } from './harness/steps.ts'
import { textsIn } from './harness/texts-in.ts'
import { expect, test } from './test.ts'

const PROMPTS = ['wallet_connect', 'eth_requestAccounts', 'personal_sign', 'wallet_requestPermissions']

/** Every wallet here asks its user to connect and to sign in at once. */
const able = (signsInWithConnection: Quirks['signsInWithConnection'] = 'signs') => ({
  quirks: { signsInWithConnection }
})
/** What its user has been asked. */
const prompts = (wallet: ScriptedWallet) =>
  wallet.received.map(({ method }) => method).filter((method) => PROMPTS.includes(method))

async function openSignedIn(page: Page): Promise<void> {
  await page.goto('/')
  await pickWallet(page)
  await expect(openDialog(page)).toBeHidden()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
}

test('a wallet that can is asked once: it connects and signs in with one approval', async ({
  page,
  installWallet,
  host
}) => {
  const wallet = (await installWallet(able())).always('approve')
  await openSignedIn(page)
  expect(prompts(wallet)).toEqual(['wallet_connect'])
  expect([host.counts('/auth/nonce').asked, host.counts('/auth/verify').asked]).toEqual([1, 1])
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('Since')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('Since')
  expect(prompts(wallet)).toEqual(['wallet_connect'])
})

test('while the signature is verified, nothing is asked, and nothing is said that is not so', async ({
  page,
  installWallet,
  host
}) => {
  const wallet = (await installWallet(able())).always('approve')
  host.break('/auth/verify', 'slow')
  await page.goto('/')
  await pickWallet(page)
  await expect(openDialog(page)).toContainText('Scripted Wallet is connected')
  await expect(openDialog(page).getByRole('button', { name: 'Send message' })).toBeHidden()
  host.repair('/auth/verify')
  await expect(openDialog(page)).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  expect(prompts(wallet)).toEqual(['wallet_connect'])
})

test('a visitor who refuses is not asked in another way', async ({ page, installWallet }) => {
  const wallet = (await installWallet(able())).always('approve').next('wallet_connect', 'reject')
  await page.goto('/')
  const step = await pickWallet(page)
  await step.getByRole('button', { name: 'Retry' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  expect(prompts(wallet)).toEqual(['wallet_connect', 'wallet_connect'])
})

// What else a wallet signs otherwise is in adapters/wallet/injected/sign-in-with-connection.test.ts.
test('a wallet that grants and signs otherwise than asked goes on with the dialog', async ({
  page,
  installWallet,
  host
}) => {
  const wallet = (await installWallet(able('other-account'))).always('approve')
  await page.goto('/')
  await pickWallet(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeEnabled()
  expect([prompts(wallet), host.counts('/auth/verify').asked]).toEqual([['wallet_connect'], 0])
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  expect(prompts(wallet)).toEqual(['wallet_connect', 'personal_sign'])
})

test('a signature that the service refuses is said in the dialog, which asks when the visitor says so', async ({
  page,
  installWallet,
  host
}) => {
  const wallet = (await installWallet(able())).always('approve')
  host.break('/auth/verify', 'refused')
  await page.goto('/')
  await pickWallet(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog.getByRole('alert')).toHaveText('Error verifying signature, please retry!')
  for (const size of [
    { width: 320, height: 568 },
    { width: 1280, height: 800 }
  ]) {
    await resize(page, size)
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  }
  host.repair('/auth/verify')
  expect(prompts(wallet)).toEqual(['wallet_connect'])
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Send message' }).press('Enter')
  await expect(dialog).toBeHidden()
  expect(prompts(wallet)).toEqual(['wallet_connect', 'personal_sign'])
})

test('in Arabic, one approval signs in as well', async ({ page, installWallet }) => {
  const text = await textsIn('ar')
  const wallet = (await installWallet(able())).always('approve')
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, 'ar'] as const)
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: text.page.home.connect, exact: true }).click()
  await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(main.getByRole('link', { name: text.page.home.openDashboard })).toBeVisible()
  expect(prompts(wallet)).toEqual(['wallet_connect'])
})

test('what a wallet signs after the visitor has left signs nobody in', async ({ page, installWallet, host }) => {
  const wallet = (await installWallet(able())).always('approve').next('wallet_connect', 'ask')
  await page.goto('/')
  await pickWallet(page)
  await wallet.untilHeld('wallet_connect')
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  wallet.settle()
  await expect.poll(() => wallet.received.map(({ method }) => method)).toContain('wallet_revokePermissions')
  await barrier(page)
  expect(host.counts('/auth/verify').asked).toBe(0)
  await expect(connectButton(page)).toBeVisible()
})

test('a service that has no nonce leaves the wallet connected, with a dialog that tries again', async ({
  page,
  installWallet,
  host
}) => {
  const wallet = (await installWallet(able())).always('approve')
  host.break('/auth/nonce', 'down')
  await page.goto('/')
  await pickWallet(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog.getByRole('alert')).toHaveText('Error preparing message, please retry!')
  expect(prompts(wallet)).toEqual(['eth_requestAccounts'])
})

test('on a network that the service does not take, the wallet is only connected', async ({ page, installWallet }) => {
  const wallet = (await installWallet(able())).always('approve')
  await wallet.switchChain(137)
  await page.goto('/')
  await pickWallet(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog.getByText(/^You cannot sign in on .+\.$/)).toBeVisible()
  expect(prompts(wallet)).toEqual(['eth_requestAccounts'])
})

test('a wallet that does not say that it can is asked for its accounts first', async ({ page, installWallet }) => {
  const wallet = (await installWallet()).always('approve')
  await page.goto('/')
  await pickWallet(page)
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible()
  expect(prompts(wallet)).toEqual(['eth_requestAccounts'])
})

test('where signing in is optional, a wallet that can is only connected', async ({ page, installWallet }) => {
  const wallet = (await installWallet(able())).always('approve')
  await openWithSetting(page, 'signIn', 'optional')
  await pickWallet(page)
  await expect(openDialog(page)).toBeHidden()
  await expect(chainButton(page, 'Base Goerli')).toBeVisible()
  expect(prompts(wallet)).toEqual(['eth_requestAccounts'])
})
