// Reads the reports of the two runners, and the notes of tests.
import { readFileSync } from 'node:fs'

/** A file of JSON; `undefined` without one that can be read. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The files of a Vitest report, each with its tests; none without a report. */
export function vitestFiles(report) {
  return listOf(report?.testResults).map((file) => ({ ...file, tests: listOf(file?.assertionResults) }))
}

/** The tests of a Playwright report: its file, the groups around it, its title and tags, and its runs, one for each project. */
export function playwrightTests(report) {
  return listOf(report?.suites).flatMap((suite) => testsIn(suite, suite.title, []))
}

function testsIn({ specs, suites }, file, groups) {
  const own = listOf(specs).map(({ title, tags, tests }) => ({
    file,
    groups,
    title,
    tags: listOf(tags),
    runs: listOf(tests)
  }))
  return [...own, ...listOf(suites).flatMap((suite) => testsIn(suite, file, [...groups, suite.title]))]
}

export function listOf(value) {
  return Array.isArray(value) ? value : []
}
