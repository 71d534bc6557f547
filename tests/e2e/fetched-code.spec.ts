import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { MainThread } from '../bench/main-thread.ts'
import { holdChunks } from './harness/chunks.ts'
import { connectButton, openConnectDialog, pickWallet, saveData } from './harness/steps.ts'
import { expect, test } from './test.ts'

/** With the icons of wallets and networks, which were requests of their own. */
const UNTIL_QUIET_BYTES = 200_000
const ACCOUNT_BYTES = 63_200

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test(`a first visit fetches at most ${UNTIL_QUIET_BYTES} bytes of JavaScript until the page is quiet`, async ({
  page
}) => {
  const bytes = countScripts(page)
  await openUntilQuiet(page)
  expect(await bytes()).toBeLessThanOrEqual(UNTIL_QUIET_BYTES)
  expect(await bytes()).toBeGreaterThan(50_000)
})

test('the code that reads chains is fetched ahead, so that connecting does not wait for it', async ({ page }) => {
  const library = page.waitForRequest(/-rpc-[^/]*\.js$/)
  await page.goto('/', { waitUntil: 'networkidle' })
  await library
  const late: string[] = []
  page.on('request', (request) => late.push(request.url()))
  await pickWallet(page)
  await expect(page.getByRole('main').getByText('10k ETH')).toBeVisible()
  expect(late.filter((url) => /-rpc-[^/]*\.js$/.test(url))).toEqual([])
})

test('a visitor who saves data fetches the code of wallets and chains on the first sign of intent', {
  tag: '@proof'
}, async ({ page }) => {
  await saveData(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openUntilQuiet(page)
  expect(fetched.filter((url) => /\/(?:ahead|connect|choice|account|[^/]*-rpc)-[^/]*\.js$/.test(url))).toEqual([])
  await pickWallet(page)
  await expect(page.getByRole('main').getByText('10k ETH')).toBeVisible()
  expect(fetched.filter((url) => /-rpc-[^/]*\.js$/.test(url))).toHaveLength(1)
})

test('opening the connect dialog waits for no code', { tag: '@proof' }, async ({ page }) => {
  await openUntilQuiet(page)
  await holdChunks(page)
  const dialog = await openConnectDialog(page)
  await expect(dialog.getByRole('button', { name: 'Scripted Wallet' })).toBeVisible()
})

test(`the code of an account, fetched while the list is read, has at most ${ACCOUNT_BYTES} bytes`, async ({ page }) => {
  const thread = await openUntilQuiet(page)
  const account = page.waitForResponse(/\/account-[^/]*\.js$/)
  const bytes = countScripts(page, /\/(?![^/]*-page-)[^/]*\.js$/)
  await openConnectDialog(page)
  await account
  await thread.untilQuiet()
  expect(await bytes()).toBeLessThanOrEqual(ACCOUNT_BYTES)
})

test('no code of WalletConnect is fetched, and no relay contacted, for a visitor who picks another wallet', async ({
  page,
  relay
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  const dialog = await openConnectDialog(page)
  await dialog.getByRole('button', { name: 'WalletConnect' }).hover()
  await page.waitForLoadState('networkidle')
  await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
  await page.getByRole('link', { name: 'Open the dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Send' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => path.includes('/wallet-connect-'))).toEqual([])
  expect(relay.transcript.entries()).toEqual([])
})

/** Adds up the brotli size of scripts from now on. */
function countScripts(page: Page, counted = /./): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && counted.test(response.url())) {
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
    }
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Loads the landing page, with all that it loads ahead. */
async function openUntilQuiet(page: Page): Promise<MainThread> {
  const thread = await MainThread.of(page, 1)
  await page.goto('/')
  await expect(connectButton(page)).toBeVisible()
  await thread.untilQuiet()
  return thread
}
