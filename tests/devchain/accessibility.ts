import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Each rule that the page breaks, with the elements that break it; of all rules, unless some are named. */
export async function violationsOf(page: Page, ...rules: readonly string[]): Promise<readonly unknown[]> {
  // In the page itself, for none of these has a frame, and its 1.3 MB of code once per document: it takes half the time.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode()
  if (rules.length > 0) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
