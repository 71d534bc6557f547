import { expect, test } from 'vitest'
import { UsageError } from '#devchain/cli/usage-error.ts'
import { replayFolder } from './options.ts'

test('npm start replays the given capsule, in either spelling, and otherwise none', () => {
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
