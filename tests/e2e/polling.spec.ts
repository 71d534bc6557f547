import type { Page } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import type { PageHost } from './harness/page-host.ts'
import { advanceClock, noticed, paint, scrollToTop, show, stopTime, visitorMoves } from './harness/page-time.ts'
import { answered, openConnected } from './harness/steps.ts'
import { expect, test } from './test.ts'

const BASE = '/rpc/84531'
const LINEA = '/rpc/59140'

/** So low that the dashboard's top and bottom are never in view together. */
test.use({ hasSignIn: false, viewport: { width: 1280, height: 360 } })

test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('a chain takes 15 requests a minute while somebody is there, then 1, and one at once for who comes back', async ({
  page,
  host
}) => {
  await page.clock.install()
  await resize(page, { width: 1280, height: 800 })
  await openConnected(page)
  await stopTime(page, host)
  await visitorMoves(page)
  expect(await requestsIn(60, page, host)).toBe(15)
  expect(await requestsIn(60, page, host)).toBe(1)
  expect(await requestsIn(60, page, host)).toBe(1)
  await page.clock.runFor(8_000)
  host.resetCounts()
  await page.keyboard.press('Shift')
  await page.clock.runFor(1)
  await answered(page, host)
  expect(host.counts(BASE).asked).toBe(1)
  expect(await requestsIn(60, page, host)).toBe(15)
})

test('a pending transaction on screen takes 15 requests a minute without input, 1 out of view, and 0 on a hidden page', {
  tag: ['@proof', '@engine']
}, async ({ page, host, chains }) => {
  test.setTimeout(limit(60_000))
  await chains.stopMining(BASE_GOERLI)
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
  await form.getByLabel('Amount in ETH').fill('1')
  await reviewAndConfirm(form)
  const row = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
  await expect(row).toContainText('Pending')
  await row.scrollIntoViewIfNeeded()
  await stopTime(page, host)
  await advanceClock(page, host, 120)
  expect(await requestsIn(60, page, host)).toBe(15)
  await scrollToTop(page)
  await expect(row).not.toBeInViewport()
  await advanceClock(page, host, 64)
  expect(await requestsIn(60, page, host)).toBe(1)
  await row.scrollIntoViewIfNeeded()
  await noticed(page)
  // Scrolling is an input, after which the chain was polled.
  await page.clock.runFor(1)
  await answered(page, host)
  await show(page, 'hidden')
  await visitorMoves(page)
  expect(await requestsIn(60, page, host)).toBe(0)
  await expect(row).toContainText('Pending')
})

test('a chain whose tiles are out of view takes no requests, whoever is there, and one at once when one is scrolled in', {
  tag: '@proof'
}, async ({ page, host }) => {
  await page.clock.install()
  await openConnected(page, '/dashboard')
  await scrollToTop(page)
  await expect(page.getByRole('region', { name: 'Balances' }).getByText('Linea Goerli')).not.toBeInViewport()
  await expect(page.getByRole('region', { name: 'Networks' }).getByText('Linea Goerli')).not.toBeInViewport()
  await stopTime(page, host)
  await visitorMoves(page)
  // Its balance is at the top.
  expect(await requestsIn(60, page, host)).toBe(15)
  expect(host.counts(LINEA).asked).toBe(0)
  host.resetCounts()
  await page.getByRole('region', { name: 'Networks' }).getByText('Linea Goerli').scrollIntoViewIfNeeded()
  await expect(async () => {
    await paint(page)
    expect(host.counts(LINEA).asked).toBe(1)
  }).toPass()
  await answered(page, host)
  await visitorMoves(page)
  await requestsIn(60, page, host)
  expect(host.counts(LINEA).asked).toBe(15)
})

test('a hidden page takes no requests, whatever it shows', { tag: '@proof' }, async ({ page, host }) => {
  await page.clock.install()
  await openConnected(page, '/dashboard')
  await stopTime(page, host)
  await show(page, 'hidden')
  await visitorMoves(page)
  await advanceClock(page, host, 60)
  expect(host.nodeRequests).toBe(0)
})

/** To Base, in the next seconds. */
async function requestsIn(seconds: number, page: Page, host: PageHost): Promise<number> {
  host.resetCounts()
  await advanceClock(page, host, seconds)
  return host.counts(BASE).asked
}
