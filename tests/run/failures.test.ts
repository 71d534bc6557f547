import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'portside-failures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(report: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a failed case is named by its file, title and the first line of its message', () => {
  const failed = {
    status: 'failed',
    fullName: 'a lamp > shines',
    failureMessages: ['Error: It is dark.\n  at lamp.ts']
  }
  const passed = { status: 'passed', fullName: 'a lamp > stands', failureMessages: [] }
  const report = written({
    testResults: [{ name: 'lamp.test.ts', status: 'failed', assertionResults: [failed, passed] }]
  })
  expect(vitestFailures(report)).toEqual(['lamp.test.ts: a lamp > shines: Error: It is dark.'])
})

test('a file that cannot be loaded is named with its message', () => {
  const report = written({
    testResults: [{ name: 'lamp.test.ts', status: 'failed', message: 'No lamp.', assertionResults: [] }]
  })
  expect(vitestFailures(report)).toEqual(['lamp.test.ts: No lamp.'])
})

test('a failed browser test is named by its file, groups and title, and so is one that passed only on a retry', () => {
  const spec = (title: string, status: string, ...results: object[]) => ({ title, tests: [{ status, results }] })
  const error = { message: 'Error: It is dark.\nmore' }
  const group = { title: 'at night', specs: [spec('shines', 'unexpected', { error })] }
  const specs = [spec('stands', 'expected', {}), spec('turns on', 'flaky', { error }, {})]
  expect(playwrightFailures(written({ suites: [{ title: 'lamp.spec.ts', specs, suites: [group] }] }))).toEqual([
    'lamp.spec.ts: turns on: Error: It is dark.',
    'lamp.spec.ts: at night: shines: Error: It is dark.'
  ])
})

test('a missing report names nothing', () => {
  expect(vitestFailures(path.join(folder, 'absent.json'))).toEqual([])
  expect(playwrightFailures(path.join(folder, 'absent.json'))).toEqual([])
})
