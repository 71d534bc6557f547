import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules whose result depends on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

interface Options {
  readonly resultTypes: ['violations']
  readonly runOnly?: string[]
}

/** Each violated rule with the violating elements. @param rules all rules by default. */
export async function violationsOf(page: Page, rules?: string[]): Promise<readonly unknown[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') await page.evaluate(keepLabelsFromAxe)
  const options: Options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  // Loads its 1.3 MB of code once per document, because that takes longer than the check.
  const violations = (await page.evaluate(runLoadedAxe, options)) ?? (await loadAndRun(page, options))
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))
}

/** Runs in the page, because opening another one would take longer than the check. */
async function loadAndRun(page: Page, options: Options): Promise<readonly Violation[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()
  return violations
}

/** Serialised and run in the page: one call of the browser, where axe's builder makes several. */
async function runLoadedAxe(options: Options): Promise<readonly Violation[] | undefined> {
  const { axe } = globalThis as { axe?: { run(options: Options): Promise<{ violations: readonly Violation[] }> } }
  const ran = await axe?.run(options)
  return ran?.violations
}

/** Serialised and run in Firefox 153, whose tab crashes when a script reads this; axe reads the attribute then. */
function keepLabelsFromAxe(): void {
  Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements')
}
