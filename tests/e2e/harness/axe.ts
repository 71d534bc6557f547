import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Those whose answer depends on colours, and on nothing else that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** By every rule in light, and in dark by those that depend on colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await wear(page, 'light')
  expect(await violationsOf(page)).toEqual([])
  await wear(page, 'dark')
  expect(await violationsOf(page, COLOUR_RULES)).toEqual([])
}

/** Until every colour has arrived. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}

/** @param rules every one, when left out. */
export async function violationsOf(page: Page, rules?: string[]): Promise<readonly unknown[]> {
  // In the page itself, and its 1.3 MB of code once per document: both would take longer than the check.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))
}
