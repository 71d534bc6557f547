import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { LocalChains } from '#devchain/playwright/local-chains.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { limit } from '../run/limits.mjs'
import { expectAccessible } from './harness/axe.ts'
import { openMenu, reviewAndConfirm } from './harness/dashboard-steps.ts'
import { expectToFit } from './harness/fit.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { navigationOf, openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [OWNER = '0x', OTHER = '0x'] = testAccounts
const { token } = readManifest(BASE_GOERLI).contracts
const isOther = new RegExp(OTHER, 'i')

// This page has tokens.
test.use({ hasSignIn: true })
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('tokens that were received and sent elsewhere are listed with what was sent from here', async ({
  page,
  chains
}) => {
  test.setTimeout(limit(60_000))
  await move(chains, OWNER, OTHER, 7_000_000n)
  await move(chains, OTHER, OWNER, 2_500_000n)
  await move(chains, OTHER, OWNER, 0n)
  await openSignedIn(page, '/dashboard')
  await sendTokens(page, '1.25')
  await openActivity(page)
  const rows = listOf(page).getByRole('link')
  // The recording of each network has one more, long ago.
  await expect(page.getByText('5 entries', { exact: true })).toBeVisible()
  await expect(rows.filter({ hasText: 'Received 2.5 tUSD' })).toContainText(`from ${shortened(OTHER)}`)
  await expect(rows.filter({ hasText: 'Sent 7 tUSD' })).toContainText(`to ${shortened(OTHER)}`)
  await expect(rows.filter({ hasText: '1.25 tUSD' })).toHaveCount(1)
  await rows.first().click()
  const sent = page.getByRole('dialog', { name: 'Details of the transaction' })
  await expect(sent, 'a transfer completes its entry').toContainText(/Token transfersSent 1\.25 tUSD/)
  await page.keyboard.press('Escape')
  const searched = page.getByRole('listitem').filter({ hasText: 'Searched back to block' })
  await expect(searched).toHaveCount(2)
  await page.getByRole('button', { name: 'Look further back on Base Goerli' }).click()
  await expect(page.getByText('Base Goerli: Searched back to the first block.')).toBeVisible()
  await expect(searched).toHaveCount(1)
  const newer = page.getByRole('button', { name: 'Look again on Base Goerli' })
  await move(chains, OTHER, OWNER, 9_000_000n)
  await newer.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('6 entries', { exact: true })).toBeVisible()
  await expect(newer).toBeFocused()
  await page.getByLabel('Show zero-value transfers (1)').check()
  await expect(page.getByText('7 entries', { exact: true })).toBeVisible()
  await expect(rows.filter({ hasText: 'Received 0 tUSD' })).toBeVisible()
  await expectToFit(page)
  await page.getByLabel('Search').fill('received 2.5')
  await expect(page.getByText('1 of 7 entries')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click()
  ])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject([
    { direction: 'in', amount: '2.5', token: 'tUSD', from: expect.stringMatching(isOther), status: 'confirmed' }
  ])
  await rows.first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Details of the transfer' })
  await expect(dialog).toContainText(OTHER)
  expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  await expectAccessible(page)
  await page.reload()
  await expect(dialog, 'its link shows it again').toContainText('2.5 tUSD')
})

function move(chains: LocalChains, from: string, to: `0x${string}`, amount: bigint): Promise<unknown> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return chains.sendMined(BASE_GOERLI, { from, to: token, data })
}

async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await openMenu(page)
  await pickWallet(page)
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(openDialog(page)).toBeHidden()
}

async function sendTokens(page: Page, amount: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Currency').selectOption('tUSD')
  await form.getByLabel('Recipient').fill(OTHER)
  await form.getByLabel('Amount in tUSD').fill(amount)
  await reviewAndConfirm(form)
  await expect(form.getByText('Sent, and confirmed by the network.')).toBeVisible()
}

async function openActivity(page: Page): Promise<void> {
  await openMenu(page)
  await navigationOf(page).getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeFocused()
}

function listOf(page: Page) {
  return page.getByRole('region', { name: 'Transactions', exact: true })
}

function shortened(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}
