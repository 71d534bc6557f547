import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The failed cases in the file that Vitest's json reporter wrote: file, title and the first line of the message. */
export function vitestFailures(reportFile) {
  return listOf(readJson(reportFile)?.testResults).flatMap((file) => {
    const cases = listOf(file.assertionResults).filter(({ status }) => status === 'failed')
    const named = cases.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`)
    const whole = file.status === 'failed' && named.length === 0 ? [firstLine(file.message)] : []
    return [...named, ...whole].map((text) => `${path.relative('', file.name)}: ${text}`)
  })
}

/** The failed cases in the file that Playwright's json reporter wrote, those that passed only on a retry included. */
export function playwrightFailures(reportFile) {
  return listOf(readJson(reportFile)?.suites).flatMap(failuresOf)
}

function failuresOf({ title, suites, specs }) {
  const own = listOf(specs).flatMap(({ title: name, tests }) => {
    const results = listOf(tests).filter(({ status }) => status === 'unexpected' || status === 'flaky')
    return results.map(
      ({ results }) => `${name}: ${firstLine(listOf(results).find(({ error }) => error)?.error.message)}`
    )
  })
  return [...own, ...listOf(suites).flatMap(failuresOf)].map((text) => `${title}: ${text}`)
}

function firstLine(message) {
  return String(message ?? 'no message').split('\n', 1)[0]
}

function listOf(value) {
  return Array.isArray(value) ? value : []
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
