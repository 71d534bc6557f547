import type { Locator, Page } from '@playwright/test'
import { atWidths, expectNoSidewaysScroll } from './harness/fit.ts'
import { scan, showCode } from './harness/phone-steps.ts'
import { openSignedIn } from './harness/steps.ts'
import { expect, test } from './test.ts'

const METHOD = 'wallet_watchAsset'
const ADD = 'Add to wallet for tUSD'
const TOKEN = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 }

test('a token is offered to the wallet, awaited, and reported as added', async ({ page, wallet }) => {
  wallet.next(METHOD, 'ask')
  const balances = await openBalances(page)
  await balances.getByRole('button', { name: ADD }).click()
  await expect(balances.getByText('Add token tUSD')).toBeVisible()
  await expect(balances.getByText('Confirm in Scripted Wallet').last()).toBeVisible()
  await expect(balances.getByRole('button', { name: ADD })).toBeDisabled()
  await wallet.untilHeld(METHOD)
  wallet.settle()
  await expect(balances.getByText("tUSD is in your wallet's list.")).toBeVisible()
  expect(wallet.watched).toEqual([{ type: 'ERC20', options: TOKEN }])
  await atWidths(page, [390, 1280], () => expectNoSidewaysScroll(page))
})

test('a token of another network is added after the wallet has switched to it', { tag: '@proof' }, async ({
  page,
  wallet
}) => {
  const balances = await openBalances(page)
  await balances.getByRole('button', { name: 'Switch to Linea Goerli to add tUSD' }).click()
  await expect(balances.getByRole('button', { name: 'Switch to Base Goerli to add tUSD' })).toBeVisible()
  const add = balances.getByRole('button', { name: ADD })
  await expect(add).toBeFocused()
  await add.click()
  await expect(balances.getByText("tUSD is in your wallet's list.")).toBeVisible()
  expect([wallet.chainId, wallet.watched.length]).toEqual([59140, 1])
})

test('a rejected switch is reported in the row', { tag: '@proof' }, async ({ page, wallet }) => {
  const balances = await openBalances(page)
  wallet.next('wallet_switchEthereumChain', 'reject')
  await balances.getByRole('button', { name: 'Switch to Linea Goerli to add tUSD' }).click()
  await expect(balances.getByText(/^The wallet is not on Linea Goerli: You rejected the request/)).toBeVisible()
})

test('a rejection is reported without alarm, and can be retried', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.next(METHOD, 'reject')
  const balances = await openBalances(page)
  await balances.getByRole('button', { name: ADD }).click()
  await expect(balances.getByText('tUSD was not added: You rejected the request in your wallet.')).toBeVisible()
  await expect(balances.getByRole('alert')).toHaveCount(0)
  await balances.getByRole('button', { name: ADD }).click()
  await expect(balances.getByText("tUSD is in your wallet's list.")).toBeVisible()
})

test('a request can be cancelled, and a late answer changes nothing', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.next(METHOD, 'ask')
  const balances = await openBalances(page)
  await balances.getByRole('button', { name: ADD }).click()
  await wallet.untilHeld(METHOD)
  await balances.getByRole('button', { name: 'Cancel' }).click()
  wallet.settle()
  await expect.poll(() => wallet.watched.length).toBe(1)
  await expect(balances.getByText("tUSD is in your wallet's list.")).toBeHidden()
  await expect(balances.getByRole('button', { name: ADD })).toBeEnabled()
})

test('a wallet that does not support tokens is offered none', { tag: '@proof' }, async ({ page, wallet }) => {
  wallet.next(METHOD, { code: 4200, message: 'Not supported.' })
  const balances = await openBalances(page)
  await balances.getByRole('button', { name: ADD }).click()
  await expect(balances.getByRole('alert')).toHaveText(/^tUSD was not added: Your wallet cannot do this\.\s*Details/)
  await expect(balances.getByRole('button', { name: /tUSD/ })).toHaveCount(0)
})

test('a token is offered to a phone', { tag: '@proof' }, async ({ page, phone }) => {
  await page.goto('/dashboard')
  await scan(phone, await showCode(page))
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  const balances = page.getByRole('region', { name: 'Balances' })
  phone.next(METHOD, 'reject')
  await balances.getByRole('button', { name: ADD }).click()
  await expect(balances.getByText('tUSD was not added: You rejected the request in your wallet.')).toBeVisible()
  await balances.getByRole('button', { name: ADD }).click()
  await expect(balances.getByText("tUSD is in your wallet's list.")).toBeVisible()
  expect(phone.watchedAssets).toEqual([{ type: 'ERC20', options: TOKEN }])
})

/** @returns the dashboard's balances, with the token's. */
async function openBalances(page: Page): Promise<Locator> {
  const { width } = page.viewportSize() ?? { width: 0 }
  if (width >= 768) await openSignedIn(page, '/dashboard')
  else await signInOnPhone(page)
  const balances = page.getByRole('region', { name: 'Balances' })
  await expect(balances.getByText('1,000 tUSD').first()).toBeVisible()
  return balances
}

async function signInOnPhone(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
}
