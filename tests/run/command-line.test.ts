import { expect, test } from 'vitest'
import { parseCommandLine } from './command-line.mjs'

const SOAK = { command: 'npm run soak', options: { times: 'count', name: 'text', again: 'flag' } } as const

test('options are read in any order, and those that were not given are not there', () => {
  expect(parseCommandLine(['--again', '--times', '3'], SOAK)).toEqual({ values: { again: true, times: 3 }, names: [] })
  expect(parseCommandLine(['--name=-a'], SOAK)).toEqual({ values: { name: '-a' }, names: [] })
})

test.each([['--help'], ['-h'], ['--bogus', '-h'], ['name', '--help']])('%s %s asks for the usage only', (...args) => {
  expect(parseCommandLine(args.filter(Boolean), SOAK)).toBe('help')
})

test.each([
  [['--tiems', '3'], 'npm run soak has no option --tiems; npm run soak -- --help shows what it takes.'],
  [['-x'], 'npm run soak has no option -x; npm run soak -- --help shows what it takes.'],
  [['--constructor'], 'npm run soak has no option --constructor; npm run soak -- --help shows what it takes.'],
  [['--times'], '--times needs a value; npm run soak -- --help shows what it takes.'],
  [['--times', '--again'], '--times needs a value; npm run soak -- --help shows what it takes.'],
  [['--times='], '--times needs a value; npm run soak -- --help shows what it takes.'],
  [['--times', '0'], '--times must be a positive whole number, got "0".'],
  [['--times', '1e3'], '--times must be a positive whole number, got "1e3".'],
  [['--times', '2', '--times', '3'], '--times is given twice.'],
  [['--again=no'], '--again takes no value.'],
  [['weather'], 'npm run soak takes no "weather"; npm run soak -- --help shows what it takes.']
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => parseCommandLine(args, SOAK)).toThrow(sentence)
})

test('a command that takes names keeps them in order, those after -- too', () => {
  const known = { command: 'npm test', takesNames: true }
  expect(parseCommandLine(['send-form', 'weather', '--', '-odd'], known)).toEqual({
    values: {},
    names: ['send-form', 'weather', '-odd']
  })
})
