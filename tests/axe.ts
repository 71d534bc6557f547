import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Those whose answer depends on colours, and on nothing else that a theme changes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Each rule that the page breaks, with the elements that break it. @param rules every one, when left out. */
export async function violationsOf(page: Page, rules?: string[]): Promise<readonly unknown[]> {
  // In the page itself, and its 1.3 MB of code once per document: both would take longer than the check.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))
}
