import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PROCESSOR_TIME } from '../e2e/harness/processor-time.ts'
import { costliestTests } from './costliest.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'portside-costliest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const spec = (title: string, seconds: number, ...tags: readonly string[]) => ({
  title,
  tags,
  tests: [
    {
      annotations: [
        { type: PROCESSOR_TIME, description: String(seconds) },
        { type: 'issue', description: '9' }
      ]
    }
  ]
})

test('the browser tests that took most processor time are listed, ten at most', () => {
  const report = path.join(folder, 'report.json')
  const night = { title: 'at night', specs: [spec('shines', 12.5)] }
  const specs = Array.from({ length: 12 }, (_, index) => spec(`stands ${index}`, index / 10))
  writeFileSync(report, JSON.stringify({ suites: [{ title: 'lamp.spec.ts', specs, suites: [night] }] }))
  const [title, , first, second, ...others] = costliestTests([report]).split('\n')
  expect(title).toBe('13 browser tests took 19 s of processor time, of which:')
  expect([first, second]).toEqual([
    expect.stringMatching(/^ +12\.5 {2}lamp\.spec\.ts: at night: shines$/),
    expect.stringMatching(/^ +1\.1 {2}lamp\.spec\.ts: stands 11$/)
  ])
  expect(others).toHaveLength(9)
})

test('a browser test that fills a core for more than ten seconds beside others is named, until it is tagged', () => {
  const report = path.join(folder, 'report.json')
  const specs = [spec('burns', 10.1), spec('glows', 10), spec('blazes', 30, 'proof', 'alone')]
  writeFileSync(report, JSON.stringify({ suites: [{ title: 'lamp.spec.ts', specs }] }))
  expect(costliestTests([report]).split('\n').slice(5)).toEqual([
    'Took more than 10 s and is not tagged @alone: lamp.spec.ts: burns'
  ])
})

test('without a report nothing is listed', () => {
  expect(costliestTests([path.join(folder, 'absent.json')])).toBe('')
})
