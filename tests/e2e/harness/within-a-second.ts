import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { navigationOf } from './steps.ts'

/** The time in which a change in another tab or the wallet must reach every tab. */
const SHOWN_WITHIN_MS = 1_000

/**
 * Expects a button of that name in the nav bar of each page within a second of the action: of the first click on a page,
 * otherwise of the wallet's last event. The pages measure the time themselves, so the delay of the test does not count.
 */
export async function expectWithinASecond(
  pages: readonly Page[],
  name: string,
  act: () => Promise<unknown>
): Promise<void> {
  expect(test.info().tags, 'a test that compares durations runs beside no other').toContain('@alone')
  const watches = await Promise.all(pages.map((page) => page.evaluateHandle(watchNavigation, name)))
  await act()
  const afterAct = Date.now()
  for (const page of pages) {
    await expect(navigationOf(page).getByRole('button', { name, exact: true })).toBeVisible()
  }
  const times = await Promise.all(watches.map((watch) => watch.jsonValue()))
  const clicks = times.flatMap(({ clicked }) => clicked ?? [])
  const acted = clicks.length > 0 ? Math.min(...clicks) : afterAct
  for (const { shown = Number.POSITIVE_INFINITY } of times) expect(shown - acted).toBeLessThan(SHOWN_WITHIN_MS)
}

/** Runs in the page and records its events, in ms since 1970. */
function watchNavigation(name: string): { readonly shown?: number; readonly clicked?: number } {
  const times: { shown?: number; clicked?: number } = {}
  addEventListener('click', () => (times.clicked ??= Date.now()), true)
  const isShown = (button: Element) => (button.ariaLabel ?? button.textContent) === name
  new MutationObserver(() => {
    if ([...document.querySelectorAll('nav button')].some(isShown)) times.shown ??= Date.now()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  return times
}
