import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { filesBelow } from './source-tree.ts'

/** What the container creates, as `ui/models/` lists it. */
const PROVIDED = ['connect-models.ts', 'account-models.ts'].flatMap((file) => {
  const text = readFileSync(path.join(root, 'ui/models', file), 'utf8')
  return [...text.matchAll(/\bprovide\((\w+)/g)].map(([, name = '']) => name)
})
const HAND_MADE = new RegExp(`\\bnew (?:\\w+(?:Model|Follower)|${PROVIDED.join('|')})\\(`)

test('no test constructs a model by hand: src/testing/ creates them as the page does', () => {
  const tests = ['ui', 'src'].flatMap(testsIn)
  expect(tests.length).toBeGreaterThan(80)
  expect(tests.filter((file) => HAND_MADE.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('a model constructed by hand is detected, and so is whatever else the container provides', () => {
  expect(PROVIDED.length).toBeGreaterThan(20)
  for (const name of ['SendModel', 'SessionEffects', 'Pulse', 'AttemptStore'])
    expect(HAND_MADE.test(`const made = new ${name}(connection)`)).toBe(true)
  expect(HAND_MADE.test("import { SendModel } from './send-model.ts'")).toBe(false)
})

function testsIn(folder: string): readonly string[] {
  return filesBelow(folder).filter((file) => /\.test\.tsx?$/.test(file))
}
