import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { vitestFailures } from './failures.mjs'

const folder = mkdtempSync(path.join(root, 'node_modules', '.failing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FAILING = `import { beforeAll, describe, expect, test } from 'vitest'
test('hangs', () => new Promise(() => undefined), 50)
test('stands', () => undefined)
test('compares', () => expect(1).toBe(2))
describe('in the dark', () => {
  beforeAll(() => new Promise(() => undefined), 50)
  test('shines', () => undefined)
})
`

test('a test and a hook that ran out of time are named with their lines and what they say', () => {
  const file = path.join(folder, 'lamp.test.ts')
  const failed = path.join(folder, 'failed.json')
  writeFileSync(file, FAILING)
  writeFileSync(path.join(folder, 'vitest.config.mjs'), "export default { test: { include: ['*.test.ts'] } }")
  const reporter = `--reporter=${path.join(root, 'tests/run/failed-reporter.mjs')}`
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, reporter], {
    env: { ...process.env, FAILED_FILE: failed },
    stdio: 'inherit'
  })
  const named = path.relative('', file)
  const firstLines = vitestFailures(failed).map((text) => text.split('\n')[0])
  expect(firstLines).toEqual([
    `${named}: hangs: line 2: Error: Test timed out in 50ms.`,
    expect.stringContaining(`${named}: compares: line 4: AssertionError: expected 1 to be 2`),
    `${named}: in the dark, in a hook: line 6: Error: Hook timed out in 50ms.`
  ])
  const [{ assertionResults }] = JSON.parse(readFileSync(failed, 'utf8')).testResults
  for (const { startTime } of assertionResults) expect(startTime).toBeGreaterThan(0)
})
