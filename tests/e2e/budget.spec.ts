import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { limit } from '../run/limits.mjs'
import { reviewAndConfirm } from './harness/dashboard-steps.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { advanceClock, paint, show, stopTime, visitorMoves } from './harness/page-time.ts'
import { barrier, openConnectDialog, openConnected, pickWallet } from './harness/steps.ts'
import { expect, test } from './test.ts'

const BASE = '/rpc/84531'

test.use({ hasSignIn: false })

/** Every visitor here has a wallet. */
test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('there are no node requests before a wallet is connected', async ({ page, host }) => {
  await page.clock.install()
  await page.goto('/dashboard')
  await openConnectDialog(page)
  await page.clock.runFor(60_000)
  expect(host.nodeRequests).toBe(0)
})

test('the first balance after connecting takes one node request', async ({ page, host }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await pickWallet(page)
  await expect(async () => {
    await paint(page)
    expect(await page.getByRole('main').getByText('10k ETH').isVisible()).toBe(true)
  }).toPass()
  await page.clock.runFor(1_000)
  await barrier(page)
  expect(host.nodeRequests).toBe(1)
})

test('a balance on screen takes 15 requests a minute', { tag: '@proof' }, async ({ page, host }) => {
  await page.clock.install()
  await openConnected(page)
  await stopTime(page, host)
  await visitorMoves(page)
  await advanceClock(page, host, 60)
  expect(host.nodeRequests).toBe(15)
})

test('a pending transaction takes the same 15 requests a minute, after its first quick polls', {
  tag: '@proof'
}, async ({ page, host, chains }) => {
  await chains.stopMining(BASE_GOERLI)
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const form = page.getByRole('region', { name: 'Send' })
  await form.getByLabel('Recipient').fill(testAccounts[1] ?? '')
  await form.getByLabel('Amount in ETH').fill('1')
  await reviewAndConfirm(form)
  await expect(page.getByRole('region', { name: 'Transactions', exact: true })).toContainText('Pending')
  await stopTime(page, host)
  await advanceClock(page, host, 40)
  host.resetCounts()
  await advanceClock(page, host, 60)
  expect(host.counts(BASE).asked).toBe(15)
  await expect(page.getByRole('region', { name: 'Transactions', exact: true })).toContainText('Pending')
})

test('confirmed and unknown transactions are polled with the same 15 requests', { tag: '@proof' }, async ({
  page,
  host,
  wallet,
  chains
}) => {
  // Of blocks that nodes still have: an older one would be too old for them to know.
  const sent = { from: wallet.accounts[0] ?? '', firstSeenBlock: readManifest(BASE_GOERLI).forkBlock }
  await page.addInitScript(({ from, firstSeenBlock }) => {
    const entry = { description: 'Payment', from, addedAt: 1, firstSeenBlock, version: 1 }
    const entries = [
      { ...entry, hash: `0x${'1'.repeat(64)}`, status: 'pending', unknownSince: 1 },
      {
        ...entry,
        hash: `0x${'2'.repeat(64)}`,
        status: 'confirmed',
        blockNumber: 99e6,
        blockHash: `0x${'3'.repeat(64)}`
      }
    ]
    for (const each of entries)
      localStorage.setItem(`portside.transaction.${from.toLowerCase()}.84531.${each.hash}`, JSON.stringify(each))
  }, sent)
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  await expect(list.getByRole('listitem')).toHaveText([/Pending.*Not found on the network/, /Confirmed/])
  await stopTime(page, host)
  const transcript = chains.devchain.transcriptFor(0)
  transcript.clear()
  await advanceClock(page, host, 60)
  expect(host.counts(BASE).asked).toBe(15)
  await visitorMoves(page)
  await advanceClock(page, host, 60)
  const methods = transcript.entries().flatMap((entry) => entry.methods)
  const receipts = methods.filter((method) => method === 'eth_getTransactionReceipt').length
  // At every poll for a transaction that may be reorganised; once a minute for an unknown one, in whatever second.
  expect(receipts).toBeGreaterThan(30)
  expect(receipts).toBeLessThanOrEqual(32)
})

test('10,000 pending transactions are listed without blocking, and polled with the same 15 requests', {
  tag: ['@proof', '@alone']
}, async ({ page, host, wallet }) => {
  test.setTimeout(limit(120_000))
  await page.addInitScript((account) => {
    for (let n = 1; n <= 10_000; n++) {
      const hash = `0x${n.toString(16).padStart(64, '0')}`
      const entry = { hash, description: `Payment ${n}`, status: 'pending', from: account, addedAt: n, version: 1 }
      localStorage.setItem(`portside.transaction.${account.toLowerCase()}.84531.${hash}`, JSON.stringify(entry))
    }
  }, wallet.accounts[0] ?? '')
  await page.clock.install()
  await openConnected(page, '/dashboard')
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  await expect(list.getByText('20 of 10,000 shown')).toBeVisible()
  await stopTime(page, host)
  await advanceClock(page, host, 40)
  host.resetCounts()
  await advanceClock(page, host, 60)
  expect(host.counts(BASE).asked).toBe(15)
  await expect(list.getByRole('listitem')).toHaveCount(20)
})

test('a hidden tab makes no node requests, and one immediately when it is visible again', async ({ page, host }) => {
  await page.clock.install()
  await openConnected(page)
  await stopTime(page, host)
  await show(page, 'hidden')
  await page.clock.runFor(60_000)
  await barrier(page)
  expect(host.nodeRequests).toBe(0)
  await show(page, 'visible')
  await page.clock.runFor(1)
  await expect.poll(() => host.nodeRequests).toBe(1)
})

test('without network data on screen, there are no node requests', async ({ page, host }) => {
  await page.clock.install()
  await openConnected(page, '/nowhere')
  await barrier(page)
  host.resetCounts()
  await page.clock.runFor(60_000)
  await barrier(page)
  expect(host.nodeRequests).toBe(0)
})
