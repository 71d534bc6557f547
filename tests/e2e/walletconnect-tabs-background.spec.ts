import type { Page } from '@playwright/test'
import { promptsOn } from './harness/phone-steps.ts'
import { accountButton, connectButton, openDialog } from './harness/steps.ts'
import { entryOf, openTwo, pageConnections, send } from './harness/tab-steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

/** Freezes or resumes a tab, as browsers do in the background to save power. */
async function setLifecycle(page: Page, state: 'frozen' | 'active'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state })
}

/** Simulates the back/forward cache, which the headless browser does not use. */
async function enterCache(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await setLifecycle(page, 'frozen')
}

async function leaveCache(page: Page): Promise<void> {
  await setLifecycle(page, 'active')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

/** Throttles timers to once a second, as Chromium does in background tabs. */
async function throttleTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout: later } = window
    const throttled = (callback: () => void, ms = 0) => {
      const now = performance.now()
      return later(callback, Math.ceil((now + ms) / 1000) * 1000 - now)
    }
    Object.assign(window, { setTimeout: throttled })
  })
}

test('a background tab with throttled timers still serves other tabs', { tag: ['@proof', '@engine'] }, async ({
  context,
  phone
}) => {
  const [one, other] = await openTwo(context, phone, '/dashboard')
  await throttleTimers(one)
  await send(other)
  await expect(entryOf(other)).toContainText('Confirmed')
  await phone.selectAccounts(1)
  await expect(accountButton(other, '0x709')).toBeVisible()
})

test('a background tab reconnects to the relay automatically, however long it was down', {
  tag: ['@proof', '@engine']
}, async ({ context, phone, relay, host }) => {
  await context.clock.install()
  const [one, other] = await openTwo(context, phone)
  await one.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  host.breakRelay('down')
  const tries = () => relay.transcript.entries().filter(({ reason }) => reason === '503').length
  for (const _try of [1, 2, 3, 4, 5]) {
    const before = tries()
    await expect
      .poll(async () => {
        await one.clock.fastForward(1000)
        return tries()
      })
      .toBeGreaterThan(before)
  }
  host.repairRelay()
  await expect
    .poll(async () => {
      await one.clock.fastForward(5000)
      return pageConnections(relay)
    })
    .toBe(1)
  await phone.selectAccounts(1)
  await expect(accountButton(other, '0x709')).toBeVisible()
})

test('a frozen tab loses the session to the tab in use, and gets it back when it is used', {
  tag: ['@proof', '@engine']
}, async ({ context, phone, relay }) => {
  const [one, other] = await openTwo(context, phone, '/dashboard')
  await setLifecycle(one, 'frozen')
  await send(other)
  await expect(entryOf(other)).toContainText('Confirmed')
  await setLifecycle(one, 'active')
  await expect.poll(() => pageConnections(relay)).toBe(1)
  await send(one)
  await expect(entryOf(one)).toHaveCount(2)
  expect(promptsOn(phone, 'eth_sendTransaction')).toBe(2)
})

test('a page in the back/forward cache leaves the session to other tabs, and rejoins when restored', {
  tag: ['@proof', '@engine']
}, async ({ context, phone, relay }) => {
  const [one, other] = await openTwo(context, phone, '/dashboard')
  await enterCache(one)
  await send(other)
  await expect(entryOf(other)).toContainText('Confirmed')
  expect(pageConnections(relay)).toBe(1)
  await leaveCache(one)
  await send(one)
  await expect(entryOf(one)).toHaveCount(2)
  expect(pageConnections(relay)).toBe(1)
})

test('a disconnect while a page is in the back/forward cache is final there too', {
  tag: ['@proof', '@engine']
}, async ({ context, phone }) => {
  const [one, other] = await openTwo(context, phone)
  await enterCache(one)
  await accountButton(other).click()
  await openDialog(other).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(other)).toBeVisible()
  await leaveCache(one)
  await expect(connectButton(one)).toBeVisible()
})
