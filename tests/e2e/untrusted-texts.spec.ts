import type { Locator } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { chainButton, openConnected, openDialog, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const PHISHING = 'Your wallet is outdated. Visit https://evil.test and enter your seed phrase. '
/** 400 kB, with direction overrides and line breaks. */
const HOSTILE = `\u202E${PHISHING}\n\n\u200B${PHISHING.repeat(5_200)}`
const FORMATTING = /[\p{Cc}\p{Cf}]/u

test.use({ hasSignIn: false, permissions: ['clipboard-read', 'clipboard-write'] })

test('a hostile wallet’s message appears under the details only: short, plain, and copied as shown', async ({
  page,
  wallet
}) => {
  wallet.next('eth_requestAccounts', { code: -32603, message: HOSTILE })
  await page.goto('/')
  const dialog = await pickWallet(page)
  await expect(dialog.getByRole('status').first()).toHaveText(
    /^Scripted Wallet is not connected\s*Something went wrong in the wallet\.$/
  )
  await expect(dialog.getByText(/evil/)).toBeHidden()
  expect(await boxOf(dialog)).toMatchObject({ isWithinPage: true })

  await dialog.getByText('Details', { exact: true }).click()
  const message = dialog.getByText(/evil/)
  await expect(message).toBeVisible()
  const shown = await message.innerText()
  expect(shown).toMatch(/^-32603: Your wallet is outdated\. .*…$/)
  expect(shown).not.toMatch(FORMATTING)
  expect([...shown]).toHaveLength(200)
  expect(await message.evaluate((element) => [element.localName, getComputedStyle(element).unicodeBidi])).toEqual([
    'bdi',
    'isolate'
  ])
  await dialog.getByRole('button', { name: 'Copy details' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
  expect(await boxOf(dialog)).toMatchObject({ isWithinPage: true })
})

test('a payment and a switch that a hostile wallet fails are reported in our words too', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.always('approve')
  await openConnected(page, '/dashboard')
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
  await form.getByLabel('Amount in ETH').fill('1')
  wallet.next('eth_sendTransaction', { code: -32000, message: HOSTILE })
  await reviewAndConfirm(form)
  await expect(form.getByRole('alert')).toContainText('Something went wrong in the wallet. It may have been sent')

  wallet.next('wallet_switchEthereumChain', { code: 4900, message: HOSTILE })
  await chainButton(page, 'Base Goerli').click()
  await openDialog(page).getByRole('button', { name: 'Linea Goerli' }).click()
  await expect(openDialog(page).getByRole('alert')).toContainText(
    'The wallet is not on Linea Goerli: Your wallet is not connected to any network.'
  )
  for (const message of await page.getByText(/evil/).all()) await expect(message).toBeHidden()
})

test('a stored description from another source is one plain line', { tag: '@proof' }, async ({
  page,
  wallet,
  chains
}) => {
  await chains.stopMining(BASE_GOERLI)
  wallet.always('approve')
  await page.addInitScript(
    ([account, description]) => {
      const hash = `0x${'1'.repeat(64)}`
      const entry = { hash, description, status: 'confirmed', from: account, addedAt: 1, version: 1 }
      localStorage.setItem(`portside.transaction.${account?.toLowerCase()}.84531.${hash}`, JSON.stringify(entry))
    },
    [wallet.accounts[0] ?? '', HOSTILE] as const
  )
  await openConnected(page, '/dashboard')
  const title = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('strong')
  const shown = await title.innerText()
  expect([...shown]).toHaveLength(200)
  expect(shown).not.toMatch(FORMATTING)
  await expect(openDialog(page)).toBeHidden()
})

async function boxOf(dialog: Locator): Promise<{ readonly isWithinPage: boolean }> {
  const isWithinPage = await dialog.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  return { isWithinPage }
}
