import type { Page } from '@playwright/test'
import { INSTANT_WALLET, installInstantWallet } from '../bench/instant-wallet.ts'
import { MainThread } from '../bench/main-thread.ts'
import { median } from '../bench/median.ts'
import { watchOpenThings } from '../e2e/harness/open-things.ts'
import { answered } from '../e2e/harness/steps.ts'
import { expect, test } from '../e2e/test.ts'
import { limit } from '../run/limits.mjs'

/** The first ones load code and fill caches of fixed size. */
const WARM_UP = 20
const CYCLES = 200
const MINUTES = 60
const POINTS = 5

/** Of what the page's own values take: 45 a minute on a quiet machine, up to 200 beside other work. */
const RETAINED_BYTES = 300

test.use({ hasSignIn: false })

test(`${CYCLES} connections, switches and disconnections leave nothing in memory`, { tag: '@alone' }, async ({
  browser,
  host
}) => {
  test.setTimeout(limit(240_000))
  const context = await browser.newContext({ baseURL: host.origin, reducedMotion: 'reduce' })
  try {
    await installInstantWallet(context)
    await watchOpenThings(context)
    const page = await context.newPage()
    const thread = await MainThread.of(page, 1)
    await page.goto('/')
    await page.evaluate(connectSwitchAndDisconnect, { wallet: INSTANT_WALLET, cycles: WARM_UP })
    const retained = [await retainedBy(page, thread)]
    for (let point = 0; point < POINTS; point++) {
      await page.evaluate(connectSwitchAndDisconnect, { wallet: INSTANT_WALLET, cycles: CYCLES / POINTS })
      await thread.untilQuiet()
      retained.push(await retainedBy(page, thread))
    }
    expectFlat(retained, CYCLES / POINTS)
  } finally {
    await context.close()
  }
})

test('an hour of a connected visit leaves nothing in memory', { tag: '@alone' }, async ({ browser, host }) => {
  test.setTimeout(limit(240_000))
  const context = await browser.newContext({ baseURL: host.origin, reducedMotion: 'reduce' })
  try {
    await installInstantWallet(context)
    const page = await context.newPage()
    await page.clock.install()
    await watchOpenThings(context)
    const thread = await MainThread.of(page, 1)
    await page.goto('/')
    await page.evaluate(connectSwitchAndDisconnect, { wallet: INSTANT_WALLET, cycles: 1 })
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: INSTANT_WALLET }).click()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('main').getByText('10k ETH').first()).toBeVisible()
    await passMinutes(page, 10, () => answered(page, host))
    const retained = [await retainedBy(page, thread)]
    for (let point = 0; point < POINTS; point++) {
      await passMinutes(page, MINUTES / POINTS, () => answered(page, host))
      retained.push(await retainedBy(page, thread))
    }
    expectFlat(retained, MINUTES / POINTS)
  } finally {
    await context.close()
  }
})

interface Retained {
  readonly bytes: number
  readonly nodes: number
  readonly listeners: number
  readonly timers: number
  readonly sockets: number
}

async function retainedBy(page: Page, thread: MainThread): Promise<Retained> {
  const bytes = await thread.valueBytes()
  const { nodes, listeners } = await thread.counts()
  const { timers, sockets } = await page.evaluate(() => openThings())
  return { bytes, nodes, listeners, timers, sockets }
}

/** A cache that grows once is not a leak: of the growth between points, the median counts. */
function expectFlat(retained: readonly Retained[], rounds: number): void {
  const figures = retained.map((each) => JSON.stringify(each)).join('\n')
  const growth = (of: keyof Retained) =>
    median(retained.slice(1).map((each, index) => each[of] - (retained[index]?.[of] ?? 0)))
  expect(growth('bytes'), figures).toBeLessThanOrEqual(rounds * RETAINED_BYTES)
  for (const of of ['nodes', 'listeners', 'timers', 'sockets'] as const)
    expect(growth(of), `${of}\n${figures}`).toBeLessThan(rounds / 2)
}

/** In each, somebody moves the mouse, looks away and comes back, another tab changes the storage, and nodes are polled. */
async function passMinutes(page: Page, minutes: number, whenAnswered: () => Promise<unknown>): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await page.mouse.move(200, 200 + (minute % 10))
    await page.evaluate(happen, minute)
    await page.clock.runFor(30_000)
    await whenAnswered()
    await page.clock.runFor(30_000)
    await whenAnswered()
  }
}

/** Serialised and run in the page: what the browser, other tabs and wallets do to it. */
function happen(minute: number): void {
  for (const value of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  // Anything may have changed in another tab.
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  dispatchEvent(new Event('eip6963:requestProvider'))
  dispatchEvent(new Event(minute % 2 === 0 ? 'offline' : 'online'))
}

interface Cycles {
  readonly wallet: string
  readonly cycles: number
}

/** Serialised and run in the page, so it can use only its argument. Clicks are the page's own: they cost no round trips. */
async function connectSwitchAndDisconnect({ wallet, cycles }: Cycles): Promise<void> {
  const find = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => {
      return each.textContent?.includes(text) && each.checkVisibility()
    })
  const shown = async (selector: string, text: string) => {
    for (let frame = 0; frame < 600; frame++) {
      const element = find(selector, text)
      if (element) return element
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    throw new Error(`There is no ${selector} with ${text}.`)
  }
  const click = async (selector: string, text: string) => (await shown(selector, text)).click()
  for (let cycle = 0; cycle < cycles; cycle++) {
    await click('nav button', 'Connect wallet')
    await click('dialog[open] button', wallet)
    await shown('nav button', '0xf39')
    await click('nav button', 'Goerli')
    const other = find('nav button', 'Base') ? 'Linea' : 'Base'
    await click('dialog[open] button', other)
    await shown('nav button', other)
    await click('nav button', '0xf39')
    await click('dialog[open] button', 'Disconnect')
  }
}
