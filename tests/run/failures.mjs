import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Of a message with a comparison, this is where the two sides are. */
const LINES_SHOWN = 8
const CODE_OR_STACK = /^\s*(?:>?\s*\d+ \||at .+:\d+:\d+\)?$)/

/** The failed cases in the file that Vitest's json reporter wrote: file, title and what each message says. */
export function vitestFailures(reportFile) {
  return listOf(readJson(reportFile)?.testResults).flatMap((file) => {
    const cases = listOf(file.assertionResults).filter(({ status }) => status === 'failed')
    const named = cases.map(({ fullName, failureMessages }) => `${fullName}: ${saidBy(listOf(failureMessages))}`)
    const whole = file.status === 'failed' && named.length === 0 ? [saidBy([file.message])] : []
    return [...named, ...whole].map((text) => `${path.relative('', file.name)}: ${text}`)
  })
}

/** The failed cases in the file that Playwright's json reporter wrote, those that passed only on a retry included. */
export function playwrightFailures(reportFile) {
  return listOf(readJson(reportFile)?.suites).flatMap(failuresOf)
}

function failuresOf({ title, suites, specs }) {
  const own = listOf(specs).flatMap(({ title: name, tests }) => {
    const cases = listOf(tests).filter(({ status }) => status === 'unexpected' || status === 'flaky')
    return cases.map(({ results }) => {
      const errors = listOf(listOf(results).find(({ errors }) => listOf(errors).length > 0)?.errors)
      return `${name}: ${saidBy(errors.map(({ message, location }) => placed(message, location)))}`
    })
  })
  return [...own, ...listOf(suites).flatMap(failuresOf)].map((text) => `${title}: ${text}`)
}

/** A test that ran out of time has two errors: that it did, and what it was waiting for, with the line. */
function placed(message, location) {
  return location ? `line ${location.line}: ${message}` : message
}

function saidBy(messages) {
  return (messages.length > 0 ? messages : ['no message']).map(shortened).join('\n  ')
}

/** Without colours, code and stack. */
function shortened(message) {
  const lines = stripVTControlCharacters(String(message ?? 'no message')).split('\n')
  const end = lines.findIndex((line) => CODE_OR_STACK.test(line))
  const said = (end < 0 ? lines : lines.slice(0, end)).filter((line) => line.trim() !== '')
  return said.slice(0, LINES_SHOWN).join('\n  ')
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
