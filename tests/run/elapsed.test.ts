import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { elapsedTables, playwrightTimes, vitestTimes } from './elapsed.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'portside-elapsed-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a test of Vitest has its file, title and time; one that was skipped has none', () => {
  const assertionResults = [
    { fullName: 'a lamp shines', duration: 1_200.4 },
    { fullName: 'a lamp hums', status: 'skipped' }
  ]
  const report = written({ testResults: [{ name: path.resolve('tests/lamp.test.ts'), assertionResults }] })
  const file = path.join('tests', 'lamp.test.ts')
  expect(vitestTimes(report)).toEqual([{ file, title: 'a lamp shines', ms: 1_200.4 }])
})

test('a browser test has its file, its groups, and the time of all its runs', () => {
  const spec = (title: string, ...durations: readonly number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }]
  })
  const report = written({
    config: { rootDir: path.resolve('tests') },
    suites: [
      {
        title: 'e2e/lamp.spec.ts',
        file: 'e2e/lamp.spec.ts',
        specs: [spec('shines', 40)],
        suites: [{ title: 'at night', file: 'e2e/lamp.spec.ts', specs: [spec('shines', 30, 3)] }]
      }
    ]
  })
  const file = path.join('tests', 'e2e', 'lamp.spec.ts')
  expect(playwrightTimes(report)).toEqual([
    { file, title: 'shines', ms: 40 },
    { file, title: 'at night shines', ms: 33 }
  ])
})

test('the steps, files and tests that took longest come first, ten files and tests at most', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, title: 'stands', ms: n * 100 }))
  const unit = { name: 'unit', seconds: 5, times: many }
  const one = { file: 'lamp.spec.ts', title: 'shines', ms: 7_000 }
  const other = { ...one, title: 'hums', ms: 2_000 }
  const e2e = { name: 'e2e', seconds: 9.04, times: [other, one] }
  const [title, steps = '', files = '', tests = ''] = elapsedTables([unit, e2e]).split('\n\n')
  expect(title).toBe('Where the time went:')
  expect(steps.split('\n')).toEqual([
    'seconds  step  tests  seconds of tests',
    '      9  e2e       2                 9',
    '      5  unit     12               6.6'
  ])
  expect(files.split('\n')[1]).toBe('      9  e2e       2  lamp.spec.ts')
  expect(tests.split('\n').slice(1, 3)).toEqual([
    '      7  e2e   lamp.spec.ts: shines',
    '      2  e2e   lamp.spec.ts: hums'
  ])
  expect([files, tests].map((text) => text.split('\n').length)).toEqual([11, 11])
})

test('without tests there is no table', () => {
  expect(elapsedTables([{ name: 'types', seconds: 3, times: [] }])).toBe('')
  expect(vitestTimes(path.join(folder, 'absent.json'))).toEqual([])
  expect(playwrightTimes(path.join(folder, 'absent.json'))).toEqual([])
})
