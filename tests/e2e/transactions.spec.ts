import type { Locator, Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import { resize } from '../resize.ts'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { accountButton, openConnected, openDialog } from './harness/steps.ts'
import { expect, test } from './test.ts'

const [, RECIPIENT = ''] = testAccounts
const DESCRIPTION = 'Send 1.5 ETH to 0x70…79C8'

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('a transfer is pending, then confirmed once it is mined, with a link to the explorer', async ({
  page,
  wallet,
  chains
}) => {
  await chains.stopMining(BASE_GOERLI)
  await openConnected(page, '/dashboard')
  await send(page)
  await expect(page.getByText('Sent. Follow it under Transactions.')).toBeVisible()
  const entry = listOf(page).getByRole('listitem')
  await expect(entry).toContainText(`${DESCRIPTION}Pending`)
  await expect(ringAroundAvatar(page)).toBeVisible()
  await chains.mine(BASE_GOERLI)
  await expect(entry).toContainText(`${DESCRIPTION}Confirmed`)
  await expect(ringAroundAvatar(page)).toHaveCount(0)
  await expect(formOf(page).getByText('Sent, and confirmed by the network.')).toBeVisible()
  const link = entry.getByRole('link', { name: /opens the explorer in a new tab/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/goerli\.basescan\.org\/tx\/0x[0-9a-f]{64}$/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByText(`${DESCRIPTION}: Confirmed`)).toHaveRole('status')
  await expect(page.getByRole('region', { name: 'Balances' }).getByRole('listitem').first()).toContainText(
    '9,998.4 ETH'
  )
  expect(wallet.received.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('a transaction that reverts on chain has failed', async ({ page, chains }) => {
  await chains.stopMining(BASE_GOERLI)
  await openConnected(page, '/dashboard')
  await send(page)
  const entry = listOf(page).getByRole('listitem')
  await expect(entry).toContainText('Pending')
  // Before it is mined, the recipient becomes a contract that reverts.
  await chains.call(BASE_GOERLI, 'anvil_setCode', [RECIPIENT, '0x60006000fd'])
  await chains.mine(BASE_GOERLI)
  await expect(entry).toContainText(`${DESCRIPTION}Failed`)
  await expect(page.getByText(`${DESCRIPTION}: Failed`)).toHaveRole('status')
})

test('a pending transaction survives a reload and is then confirmed', { tag: '@proof' }, async ({
  page,
  wallet,
  chains
}) => {
  await chains.stopMining(BASE_GOERLI)
  await openConnected(page, '/dashboard')
  await send(page)
  await expect(listOf(page).getByRole('listitem')).toContainText('Pending')
  await page.reload()
  await expect(listOf(page).getByRole('listitem')).toContainText(`${DESCRIPTION}Pending`)
  await chains.mine(BASE_GOERLI)
  await expect(listOf(page).getByRole('listitem')).toContainText(`${DESCRIPTION}Confirmed`)
  expect(wallet.received.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('a pending transaction is polled on its own chain while the wallet is on another', { tag: '@proof' }, async ({
  page,
  wallet,
  chains
}) => {
  await chains.stopMining(BASE_GOERLI)
  await openConnected(page, '/dashboard')
  await send(page)
  const entry = listOf(page).getByRole('listitem')
  await expect(entry).toContainText('Pending')
  await wallet.switchChain(59140)
  await expect(entry).toContainText('Base Goerli')
  await expect(entry).toContainText('Pending')
  await chains.mine(BASE_GOERLI)
  await expect(entry).toContainText('Confirmed')
})

/** The longest name that is shown in full: it takes two lines. */
const LONG_NAME = 'harbourmaster-of-trieste.eth'

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 }
]

test('the account dialog shows the newest three transactions of the network without scrolling, and links to all of them', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  await page.addInitScript((account) => {
    for (const n of [5, 4, 3, 2]) {
      const hash = `0x${String(n).repeat(64)}`
      const status = n === 4 ? 'failed' : 'confirmed'
      const entry = { hash, description: `Payment ${n}`, status, from: account, addedAt: n, version: 1 }
      localStorage.setItem(`portside.transaction.${account.toLowerCase()}.84531.${hash}`, JSON.stringify(entry))
    }
  }, wallet.accounts[0] ?? '')
  await openConnected(page)
  await accountButton(page).click()
  const recent = openDialog(page).getByRole('region', { name: 'Recent Transactions' })
  await expect(recent.getByRole('listitem')).toHaveText([/Payment 5Confirmed/, /Payment 4Failed/, /Payment 3Confirmed/])
  await expectToFit(page)
  // These pages read no names, but a name takes up the same space.
  const name = openDialog(page).getByRole('heading', { level: 2 }).locator('bdi')
  await name.evaluate((element, text) => element.replaceChildren(text), LONG_NAME)
  expect(await name.evaluate((element) => element.getClientRects().length)).toBe(2)
  await expectToFit(page)
  await recent.getByRole('button', { name: 'Clear All' }).click()
  await expect(recent.getByRole('listitem')).toHaveCount(0)
  await recent.getByRole('button', { name: 'Undo' }).click()
  await recent.getByRole('link', { name: 'View all' }).click()
  await expect(openDialog(page)).toBeHidden()
  await expect(listOf(page).getByRole('listitem')).toHaveCount(4)
})

test('an account without transactions says where they will appear', { tag: '@proof' }, async ({ page }) => {
  await openConnected(page)
  await accountButton(page).click()
  await expect(openDialog(page).getByText('Transactions you send from this page appear here.')).toBeVisible()
})

test('a transaction that the visitor rejects in the wallet is not listed', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_sendTransaction', 'reject')
  await openConnected(page, '/dashboard')
  await send(page)
  const alert = formOf(page).getByRole('alert')
  await expect(alert).toHaveText('You rejected the request in your wallet. Nothing was sent.')
  await expect(listOf(page).getByText('Transactions you send from this page appear here.')).toBeVisible()
  await formOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(formOf(page).getByLabel('Amount in ETH')).toHaveValue('1.5')
})

test('a transaction that the wallet cannot send says why and that nothing was sent', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_sendTransaction', { code: -32000, message: 'insufficient funds for gas * price + value' })
  await openConnected(page, '/dashboard')
  await send(page)
  const alert = formOf(page).getByRole('alert')
  await expect(alert).toContainText('The account does not hold enough to pay for this. Nothing was sent.')
})

test('a transaction that the network already has is not reported as unsent', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_sendTransaction', { code: -32000, message: 'already known' })
  await openConnected(page, '/dashboard')
  await send(page)
  await expect(formOf(page).getByRole('alert')).toContainText(
    'Something went wrong in the wallet. The network has this transaction already, so it was most likely sent: check your wallet before you try again.'
  )
})

test('an attempt with an unknown outcome is not dropped when a later one sent nothing', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  wallet.next('eth_sendTransaction', { code: -32002, message: 'request timed out' })
  await openConnected(page, '/dashboard')
  await send(page)
  await expect(formOf(page).getByRole('alert')).toContainText(
    'Something went wrong in the wallet. It may have been sent anyway: check your wallet before you try again.'
  )
  wallet.next('eth_sendTransaction', 'reject')
  await formOf(page).getByRole('button', { name: 'Back' }).click()
  await send(page)
  await formOf(page).getByRole('button', { name: 'Send again' }).click()
  await expect(formOf(page).getByRole('alert')).toHaveText(
    'You rejected the request in your wallet. Nothing was sent this time.'
  )
  await expect(
    page
      .getByRole('region', { name: 'Requests in your wallet' })
      .getByText('This may have been sent. Your wallet has not confirmed it either way')
  ).toBeVisible()
})

test('a request to a silent wallet can be cancelled, and what it sends later is still listed', {
  tag: '@proof'
}, async ({ page, wallet }) => {
  wallet.next('eth_sendTransaction', 'ask')
  await openConnected(page, '/dashboard')
  await send(page)
  await expect(formOf(page).getByText('Confirm in Scripted Wallet').first()).toBeVisible()
  await wallet.untilHeld('eth_sendTransaction')
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(formOf(page).getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled()
  wallet.settle()
  await expect(listOf(page).getByRole('listitem')).toContainText(`${DESCRIPTION}Confirmed`)
})

function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Send' })
}

function listOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Transactions', exact: true })
}

async function expectToFit(page: Page): Promise<void> {
  for (const size of WINDOWS) {
    await resize(page, size)
    await expect.poll(() => hiddenHeight(openDialog(page)), `at ${size.width} px`).toBe(0)
    await expect(openDialog(page).getByRole('listitem').last().getByText('Confirmed')).toBeInViewport({ ratio: 1 })
  }
}

/** The scrollable height of the dialog, in px. */
function hiddenHeight(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) =>
    Math.max(...[element, ...element.children].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
  )
}

async function send(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Recipient').fill(RECIPIENT)
  await form.getByLabel('Amount in ETH').fill('1.5')
  await reviewAndConfirm(form)
}

/** Of the account, which has no picture. */
function ringAroundAvatar(page: Page): Locator {
  const { emoji } = fallbackAvatar(testAccounts[0] ?? '')
  return page.getByRole('main').getByText(emoji).locator('xpath=..').locator('svg')
}
