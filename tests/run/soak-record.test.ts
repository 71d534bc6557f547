import { expect, test } from 'vitest'
import { failuresIn, greenInARow, introduction, isDocument, keyOf, type Round } from './soak-record.mjs'

const green = (number: number, load = 1): Round => ({ number, commit: 'abc1234', load, isGreen: true })
const failed = (number: number): Round => ({
  number,
  commit: 'abc1234',
  load: 1,
  isGreen: false,
  log: `.soak/round-${number}.log`
})

const CODE: readonly (readonly [string, string])[] = [
  ['src/main.tsx', 'a1'],
  ['package.json', 'b2'],
  ['README.md', 'c3'],
  ['docs/dashboard.png', 'd4']
]

const without = (file: string) => CODE.filter(([name]) => name !== file)

test('a change of documents and their pictures goes on with the count, any other starts one', () => {
  const key = keyOf(new Map(CODE))
  for (const file of ['README.md', 'docs/dashboard.png', 'docs/new.svg', 'LICENSE', 'ui/text/de/glossary.md'])
    expect(keyOf(new Map([...without(file), [file, 'changed']])), file).toBe(key)
  for (const file of ['src/main.tsx', 'package.json', 'src/new.ts', 'tests/proof/screenshots/a.png', 'src/docs/a.ts'])
    expect(keyOf(new Map([...without(file), [file, 'changed']])), file).not.toBe(key)
  expect(keyOf(new Map(without('src/main.tsx')))).not.toBe(key)
  expect(keyOf(new Map([...CODE].reverse()))).toBe(key)
})

test.each(['a.md', 'x/README.md', 'docs/a/b.png', 'LICENSE'])('%s is a document', (file) => {
  expect(isDocument(file)).toBe(true)
})

test('rounds in a row are counted from the last that failed', () => {
  expect(greenInARow({ rounds: [] }, 1)).toBe(0)
  expect(greenInARow({ rounds: [green(1), green(2)] }, 1)).toBe(2)
  expect(greenInARow({ rounds: [green(1), failed(2)] }, 1)).toBe(0)
  expect(greenInARow({ rounds: [green(1), failed(2), green(3)] }, 1)).toBe(1)
})

test('a round with fewer cores kept busy does not count, and does not undo what was counted', () => {
  expect(greenInARow({ rounds: [green(1, 3), green(2, 1), green(3, 2)] }, 2)).toBe(2)
  expect(greenInARow({ rounds: [green(1, 3), failed(2), green(3, 2)] }, 2)).toBe(1)
})

test('the failures of a round are what its run named at the end, with what each says', () => {
  const output = `  ✘ 3 connect.spec.ts
FAIL e2e                  60.0 s 5 passed, 2 failed

FAIL e2e connect.spec.ts: connects: line 7: Test timeout of 30000ms exceeded.
  line 9: still waiting
FAIL integration tests/a.test.ts: is quick: expected 1 to be 2

7 passed, 2 failed
`
  expect(failuresIn(output)).toEqual([
    'FAIL e2e connect.spec.ts: connects: line 7: Test timeout of 30000ms exceeded.\n  line 9: still waiting',
    'FAIL integration tests/a.test.ts: is quick: expected 1 to be 2'
  ])
  expect(failuresIn('a build\nthat broke\n')).toEqual(['a build', 'that broke'])
})

const soak = { file: '.soak/1a2b.json', commit: 'abc1234', changed: [], times: 10, load: 1, record: { rounds: [] } }

test('it is said what is counted, where, and how far it has come', () => {
  expect(introduction({ ...soak, record: { rounds: [green(1), green(2)] } })).toBe(
    `Counts rounds in a row in which no integration, recipe or browser test fails, with one core kept busy.
The count of abc1234 is in .soak/1a2b.json: 2 of 10.`
  )
})

test('a count that another commit began is said, as are changes that no commit has, and rounds to explain', () => {
  const changed = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts']
  const text = introduction({
    ...soak,
    load: 2,
    commit: 'def5678',
    changed,
    record: { rounds: [failed(1), green(2, 2)] }
  })
  expect(text.split('\n').slice(1)).toEqual([
    'The count of def5678 is in .soak/1a2b.json: 1 of 10.',
    'It goes on from abc1234: the code is the same.',
    'No commit has a.ts, b.ts, c.ts, d.ts, e.ts and 2 more: the rounds count for the files as they are.',
    'Round 1 failed at abc1234, and is to be explained: .soak/round-1.log'
  ])
})
