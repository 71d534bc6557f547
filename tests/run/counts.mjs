import { readReport } from './reports.mjs'

/** A step without test cases counts as one case. */
export function countStep(status) {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** Counts the cases in the file that Vitest's json reporter wrote. */
export function countVitest(reportFile, status) {
  const report = readReport(reportFile)
  if (report === undefined) return countStep(1)
  const brokenFiles = report.testResults.filter((file) => file.status === 'failed' && !hasFailedCase(file)).length
  return settle(status, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests
  })
}

/** Counts the cases in the file that Playwright's json reporter wrote; one that passed only on a retry has failed. */
export function countPlaywright(reportFile, status) {
  const report = readReport(reportFile)
  if (report === undefined) return countStep(1)
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(status, { passed: expected, failed: unexpected + flaky, skipped })
}

/** A runner that failed outside its cases, or ran none, counts as one failure. */
function settle(status, counts) {
  const isWrong = counts.failed === 0 && (status !== 0 || counts.passed === 0)
  return isWrong ? { ...counts, failed: 1 } : counts
}

function hasFailedCase(file) {
  return file.assertionResults.some((result) => result.status === 'failed')
}
