import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export const WAITED: string
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default class WaitingReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void
  printsToStdio(): boolean
}
