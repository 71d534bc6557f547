import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { navigationOf } from './steps.ts'

/** Within which every tab has heard of what another tab, or the wallet, has done. */
const HEARD_WITHIN_MS = 1_000

/**
 * Expects that the nav bar of each page has a button of that name within a second of the act: of the first click on one
 * of them, or else of the moment in which the wallet has said everything. The pages take the time themselves: how late the
 * test looks does not count.
 */
export async function expectHeard(pages: readonly Page[], name: string, act: () => Promise<unknown>): Promise<void> {
  const watches = await Promise.all(pages.map((page) => page.evaluateHandle(watchNavigation, name)))
  await act()
  const said = Date.now()
  for (const page of pages) {
    await expect(navigationOf(page).getByRole('button', { name, exact: true })).toBeVisible()
  }
  const times = await Promise.all(watches.map((watch) => watch.jsonValue()))
  const clicks = times.flatMap(({ clicked }) => clicked ?? [])
  const acted = clicks.length > 0 ? Math.min(...clicks) : said
  for (const { shown = Number.POSITIVE_INFINITY } of times) expect(shown - acted).toBeLessThan(HEARD_WITHIN_MS)
}

/** Runs in the page, and writes down what happens there, in ms since 1970. */
function watchNavigation(name: string): { readonly shown?: number; readonly clicked?: number } {
  const times: { shown?: number; clicked?: number } = {}
  addEventListener('click', () => (times.clicked ??= Date.now()), true)
  const isShown = (button: Element) => (button.ariaLabel ?? button.textContent) === name
  new MutationObserver(() => {
    if ([...document.querySelectorAll('nav button')].some(isShown)) times.shown ??= Date.now()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  return times
}
