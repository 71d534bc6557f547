import { expect, test } from 'vitest'
import { UsageError } from '#devchain/cli/options.ts'
import { replayFolder } from './options.ts'

test('npm start brings back a capsule that it is given, in either spelling, and nothing otherwise', () => {
  expect([replayFolder([]), replayFolder(['--replay', 'a/b']), replayFolder(['--replay=a/b'])]).toEqual([
    undefined,
    'a/b',
    'a/b'
  ])
})

test.each([
  [['--port', '80']],
  [['--replay']],
  [['--replay=']],
  [['--replay', '--ci']],
  [['--replay', 'a', '--ci']],
  [['a']]
])('%j is refused with a sentence that says what there is', (args) => {
  expect(() => replayFolder(args)).toThrow(UsageError)
  expect(() => replayFolder(args)).toThrow(/^npm start takes one option: --replay FOLDER, .+\.$/)
})
