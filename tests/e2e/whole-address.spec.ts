import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { atWidths } from './harness/fit.ts'
import { navigationOf, openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [ACCOUNT = '', RECIPIENT = ''] = testAccounts
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('the whole address of what is signed, paid or added is shown before, during and after the wallet’s prompt', async ({
  page,
  wallet
}) => {
  await page.goto('/dashboard')
  await openMenu(page)
  await pickWallet(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expectWhole(dialog, ACCOUNT)
  wallet.next('personal_sign', 'ask')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Confirm in Scripted Wallet')).toBeVisible()
  await expectWhole(dialog, ACCOUNT)
  await wallet.untilHeld('personal_sign')
  wallet.settle()
  await expect(openDialog(page)).toBeHidden()

  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(RECIPIENT.slice(0, -1))
  await expect(form.getByText('0x and 40 characters')).toBeVisible()
  await form.getByLabel('Recipient').fill(` ${RECIPIENT}`)
  await expectWhole(form, RECIPIENT)
  await expect(form.getByLabel('Recipient')).toHaveAccessibleDescription(/^0x ?7099/)
  await form.getByLabel('Amount in ETH').fill('1')
  wallet.next('eth_sendTransaction', 'ask')
  await reviewAndConfirm(form)
  await expect(form.getByText('Send 1 ETH to 0x70…79C8')).toBeVisible()
  await expect(form.getByText(RECIPIENT)).toHaveCount(2)
  await expectWhole(form, RECIPIENT)
  await wallet.untilHeld('eth_sendTransaction')
  wallet.settle()
  const entry = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
  await expectWhole(entry, RECIPIENT)
  await page.reload()
  await expect(entry).toContainText('Send 1 ETH to 0x70…79C8')
  await expectWhole(entry, RECIPIENT)

  const balances = page.getByRole('region', { name: 'Balances' })
  await balances.getByRole('button', { name: 'Switch to Linea Goerli to add tUSD' }).click()
  wallet.next('wallet_watchAsset', 'ask')
  await balances.getByRole('button', { name: 'Add to wallet for tUSD' }).click()
  await expectWhole(balances, TOKEN)
  await wallet.untilHeld('wallet_watchAsset')
  wallet.settle()
  await expect(balances.getByText("tUSD is in your wallet's list.")).toBeVisible()
})

/** At every width: fully visible, no group of digits broken, and copied as the plain address. */
async function expectWhole(place: Locator, address: string): Promise<void> {
  await atWidths(place.page(), [320, 390, 1280], () => expectWholeNow(place, address))
}

async function expectWholeNow(place: Locator, address: string): Promise<void> {
  const whole = place.getByText(address).last()
  await expect(whole).toBeVisible()
  // Firefox does not copy at once what it has skipped drawing outside the window.
  await whole.scrollIntoViewIfNeeded()
  const seen = await whole.evaluate((element) => {
    const groups = [...element.children].map((group) => ({
      text: group.textContent,
      lines: group.getClientRects().length,
      isWithin: group.getBoundingClientRect().right <= innerWidth
    }))
    getSelection()?.selectAllChildren(element)
    return { groups, copied: getSelection()?.toString(), sideways: document.documentElement.scrollWidth - innerWidth }
  })
  expect(seen.groups.map(({ text }) => text)).toEqual(address.match(/^0x|.{4}/g))
  expect(seen.groups.every(({ lines, isWithin }) => lines === 1 && isWithin)).toBe(true)
  expect(seen.copied).toBe(address)
  expect(seen.sideways).toBeLessThanOrEqual(0)
}

/** On a narrow page, the buttons are in the menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = navigationOf(page).getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
}
