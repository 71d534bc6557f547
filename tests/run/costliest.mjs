import { readFileSync } from 'node:fs'
import { table } from './table.mjs'

const SHOWN = 10

/**
 * The processor time of browser tests, by the file that Playwright's json reporter wrote: of all, and of the ten that took
 * most. Empty without a report.
 */
export function costliestTests(reportFile) {
  const tests = timesIn(reportFile).sort((a, b) => b.seconds - a.seconds)
  if (tests.length === 0) return ''
  const total = tests.reduce((sum, { seconds }) => sum + seconds, 0)
  const title = `${tests.length} browser tests took ${total.toFixed(0)} s of processor time, of which:`
  const rows = tests.slice(0, SHOWN).map(({ seconds, name }) => [seconds, name])
  return `${title}\n${table(['seconds', 'test'], rows)}`
}

function timesIn(reportFile) {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')).suites.flatMap((file) => timesOf(file, []))
  } catch {
    return []
  }
}

function timesOf({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title]
  const own = specs.flatMap(({ title: name, tests }) =>
    tests.flatMap(({ annotations = [] }) =>
      annotations
        .filter(({ type }) => type === 'processor time')
        .map(({ description }) => ({ seconds: Number(description), name: [...titles, name].join(': ') }))
    )
  )
  return [...own, ...suites.flatMap((suite) => timesOf(suite, titles))]
}
