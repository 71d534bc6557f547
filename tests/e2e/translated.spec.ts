import type { Page } from '@playwright/test'
import { send } from './harness/dashboard-steps.ts'
import { BASE_GOERLI, LINEA_GOERLI } from './harness/local-chains.ts'
import { accountButton, answered, chainButton, navigationOf, openConnectDialog, openDialog } from './harness/steps.ts'
import { translatePage } from './harness/translator.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

/** What no translation may change, wherever it stands by itself. */
const VALUES = /^(?:Portside|Base Goerli|Linea Goerli|Scripted Wallet|0x[0-9a-f…]+|[\d.,]+k? ?ETH|Rainbow|MetaMask)$/i

async function expectWhole(page: Page, problems: readonly string[]): Promise<void> {
  const translated = await page.locator('font > font').allTextContents()
  expect(translated.length).toBeGreaterThan(0)
  expect(translated.map((text) => text.slice(1, -1)).filter((text) => VALUES.test(text))).toEqual([])
  expect(problems).toEqual([])
}

test('a page that the browser translates goes on: every step works, and every value that changes follows', {
  tag: '@engine'
}, async ({ page, wallet, host, chains, problems }) => {
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await translatePage(page)
  const dialog = openDialog(page)
  await navigationOf(page).getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
  await expectWhole(page, problems)

  await wallet.switchChain(LINEA_GOERLI)
  await expect(navigationOf(page)).toContainText('Linea Goerli')
  await expect(navigationOf(page)).not.toContainText('Base Goerli')
  await wallet.switchChain(5)
  await expect(navigationOf(page)).toContainText('«Wrong network»')
  await navigationOf(page).getByRole('button', { name: 'Wrong network' }).click()
  await expect(dialog).toContainText('«Wrong network detected')
  wallet.next('wallet_switchEthereumChain', 'reject')
  await dialog.getByRole('button', { name: 'Base Goerli' }).click()
  await expect(dialog.getByText(/^«.*You rejected the request/)).toBeVisible()
  wallet.next('wallet_switchEthereumChain', 'ask')
  await dialog.getByRole('button', { name: 'Base Goerli' }).click()
  await expect(dialog.getByText('«Confirm in Wallet»').first()).toBeVisible()
  await expect(dialog).not.toContainText('You rejected the request')
  await expectWhole(page, problems)
  wallet.settle()
  await expect(dialog).toBeHidden()
  await expect(navigationOf(page)).not.toContainText('Wrong network')
  await chainButton(page, 'Base Goerli').click()
  await expect(dialog.getByRole('button', { name: 'Base Goerli' })).toContainText('«Connected»')
  await page.keyboard.press('Escape')

  await page.locator('a[href="/dashboard"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Dashboard»')
  await answered(page, host)
  await expectWhole(page, problems)
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect(dialog.getByText(/^«Only send .*Base Goerli/)).toBeVisible()
  await dialog.getByRole('combobox').selectOption('Linea Goerli')
  await expect(dialog.getByText(/^«Only send .*Linea Goerli/)).toBeVisible()
  await expect(dialog).not.toContainText(/Only send .*Base Goerli/)
  await expect(dialog.getByRole('img', { name: 'Linea Goerli' })).toBeVisible()
  await expectWhole(page, problems)
  await page.keyboard.press('Escape')
  await chains.stopMining(BASE_GOERLI)
  await send(page)
  await expect(page.getByRole('main').getByText('«Pending»').first()).toBeVisible()
  await page.getByRole('main').locator('a[href^="/activity"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Activity»')
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(dialog.getByText('«Pending»')).toBeVisible()
  await expectWhole(page, problems)
  await chains.mine(BASE_GOERLI)
  await expect(dialog.getByText('«Confirmed»')).toBeVisible()
  await expect(dialog).not.toContainText('Pending')
  await expect(dialog.getByRole('term').filter({ hasText: 'Network fee' })).toBeVisible()
  await expectWhole(page, problems)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('«Confirmed»')
  await accountButton(page).click()
  await expect(dialog).toContainText('«Confirmed»')
  await expectWhole(page, problems)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Dashboard»')

  await accountButton(page).click()
  await dialog.getByRole('button').filter({ hasText: 'Disconnect' }).click()
  await expect(dialog).toBeHidden()
  await expect(navigationOf(page)).toContainText('«Connect wallet»')
  await expectWhole(page, problems)
})

test.describe('on a page with sign-in', () => {
  test.use({ hasSignIn: true })

  test('a text that changes while it is translated is translated anew, until the visitor is signed in', async ({
    page,
    wallet,
    problems
  }) => {
    await page.goto('/')
    await openConnectDialog(page)
    await translatePage(page)
    const dialog = openDialog(page)
    wallet.next('eth_requestAccounts', 'ask')
    await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
    const waited = dialog.getByText(/^«Waiting for \d+ s»$/)
    await expect(waited).toBeVisible()
    const before = await waited.textContent()
    await expect(waited).not.toHaveText(before ?? '')
    wallet.settle()

    const send = dialog.getByRole('button', { name: 'Send message' })
    await expect(send).toBeEnabled()
    await expect(dialog.getByRole('definition').filter({ hasText: 'chain ID' })).toHaveText(/^Base Goerli«/)
    await expectWhole(page, problems)
    wallet.next('personal_sign', 'reject')
    await send.click()
    await expect(dialog.getByText(/^«.*You are not signed in\.»$/)).toBeVisible()
    await expectWhole(page, problems)
    wallet.next('personal_sign', 'ask')
    await send.click()
    await expect(dialog.getByRole('button', { name: '«Waiting for signature...»' })).toBeVisible()
    await expect(dialog).not.toContainText('You are not signed in.')
    await expectWhole(page, problems)
    wallet.settle()
    await expect(dialog).toBeHidden()
    await expect(accountButton(page)).toBeVisible()
    await expectWhole(page, problems)
  })
})
