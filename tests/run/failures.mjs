import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { worstOfTest } from './notes.mjs'
import { listOf, playwrightTests, readReport, vitestFiles } from './reports.mjs'
import { WAITED } from './waiting-reporter.mjs'

/** Of a message with a comparison, this is where the two sides are. */
const LINES_SHOWN = 8
/** The type of the annotation with the process that ran a browser test. */
export const WORKER = 'worker process'
const CODE_OR_STACK = /^\s*(?:>?\s*\d+ \||at .+:\d+:\d+\)?$)/

const NO_NOTES = { samples: [], answers: [] }

/**
 * The failed cases in the file that `failed-reporter.mjs` wrote: file, title, what each message says, and what the machine
 * did meanwhile, by the notes of the run.
 */
export function vitestFailures(reportFile, notes = NO_NOTES) {
  return vitestFiles(readReport(reportFile)).flatMap((file) => {
    const cases = file.tests.filter(({ status }) => status === 'failed')
    const named = cases.map(({ fullName, failureMessages, startTime, duration, meta }) => {
      const said = saidBy(listOf(failureMessages).map((message) => withLine(message, file.name)))
      const test = { startedAt: startTime, ms: duration ?? 0, pid: meta?.pid }
      return `${fullName}: ${[said, ...meanwhile(notes, test)].join('\n  ')}`
    })
    const test = { startedAt: file.startTime, ms: file.endTime - file.startTime }
    const isWhole = file.status === 'failed' && named.length === 0
    const whole = isWhole ? [[saidBy([file.message]), ...meanwhile(notes, test)].join('\n  ')] : []
    return [...named, ...whole].map((text) => `${path.relative('', file.name)}: ${text}`)
  })
}

/**
 * The failed cases in the file that Playwright's json reporter wrote, those that passed only on a retry included, with what
 * they waited for and what the machine did meanwhile.
 */
export function playwrightFailures(reportFile, notes = NO_NOTES) {
  return playwrightTests(readReport(reportFile)).flatMap(({ file, groups, title, runs }) => {
    const cases = runs.filter(({ status }) => status === 'unexpected' || status === 'flaky')
    return cases.map(({ results, timeout }) => {
      const failed = listOf(results).find(({ errors }) => listOf(errors).length > 0)
      const said = saidBy(listOf(failed?.errors).map(({ message, location }) => withLocation(message, location)))
      const lines = failed ? [...annotated(failed, WAITED), ...meanwhile(notes, browserTest(failed, timeout))] : []
      return [file, ...groups, title, [said, ...lines].join('\n  ')].join(': ')
    })
  })
}

function annotated({ annotations }, wanted) {
  return listOf(annotations)
    .filter(({ type }) => type === wanted)
    .map(({ description }) => description)
}

/** One that hangs before its first line is reported to have taken no time. */
function browserTest(result, timeout) {
  const [pid] = annotated(result, WORKER)
  const leastMs = result.status === 'timedOut' ? timeout : 0
  return {
    startedAt: Date.parse(result.startTime),
    ms: Math.max(result.duration, leastMs),
    ...(pid && { pid: Number(pid) })
  }
}

function meanwhile(notes, test) {
  const said = Number.isFinite(test.startedAt) ? worstOfTest(notes, test) : undefined
  return said === undefined ? [] : [said]
}

/** With the first line of the test's own file in the stack: of a test that ran out of time, where it begins. */
function withLine(message, file) {
  const frame = String(message).split(`${file}:`)[1]
  const line = Number.parseInt(frame ?? '', 10)
  return Number.isNaN(line) ? message : `line ${line}: ${message}`
}

/** A test that ran out of time has two errors: that it did, and what it was waiting for, with the line. */
function withLocation(message, location) {
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
