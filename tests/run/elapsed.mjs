// Where the time of a run goes, by the clock.
import path from 'node:path'
import { listOf, playwrightTests, readReport, vitestFiles } from './reports.mjs'
import { table } from './table.mjs'

const SHOWN = 10

/** Each test in the file that Vitest's json reporter wrote, with its file; none without a report. */
export function vitestTimes(reportFile) {
  return vitestFiles(readReport(reportFile)).flatMap(({ name, tests }) =>
    tests
      .filter(({ duration }) => duration >= 0)
      .map(({ fullName, duration }) => ({ file: path.relative('', name), title: fullName, ms: duration }))
  )
}

/** Likewise, for Playwright. */
export function playwrightTimes(reportFile) {
  const report = readReport(reportFile)
  const folder = report?.config?.rootDir ?? ''
  return playwrightTests(report).flatMap(({ file, groups, title, runs }) =>
    runs.map(({ results }) => ({
      file: path.relative('', path.join(folder, file)),
      title: [...groups, title].join(' '),
      ms: listOf(results).reduce((sum, { duration }) => sum + duration, 0)
    }))
  )
}

/**
 * The steps, the files and the tests that took longest. Files of a step run beside each other, so their times add up to
 * more than the step's.
 */
export function elapsedTables(steps) {
  const files = steps.flatMap(({ name, times }) => filesOf(times).map((file) => ({ step: name, ...file })))
  const tests = steps.flatMap(({ name, times }) => times.map((test) => ({ step: name, ...test })))
  const stepRows = [...steps].sort((a, b) => b.seconds - a.seconds)
  const shown = [
    table(
      ['seconds', 'step', 'tests', 'seconds of tests'],
      stepRows.map(({ name, seconds, times }) => [rounded(seconds), name, times.length, inSeconds(sumOf(times))])
    ),
    table(
      ['seconds', 'step', 'tests', 'file'],
      slowest(files).map(({ ms, step, count, file }) => [inSeconds(ms), step, count, file])
    ),
    table(
      ['seconds', 'step', 'test'],
      slowest(tests).map(({ ms, step, file, title }) => [inSeconds(ms), step, `${file}: ${title}`])
    )
  ]
  return tests.length === 0 ? '' : ['Where the time went:', ...shown].join('\n\n')
}

function filesOf(times) {
  const files = new Map()
  for (const { file, ms } of times) {
    const { ms: soFar = 0, count = 0 } = files.get(file) ?? {}
    files.set(file, { file, ms: soFar + ms, count: count + 1 })
  }
  return [...files.values()]
}

function slowest(list) {
  return [...list].sort((a, b) => b.ms - a.ms).slice(0, SHOWN)
}

function sumOf(times) {
  return times.reduce((sum, { ms }) => sum + ms, 0)
}

function inSeconds(ms) {
  return rounded(ms / 1000)
}

function rounded(number) {
  return Number(number.toFixed(1))
}
