import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { limit } from '../run/limits.mjs'
import { send } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { accountButton, openConnected } from './harness/steps.ts'
import { test } from './test.ts'

test.use({ hasSignIn: false })

declare global {
  /** Only in pages that count them: how many receipts they have asked for. */
  var receiptsAsked: number
}

/** Serialised and run in each page before its own scripts; in Firefox, a test cannot read what requests send. */
function countReceipts(): void {
  const send = window.fetch
  globalThis.receiptsAsked = 0
  window.fetch = (input, init) => {
    globalThis.receiptsAsked += String(init?.body).match(/"eth_getTransactionReceipt"/g)?.length ?? 0
    return send(input, init)
  }
}

function forgetReceipts(): void {
  globalThis.receiptsAsked = 0
}

const receiptsOf = (page: Page) => page.evaluate(() => globalThis.receiptsAsked)

const rowOf = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')

test('of two windows one polls a pending transaction for both, and the other takes over once it is closed', {
  tag: '@engine'
}, async ({ context, chains, wallet }) => {
  test.setTimeout(limit(90_000))
  wallet.always('approve')
  await chains.stopMining(BASE_GOERLI)
  await context.addInitScript(countReceipts)
  const windows = [await context.newPage(), await context.newPage()]
  const [first, second] = windows
  if (!first || !second) throw new Error('No window')
  await openConnected(first, '/dashboard')
  await second.goto('/dashboard')
  await expect(accountButton(second)).toBeVisible()
  await send(first)
  for (const window of windows) await expect(rowOf(window)).toContainText('Pending')
  for (const window of windows) await window.evaluate(forgetReceipts)
  const receipts = () => Promise.all(windows.map(receiptsOf))
  await expect.poll(async () => Math.max(...(await receipts())), { timeout: limit(30_000) }).toBeGreaterThanOrEqual(3)
  const polls = await receipts()
  expect(polls.filter((count) => count === 0)).toHaveLength(1)
  const leader = polls.findIndex((count) => count > 0)
  const left = windows[1 - leader]
  if (!left) throw new Error('No window')
  await windows[leader]?.close()
  await expect.poll(() => receiptsOf(left), { timeout: limit(15_000) }).toBeGreaterThanOrEqual(1)
  await chains.mine(BASE_GOERLI)
  await expect(rowOf(left)).toContainText('Confirmed')
})
