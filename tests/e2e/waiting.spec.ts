import type { Locator, Page } from '@playwright/test'
import { resize } from '../resize.ts'
import { openDashboard, openMenu, send } from './harness/dashboard-steps.ts'
import {
  accountButton,
  answered,
  chainButton,
  connectButton,
  openDialog,
  openSignedIn,
  openUnverified
} from './harness/steps.ts'
import { expect, test } from './test.ts'

const HELP = /Scripted Wallet may be locked, or its window may be behind this one or in a side panel\./

test.use({ hasSignIn: false })

for (const [name, viewport] of [
  ['a large window', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 720 }]
] as const) {
  test.describe(`in ${name}`, { tag: name === 'a phone' ? [] : '@proof' }, () => {
    test.use({ viewport })

    test('an unanswered payment shows what was asked of which wallet, since when, and what to do', async ({
      page,
      wallet
    }) => {
      wallet.next('eth_sendTransaction', 'ask')
      await page.clock.install()
      await openDashboard(page)
      const form = await send(page)
      await wallet.untilHeld('eth_sendTransaction')
      await expectWait(page, form, 'Send 1.5 ETH to 0x70…79C8')
      await form.getByRole('button', { name: 'Cancel' }).click()
      await expect(form.getByText('Confirm in Scripted Wallet')).toBeHidden()
      const warning = page
        .getByRole('region', { name: 'Requests in your wallet' })
        .getByText(/reject the request if it is still open/)
      await expect(warning).toBeVisible()
      wallet.settle()
      const list = page.getByRole('region', { name: 'Transactions', exact: true })
      await expect(list.getByRole('listitem')).toContainText('Send 1.5 ETH to 0x70…79C8')
      await expect(warning).toBeHidden()
    })
  })
}

test('an unanswered switch is shown in the same way, and followed when it comes late', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('wallet_switchEthereumChain', 'ask')
  await page.clock.install()
  await openDashboard(page)
  await openMenu(page)
  await chainButton(page, 'Base Goerli').click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Linea Goerli' }).click()
  const row = dialog.getByRole('button', { name: 'Linea Goerli Confirm in Wallet' })
  await expect(row).toBeVisible()
  await expectWait(page, dialog)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await wallet.untilHeld('wallet_switchEthereumChain')
  wallet.settle()
  await openMenu(page)
  await expect(chainButton(page, 'Linea Goerli')).toBeVisible()
})

test('leaving an unconfigured network is shown in the same way', { tag: '@proof' }, async ({ page, wallet }) => {
  await openDashboard(page)
  await wallet.switchChain(1)
  await page.clock.install()
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Wrong network detected' })
  wallet.next('wallet_switchEthereumChain', 'slow')
  await notice.getByRole('button', { name: 'Switch to Base Goerli' }).click()
  await expectWait(page, notice, 'Switch to Base Goerli')
  await expect.poll(() => wallet.release()).toBe(1)
  await expect(notice).toBeHidden()
})

test.describe('on a page that asks for a signature', () => {
  test.use({ hasSignIn: true })

  test('a signature request is shown in the same way, and a late signature signs nobody in', { tag: '@proof' }, async ({
    page,
    wallet,
    host
  }) => {
    wallet.next('personal_sign', 'ask')
    await page.clock.install()
    const dialog = await openUnverified(page)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await wallet.untilHeld('personal_sign')
    await expectWait(page, dialog, 'Sign in')
    await expectHelpUncovered(page, dialog)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(connectButton(page)).toBeVisible()
    wallet.settle()
    await answered(page, host)
    expect(host.counts('/auth/verify').asked).toBe(0)
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  })

  test('cancelling by keyboard returns the focus to the control that made the request', {
    tag: ['@proof', '@engine']
  }, async ({ page, wallet }) => {
    await openSignedIn(page, '/dashboard')
    wallet.next('eth_sendTransaction', 'ask')
    const form = await send(page)
    await cancelByKeyboard(form)
    await expect(form.getByRole('button', { name: 'Confirm in wallet' })).toBeFocused()

    const balances = page.getByRole('region', { name: 'Balances' })
    const token = balances.getByRole('button', { name: 'Add to wallet for tUSD' })
    wallet.next('wallet_watchAsset', 'ask')
    await token.click()
    await cancelByKeyboard(balances)
    await expect(token).toBeFocused()

    const dialog = openDialog(page)
    wallet.next('wallet_switchEthereumChain', 'ask')
    await chainButton(page, 'Base Goerli').click()
    await dialog.getByRole('button', { name: 'Linea Goerli' }).click()
    await cancelByKeyboard(dialog)
    await expect(dialog.getByRole('button', { name: 'Linea Goerli' })).toBeFocused()
    await page.keyboard.press('Escape')

    wallet.next('wallet_requestPermissions', 'ask')
    await accountButton(page).click()
    await dialog.getByRole('button', { name: 'Switch account' }).click()
    await cancelByKeyboard(dialog)
    await expect(dialog.getByRole('button', { name: 'Switch account' })).toBeFocused()
  })
})

test('the help for choosing an account scrolls into view as it appears', { tag: ['@proof', '@engine'] }, async ({
  page,
  wallet
}) => {
  wallet.next('wallet_requestPermissions', 'ask')
  await page.clock.install()
  await openDashboard(page)
  await accountButton(page).click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await expectWait(page, dialog, 'Choose an account')
  await expectHelpUncovered(page, dialog)
})

/** Nothing covers the help, and no edge cuts it off. */
async function expectHelpUncovered(page: Page, dialog: Locator): Promise<void> {
  const help = dialog.getByText(HELP)
  const isUncovered = () =>
    help.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 2, y)))
    })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 }
  ]) {
    await resize(page, viewport)
    await expect.poll(isUncovered).toBe(true)
  }
}

async function cancelByKeyboard(place: Locator): Promise<void> {
  const cancel = place.getByRole('button', { name: 'Cancel' })
  await cancel.press('Enter')
  await expect(cancel).toBeHidden()
}

/** A whole wait, from its start to the help. @param asked left out where something else says it. */
async function expectWait(page: Page, place: Locator, asked?: string): Promise<void> {
  if (asked !== undefined) {
    await expect(place.locator('strong').getByText(asked, { exact: true })).toBeVisible()
    await expect(place.getByText('Confirm in Scripted Wallet').last()).toBeVisible()
  }
  await expect(place.getByText('Scripted Wallet').last()).toBeVisible()
  await expect(place.getByText(/^Waiting for \d s$/)).toBeHidden()
  await page.clock.runFor(6_000)
  await expect(place.getByText(/^Waiting for \d s$/)).toBeVisible()
  await expect(place.getByText(HELP)).toBeHidden()
  await page.clock.runFor(5_000)
  await expect(place.getByText(HELP)).toBeVisible()
}
