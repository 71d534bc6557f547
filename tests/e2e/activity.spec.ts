import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Address, Hex } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'
import { expectAccessible } from './harness/axe.ts'
import { openDashboard, openMenu, send } from './harness/dashboard-steps.ts'
import { BASE_GOERLI, LINEA_GOERLI } from './harness/local-chains.ts'
import { navigationOf } from './harness/steps.ts'
import { test } from './test.ts'

const [ACCOUNT = ''] = testAccounts
const account = ACCOUNT as Address
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const

test.use({ hasSignIn: false })
test.beforeEach(({ wallet }) => void wallet.always('approve'))

/** Final entries, of which each tenth is on the other network, and each seventh failed. */
async function remember(page: Page, count: number): Promise<void> {
  const now = Date.now()
  const records = Array.from({ length: count }, (_, i) => {
    const n = i + 1
    const place = { account, chainId: n % 10 === 0 ? LINEA_GOERLI : BASE_GOERLI, hash: hashOf(n) }
    const block = { blockNumber: n, blockHash: hashOf(n), isFinal: true } as const
    const fate: Fate = n % 7 === 0 ? { status: 'failed', ...block } : { status: 'confirmed', ...block }
    const entry: Transaction = {
      sent: {
        hash: place.hash,
        description: `Payment ${n}`,
        from: account,
        addedAt: now - (count - n) * 3_600_000
      },
      fate
    }
    return [transactionKey(place), serialiseTransaction(entry)] as const
  })
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, records)
}

async function openActivity(page: Page): Promise<void> {
  await openDashboard(page)
  await openMenu(page)
  await navigationOf(page).getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeFocused()
}

const listOf = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true })

for (const width of [390, 1280])
  test.describe(`at ${width} px`, { tag: width === 390 ? '@engine' : '@proof' }, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the history is found, filtered and read in detail by keyboard alone, and passes axe', async ({ page }) => {
      test.setTimeout(limit(60_000))
      await remember(page, 40)
      await openActivity(page)
      await expect(page.getByText('40 transactions', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Search').focus()
      await page.keyboard.type('payment 2')
      await expect(page.getByText('13 of 40 transactions')).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Status')).toBeFocused()
      await page.keyboard.type('Failed')
      await expect(page.getByText('2 of 40 transactions')).toBeVisible()
      for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
      const rows = listOf(page).getByRole('listitem')
      await expect(rows.first().getByRole('link')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(rows.last().getByRole('link')).toBeFocused()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Details of the transaction' })
      await expect(dialog).toContainText('Payment 21')
      await expectAccessible(page)
      await page.reload()
      await expect(dialog).toContainText('Payment 21')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(new URL(page.url()).search).toBe('?status=failed&search=payment+2')
      await expect(page.getByText('2 of 40 transactions')).toBeVisible()
    })

    test('nothing overflows', { tag: '@proof' }, async ({ page }) => {
      await remember(page, 20)
      await openActivity(page)
      await resize(page, { width: Math.min(width, 320), height: 800 })
      await expect(listOf(page).getByRole('listitem').first()).toBeVisible()
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
      await listOf(page).getByRole('listitem').first().getByRole('link').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await page.getByRole('dialog').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    })
  })

test('thousands of transactions are scrolled to their end, and the focus stays where it was', {
  tag: ['@proof', '@engine']
}, async ({ page }) => {
  test.setTimeout(limit(60_000))
  await remember(page, 3_000)
  await openActivity(page)
  await expect(page.getByText('3,000 transactions', { exact: true })).toBeVisible()
  const rows = listOf(page).getByRole('listitem')
  expect(await rows.count()).toBeLessThan(60)
  await rows.first().getByRole('link').focus()
  await page.keyboard.press('End')
  const last = page.getByRole('link', { name: /^Payment 1 / })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0 }))
  await expect(page.getByText('Payment 3000', { exact: true })).toBeInViewport()
  await expect(last).toBeFocused()
})

test('a pending transaction is listed, is told how to hurry, and its details follow it to the end', async ({
  page,
  chains
}) => {
  await chains.stopMining(BASE_GOERLI)
  await openDashboard(page)
  await send(page)
  await listOf(page).getByRole('link', { name: 'All activity' }).click()
  await listOf(page).getByRole('listitem').getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Details of the transaction' })
  await expect(dialog).toContainText('Waiting for a block to include it.')
  await expect(dialog).toContainText('choose “Speed up” or “Cancel” there')
  await chains.mine(BASE_GOERLI)
  await expect(dialog).toContainText('Confirmed.')
  await expect(dialog).not.toContainText('Speed up')
})

test('reload, Back and a shared link keep the filters; an address with bad ones shows everything', async ({ page }) => {
  await remember(page, 40)
  await openActivity(page)
  await page.getByLabel('Status').selectOption('Failed')
  await page.getByLabel('Network', { exact: true }).selectOption('Base Goerli')
  await page.getByLabel('Search').fill('payment 2')
  const kept = async () => {
    await expect(page.getByText('2 of 40 transactions')).toBeVisible()
    await expect(page.getByLabel('Search')).toHaveValue('payment 2')
    await expect(page.getByLabel('Status')).toHaveValue('failed')
    await expect(page.getByLabel('Network', { exact: true })).toHaveValue(String(BASE_GOERLI))
  }
  await kept()
  const shared = page.url()
  await page.reload()
  await kept()
  await navigationOf(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.goBack()
  await kept()
  await page.goto('/activity?status=lost&network=1&search=')
  await expect(page.getByText('40 transactions', { exact: true })).toBeVisible()
  await page.goto(shared)
  await kept()
})

test('the details and the export have what the node says of fee, gas and time', async ({ page, chains }) => {
  await openDashboard(page)
  await send(page)
  await listOf(page).getByRole('link', { name: 'All activity' }).click()
  await listOf(page).getByRole('listitem').getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Details of the transaction' })
  await expect(dialog).toContainText('Block time')
  const hash = /0x[0-9a-f]{64}/.exec((await dialog.textContent()) ?? '')?.[0]
  const receipt = await chains.call<Record<'gasUsed' | 'effectiveGasPrice' | 'blockHash', Hex>>(
    BASE_GOERLI,
    'eth_getTransactionReceipt',
    [hash]
  )
  const { timestamp } = await chains.call<{ timestamp: Hex }>(BASE_GOERLI, 'eth_getBlockByHash', [
    receipt.blockHash,
    false
  ])
  const fee = formatUnits(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice), 18)
  await expect(dialog).toContainText(`${fee} ETH`)
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click()
  ])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject([
    {
      from: ACCOUNT,
      to: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      blockTime: new Date(Number(timestamp) * 1000).toISOString(),
      gasUsed: String(BigInt(receipt.gasUsed)),
      fee,
      feeSymbol: 'ETH'
    }
  ])
})

test('what is listed is saved as CSV and as JSON', { tag: '@engine' }, async ({ page }) => {
  await remember(page, 12)
  await openActivity(page)
  await page.getByLabel('Network', { exact: true }).selectOption('Linea Goerli')
  await expect(page.getByText('1 of 12 transactions')).toBeVisible()
  const textOf = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click()
    ])
    return readFile(await download.path(), 'utf8')
  }
  expect((await textOf('Export CSV')).split('\r\n')).toHaveLength(3)
  expect(JSON.parse(await textOf('Export JSON'))).toMatchObject([{ description: 'Payment 10', status: 'confirmed' }])
})
