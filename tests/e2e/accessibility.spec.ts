import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { expectAccessible } from './harness/axe.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { accountButton, chainButton, connectButton, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const failure = { code: -32603, message: 'Internal error' }
const windows = {
  'a large window': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 720 }
}

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`on ${name}, light and dark, axe finds nothing`, {
    tag: name === 'a large window' ? [] : '@proof'
  }, () => {
    test.use({ viewport })
    test.slow()

    test('on the pages and dialogs before connecting', async ({ page, wallet }) => {
      for (const path of ['/dashboard', '/nowhere', '/']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
      await openMenu(page)
      await expectAccessible(page)
      await connectButton(page).click()
      const dialog = openDialog(page)
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      wallet.next('eth_requestAccounts', 'ask')
      await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
      await expect(dialog.getByText('Opening Scripted Wallet...')).toBeVisible()
      await expectAccessible(page)
      wallet.settle(failure)
      await dialog.getByText('Details', { exact: true }).click()
      await expectAccessible(page)
    })

    test('on the pages after signing in', async ({ page, wallet, host }) => {
      host.break('/rpc/59140', 'down')
      await openSignedIn(page, '/dashboard')
      const form = page.getByRole('region', { name: 'Send' })
      await form.getByRole('button', { name: 'Review' }).click()
      await expect(page.getByText('Linea Goerli is unreachable.')).toBeVisible()
      await expectAccessible(page)
      await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
      await form.getByLabel('Amount in ETH').fill('1')
      await reviewAndConfirm(form)
      await expect(page.getByRole('region', { name: 'Transactions', exact: true })).toContainText('Confirmed')
      await openMenu(page)
      await expectAccessible(page)
      await accountButton(page).click()
      await expect(openDialog(page).getByRole('listitem')).toContainText('Confirmed')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await wallet.switchChain(1)
      await expect(page.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Portside' }).click()
      await expect(page.getByRole('heading', { name: 'Your wallet, clearly.' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

// Drawn on phones, too, by tests/proof/showcase.spec.ts.
test.describe('light and dark, axe finds nothing', { tag: '@proof' }, () => {
  test.slow()

  test('on the sign-in dialog and its failures', async ({ page, wallet }) => {
    await page.goto('/')
    await pickWallet(page)
    const dialog = openDialog(page)
    await expect(dialog.getByRole('button', { name: 'Send message' })).toBeVisible()
    await expectAccessible(page)
    wallet.next('personal_sign', failure).next('personal_sign', 'hang')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
    await expectAccessible(page)
  })

  test('on the network dialog, pending, failed and on the wrong network', async ({ page, wallet }) => {
    await openSignedIn(page, '/')
    wallet.next('wallet_switchEthereumChain', 'ask')
    await openMenu(page)
    await chainButton(page, 'Base Goerli').click()
    const dialog = openDialog(page)
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Linea Goerli' }).click()
    await wallet.untilHeld('wallet_switchEthereumChain')
    await expectAccessible(page)
    wallet.settle('reject')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await wallet.switchChain(1)
    await expect(dialog.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
    await expectAccessible(page)
  })
})

async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await pickWallet(page)
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(openDialog(page)).toBeHidden()
}

async function pickWallet(page: Page): Promise<void> {
  await openMenu(page)
  await connectButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click()
}

/** Only small screens have one. */
async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
}
