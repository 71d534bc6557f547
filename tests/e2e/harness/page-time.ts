import { expect, type Page } from '@playwright/test'
import type { PageHost } from './page-host.ts'
import { answered } from './steps.ts'

/** The time between two frames of a page's installed clock, in ms. */
const FRAME_MS = 16

/** Stops the page's clock, with a balance on screen and no request open, and resets the counts. Nobody is there from now on. */
export async function stopTime(page: Page, host: PageHost): Promise<void> {
  await expect(page.getByRole('main').getByText('10k ETH').first()).toBeVisible()
  // Not so far ahead that an open request would time out.
  await page.clock.pauseAt(Date.now() + 8_000)
  // Requests that this jump triggers are answered first.
  await page.clock.runFor(1)
  await answered(page, host)
  host.resetCounts()
}

/** Advances the page's clock; its node requests are answered before the next pulse. */
export async function advanceClock(page: Page, host: PageHost, seconds: number): Promise<void> {
  for (let second = 4; second <= seconds; second += 4) {
    await page.clock.runFor(4_000)
    await answered(page, host)
  }
}

/** Lets a page whose clock is stopped paint, and then do what it has put off until after that. */
export async function paint(page: Page): Promise<void> {
  await page.clock.runFor(2 * FRAME_MS)
}

/** An input of somebody who is there. */
export async function visitorMoves(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
}

/** A test's browser never hides a tab on its own. */
export async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    // As in a browser, the window hears it too.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await noticed(page)
}

/** Resolves once the page has noticed that it was scrolled, and what is in view now. */
export async function noticed(page: Page): Promise<void> {
  // Observers are told in the order in which they were created.
  await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
}
