import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import e2e from '../e2e/playwright.config.ts'
import { root } from '../ready.mjs'
import { filesOfRunners, runnerOf, testFiles } from './named-files.mjs'

const files = testFiles(root)

test('names choose among the files that each project of Vitest has', () => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const listed = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--json'], {
    cwd: root,
    encoding: 'utf8'
  })
  const projects = new Map<string, string[]>()
  for (const { file, projectName } of JSON.parse(listed))
    projects.set(projectName, [...(projects.get(projectName) ?? []), path.relative(root, file)])
  expect([...projects.keys()].sort()).toEqual(['alone', 'integration', 'proof', 'proof alone', 'recipes', 'unit'])
  for (const [project, own] of projects)
    expect(files.filter((file) => runnerOf(file) === project).sort(), project).toEqual(own.sort())
})

test('every browser test is one that a configuration of Playwright has', () => {
  expect(e2e.testMatch).toEqual(['tests/e2e/*.spec.ts', 'contracts/**/*.spec.ts'])
  const specs = files.filter((file) => file.endsWith('.spec.ts'))
  expect(specs.length).toBeGreaterThan(40)
  expect(specs.filter((file) => !['e2e', 'browser proof', 'webkit'].includes(runnerOf(file) ?? ''))).toEqual([])
  expect(filesOfRunners(files, ['firefox'])).toEqual(
    filesOfRunners(files, ['e2e']).map(({ file }) => ({ runner: 'firefox', file }))
  )
})

test('what is no test has no runner', () => {
  expect(['tests/e2e/test.ts', 'tests/run.mjs', 'src/main.tsx', 'tests/e2e/harness/a.spec.ts'].map(runnerOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined
  ])
})
