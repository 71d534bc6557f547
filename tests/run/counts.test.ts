import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest } from './counts.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'portside-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const brokenFile = { status: 'failed', assertionResults: [] }

function written(report: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return file
}

function vitestReport(passed: number, failed: number, ...testResults: object[]): string {
  return written({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0, testResults })
}

function playwrightReport(stats: object): string {
  return written({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } })
}

test('a step without test cases counts as one case', () => {
  expect(countStep(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countStep(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('every test case counts', () => {
  expect(countVitest(vitestReport(2, 1, passedFile, failedFile), 1)).toMatchObject({ passed: 2, failed: 1 })
  expect(countPlaywright(playwrightReport({ expected: 3, unexpected: 2 }), 1)).toMatchObject({ passed: 3, failed: 2 })
})

test('a test file that cannot be loaded is one failure', () => {
  expect(countVitest(vitestReport(2, 1, passedFile, failedFile, brokenFile), 1)).toMatchObject({ passed: 2, failed: 2 })
})

test('a runner that ran nothing is one failure', () => {
  expect(countVitest(vitestReport(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countPlaywright(playwrightReport({ skipped: 4 }), 0)).toEqual({ passed: 0, failed: 1, skipped: 4 })
})

test('a runner that failed outside its cases adds one failure', () => {
  expect(countVitest(vitestReport(1, 0, passedFile), 1)).toMatchObject({ passed: 1, failed: 1 })
  expect(countPlaywright(playwrightReport({ expected: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 })
})

test('a runner with a missing or truncated report is one failure', () => {
  expect(countVitest(path.join(folder, 'absent.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countPlaywright(written('{"stats": {"expe'), 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('a browser test that passed only on a retry has failed', () => {
  expect(countPlaywright(playwrightReport({ expected: 1, flaky: 1 }), 0)).toMatchObject({ passed: 1, failed: 1 })
})
