import type { Page } from '@playwright/test'
import { askedOn } from './harness/phone-steps.ts'
import { accountButton, connectButton, openDialog } from './harness/steps.ts'
import { entryOf, openTwo, pageConnections, send } from './harness/tab-steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })

/** What browsers do with tabs in the background to save power. */
async function setLifecycle(page: Page, state: 'frozen' | 'active'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state })
}

/** What a page sees of being kept aside, which the headless browser itself never does. */
async function keepAside(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await setLifecycle(page, 'frozen')
}

async function bringBack(page: Page): Promise<void> {
  await setLifecycle(page, 'active')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

/** As Chromium does with timers of tabs in the background: once a second. */
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

test('a tab in the background, whose timers are slow, still does what other tabs ask', async ({ context, phone }) => {
  const [one, other] = await openTwo(context, phone, '/dashboard')
  await throttleTimers(one)
  await send(other)
  await expect(entryOf(other)).toContainText('Confirmed')
  await phone.selectAccounts(1)
  await expect(accountButton(other, '0x709')).toBeVisible()
})

test('a tab in the background comes back to the relay by itself, however long that was away', async ({
  context,
  phone,
  relay,
  host
}) => {
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
  host.mendRelay()
  await expect
    .poll(async () => {
      await one.clock.fastForward(5000)
      return pageConnections(relay)
    })
    .toBe(1)
  await phone.selectAccounts(1)
  await expect(accountButton(other, '0x709')).toBeVisible()
})

test('a tab that the browser freezes loses the session to the one that is used, and has it again when it is', async ({
  context,
  phone,
  relay
}) => {
  const [one, other] = await openTwo(context, phone, '/dashboard')
  await setLifecycle(one, 'frozen')
  await send(other)
  await expect(entryOf(other)).toContainText('Confirmed')
  await setLifecycle(one, 'active')
  await expect.poll(() => pageConnections(relay)).toBe(1)
  await send(one)
  await expect(entryOf(one)).toHaveCount(2)
  expect(askedOn(phone, 'eth_sendTransaction')).toBe(2)
})

test('a page that is kept aside leaves the session to other tabs, and joins them when it is back', async ({
  context,
  phone,
  relay
}) => {
  const [one, other] = await openTwo(context, phone, '/dashboard')
  await keepAside(one)
  await send(other)
  await expect(entryOf(other)).toContainText('Confirmed')
  expect(pageConnections(relay)).toBe(1)
  await bringBack(one)
  await send(one)
  await expect(entryOf(one)).toHaveCount(2)
  expect(pageConnections(relay)).toBe(1)
})

test('a disconnect while a page is kept aside is final there too', async ({ context, phone }) => {
  const [one, other] = await openTwo(context, phone)
  await keepAside(one)
  await accountButton(other).click()
  await openDialog(other).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(other)).toBeVisible()
  await bringBack(one)
  await expect(connectButton(one)).toBeVisible()
})
