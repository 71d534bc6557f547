import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'

const HAND_MADE = /\bnew \w+(?:Model|Follower)\(/

/** They create a second session that has no follower yet. May shrink, never grow. */
const KNOWN = ['ui/models/session/left-session.test.ts', 'ui/models/session/session-model.test.ts']

test('no test constructs a model by hand: src/testing/ creates them as the page does', () => {
  const tests = ['ui', 'src'].flatMap(testsIn)
  expect(tests.length).toBeGreaterThan(80)
  const handMade = tests.filter((file) => HAND_MADE.test(readFileSync(path.join(root, file), 'utf8')))
  expect(handMade.filter((file) => !KNOWN.includes(file))).toEqual([])
})

test('a model constructed by hand is detected', () => {
  expect(HAND_MADE.test('const send = new SendModel(connection)')).toBe(true)
  expect(HAND_MADE.test("import { SendModel } from './send-model.ts'")).toBe(false)
})

function testsIn(folder: string): readonly string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  return tests.map((file) => [folder, ...file.split(path.sep)].join('/'))
}
