import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightFailures, vitestFailures, WORKER } from './failures.mjs'
import { WAITED } from './waiting-reporter.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'portside-failures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reportFile(report: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a failed case is named by its file and title, with its message but without the stack', () => {
  const failed = {
    status: 'failed',
    fullName: 'a lamp > shines',
    failureMessages: [
      'Error: It is dark.\n\u001b[32m- light\u001b[39m\n    at shine (/a/lamp.ts:3:4)\n    at /a/lamp.ts:9:1'
    ]
  }
  const passed = { status: 'passed', fullName: 'a lamp > stands', failureMessages: [] }
  const report = reportFile({
    testResults: [{ name: 'lamp.test.ts', status: 'failed', assertionResults: [failed, passed] }]
  })
  expect(vitestFailures(report)).toEqual(['lamp.test.ts: a lamp > shines: Error: It is dark.\n  - light'])
})

test('a file that cannot be loaded is named with its message', () => {
  const report = reportFile({
    testResults: [{ name: 'lamp.test.ts', status: 'failed', message: 'No lamp.', assertionResults: [] }]
  })
  expect(vitestFailures(report)).toEqual(['lamp.test.ts: No lamp.'])
})

function spec(title: string, status: string, ...results: object[]): object {
  return { title, tests: [{ status, results }] }
}

test('a failed browser test is named by its file, groups and title, and so is one that passed only on a retry', () => {
  const errors = [{ message: 'Error: It is dark.' }]
  const group = { title: 'at night', specs: [spec('shines', 'unexpected', { errors })] }
  const specs = [spec('stands', 'expected', { errors: [] }), spec('turns on', 'flaky', { errors }, { errors: [] })]
  expect(playwrightFailures(reportFile({ suites: [{ title: 'lamp.spec.ts', specs, suites: [group] }] }))).toEqual([
    'lamp.spec.ts: turns on: Error: It is dark.',
    'lamp.spec.ts: at night: shines: Error: It is dark.'
  ])
})

test('a browser test that ran out of time says what it was waiting for, and where', () => {
  const waiting =
    'Error: locator.click: Test timeout of 9ms exceeded.\nCall log:\n  - waiting for a lamp\n\n\n> 7 | click()'
  const errors = [{ message: 'Test timeout of 9ms exceeded.' }, { message: waiting, location: { line: 7 } }]
  const specs = [spec('shines', 'unexpected', { errors })]
  expect(playwrightFailures(reportFile({ suites: [{ title: 'lamp.spec.ts', specs }] }))).toEqual([
    [
      'lamp.spec.ts: shines: Test timeout of 9ms exceeded.',
      'line 7: Error: locator.click: Test timeout of 9ms exceeded.',
      'Call log:',
      '  - waiting for a lamp'
    ].join('\n  ')
  ])
})

test('a long message is shortened, and one that is missing is said to be', () => {
  const long = Array.from({ length: 20 }, (_, i) => `word ${i}`).join('\n')
  const specs = [spec('shines', 'unexpected', { errors: [{ message: long }] }), spec('hums', 'unexpected', {})]
  const [shines, hums] = playwrightFailures(reportFile({ suites: [{ title: 'lamp.spec.ts', specs }] }))
  expect(shines?.split('\n')).toHaveLength(8)
  expect(hums).toBe('lamp.spec.ts: hums: no message')
})

test('a missing report names nothing', () => {
  expect(vitestFailures(path.join(folder, 'absent.json'))).toEqual([])
  expect(playwrightFailures(path.join(folder, 'absent.json'))).toEqual([])
})

const startedAt = new Date(2026, 0, 2, 12, 0, 0).getTime()
const notes = {
  samples: [{ at: startedAt + 2_000, running: 31, load: 4, busyCores: 2, machineLoad: 5 }],
  answers: [
    { at: startedAt + 1_000, ms: 2_300, node: '84531', method: 'eth_call', pid: 7 },
    { at: startedAt + 1_000, ms: 9_000, node: '84531', method: 'eth_call', pid: 8 }
  ]
}
const MEANWHILE =
  "meanwhile: up to 31 threads of this run at once (12:00:02), its load up to 4, the machine's up to 5, longest answer of its nodes 2.3 s (eth_call of 84531)"

test('a browser test that failed says what it waited for, and what the machine did meanwhile', () => {
  const result = {
    status: 'timedOut',
    startTime: new Date(startedAt).toISOString(),
    duration: 0,
    errors: [{ message: 'Test timeout of 30000ms exceeded.' }],
    annotations: [
      { type: WORKER, description: '7' },
      { type: WAITED, description: 'waited 29.0 s for Click (lamp.spec.ts:4)' }
    ]
  }
  const specs = [{ title: 'shines', tests: [{ status: 'unexpected', timeout: 30_000, results: [result] }] }]
  expect(playwrightFailures(reportFile({ suites: [{ title: 'lamp.spec.ts', specs }] }), notes)).toEqual([
    `lamp.spec.ts: shines: Test timeout of 30000ms exceeded.\n  waited 29.0 s for Click (lamp.spec.ts:4)\n  ${MEANWHILE}`
  ])
})

test('of a browser test that hung before its first line, which is reported without a duration, the whole limit counts', () => {
  const late = { at: startedAt + 20_000, running: 50, load: 9, busyCores: 2, machineLoad: 9 }
  const errors = [{ message: 'Test timeout of 30000ms exceeded.' }]
  const result = { status: 'timedOut', startTime: new Date(startedAt).toISOString(), duration: 0, errors }
  const specs = [{ title: 'shines', tests: [{ status: 'unexpected', timeout: 30_000, results: [result] }] }]
  const [said] = playwrightFailures(reportFile({ suites: [{ title: 'lamp.spec.ts', specs }] }), {
    samples: [late],
    answers: []
  })
  expect(said).toContain('meanwhile: up to 50 threads of this run at once (12:00:20)')
})

test('a test of Vitest that failed says where, and what the machine did meanwhile', () => {
  const name = path.resolve('tests/lamp.test.ts')
  const failureMessages = [`Error: Test timed out in 60000ms.\n    at ${name}:12:3`]
  const failed = { status: 'failed', fullName: 'a lamp shines', failureMessages, startTime: startedAt, duration: 3_000 }
  const assertionResults = [{ ...failed, meta: { pid: 7 } }]
  expect(vitestFailures(reportFile({ testResults: [{ name, status: 'failed', assertionResults }] }), notes)).toEqual([
    `${path.join('tests', 'lamp.test.ts')}: a lamp shines: line 12: Error: Test timed out in 60000ms.\n  ${MEANWHILE}`
  ])
})
