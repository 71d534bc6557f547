import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules whose result depends on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Each violated rule with the violating elements. @param rules all rules by default. */
export async function violationsOf(page: Page, rules?: string[]): Promise<readonly unknown[]> {
  // Runs in the page and loads its 1.3 MB of code once per document, because either would take longer than the check.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (page.context().browser()?.browserType().name() === 'firefox') await page.evaluate(keepLabelsFromAxe)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) }).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))
}

/** Serialised and run in Firefox 153, whose tab crashes when a script reads this; axe reads the attribute then. */
function keepLabelsFromAxe(): void {
  Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements')
}
