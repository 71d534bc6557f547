import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { limit } from '../run/limits.mjs'
import { send } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { accountButton, openConnected } from './harness/steps.ts'
import { test } from './test.ts'

test.use({ hasSignIn: false })

/** Counts the receipts that a page asks for. */
function receiptsOf(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    count += (request.postData()?.match(/"eth_getTransactionReceipt"/g) ?? []).length
  })
  return () => count
}

const rowOf = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')

test('of two windows one polls a pending transaction for both, and the other takes over once it is closed', async ({
  context,
  chains,
  wallet
}) => {
  test.setTimeout(limit(90_000))
  wallet.always('approve')
  await chains.stopMining(BASE_GOERLI)
  const windows = [await context.newPage(), await context.newPage()]
  const [first, second] = windows
  if (!first || !second) throw new Error('No window')
  await openConnected(first, '/dashboard')
  await second.goto('/dashboard')
  await expect(accountButton(second)).toBeVisible()
  await send(first)
  for (const window of windows) await expect(rowOf(window)).toContainText('Pending')
  const counts = windows.map(receiptsOf)
  const total = () => counts.reduce((sum, count) => sum + count(), 0)
  await expect.poll(total, { timeout: limit(30_000) }).toBeGreaterThanOrEqual(3)
  const polls = counts.map((count) => count())
  expect(polls.filter((count) => count === 0)).toHaveLength(1)
  const leader = polls.findIndex((count) => count > 0)
  const follower = 1 - leader
  await windows[leader]?.close()
  await expect.poll(() => counts[follower]?.(), { timeout: limit(15_000) }).toBeGreaterThanOrEqual(1)
  await chains.mine(BASE_GOERLI)
  const left = windows[follower]
  if (left) await expect(rowOf(left)).toContainText('Confirmed')
})
