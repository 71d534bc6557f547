import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { parseRun, usageOf } from './arguments.mjs'

const FILES = [
  'ui/views/dashboard-page/send-form.test.tsx',
  'domain/chain/chain.test.ts',
  'contracts/shop/shop.chain.test.ts',
  'contracts/shop/shop.spec.ts',
  'tests/devchain/weather.test.ts',
  'tests/recipes/devchain-recipes.test.ts',
  'tests/e2e/send-form.spec.ts',
  'tests/e2e/connect.spec.ts',
  'tests/proof/create.alone.test.ts',
  'tests/proof/memory.spec.ts',
  'tests/browsers/webkit/flows.spec.ts'
]

const project = { root: '/portside', caller: '/portside/tests/e2e', files: FILES }
const parse = (...args: string[]) => parseRun(args, project)

/** What was chosen, or the sentence that refuses it. */
function chosenBy(...args: string[]): unknown {
  const run = parse(...args)
  return run === 'help' || run.named === undefined ? run : Object.fromEntries(run.named)
}

test('without a name, the whole of a command runs', () => {
  expect(parse('--all')).toEqual({ mode: '--all', steps: undefined })
  expect(parse()).toEqual({ mode: '--all', steps: undefined })
  expect(parse('--e2e')).toEqual({ mode: '--e2e', steps: ['build', 'e2e', 'e2e alone'] })
})

test('a name of npm test chooses the files whose path has it, in each runner that has them, the proof included', () => {
  expect(chosenBy('--all', 'send-form')).toEqual({
    unit: ['ui/views/dashboard-page/send-form.test.tsx'],
    e2e: ['tests/e2e/send-form.spec.ts']
  })
  expect(chosenBy('--all', 'create', 'memory', 'flows')).toEqual({
    'proof alone': ['tests/proof/create.alone.test.ts'],
    'browser proof': ['tests/proof/memory.spec.ts'],
    webkit: ['tests/browsers/webkit/flows.spec.ts']
  })
  expect(chosenBy('shop/')).toEqual({
    integration: ['contracts/shop/shop.chain.test.ts'],
    e2e: ['contracts/shop/shop.spec.ts']
  })
})

test('a name may be a path, from the root, from where it was typed, or a full one', () => {
  const connect = { e2e: ['tests/e2e/connect.spec.ts'] }
  for (const name of [
    'tests/e2e/connect',
    './connect.spec.ts',
    '../e2e/connect',
    '/portside/tests/e2e/connect.spec.ts'
  ])
    expect(chosenBy('--all', name), name).toEqual(connect)
  expect(chosenBy('--all', 'tests\\e2e\\connect.spec.ts')).toEqual(connect)
})

test('a name chooses among the files of its command only', () => {
  expect(chosenBy('--fast', 'send-form')).toEqual({ unit: ['ui/views/dashboard-page/send-form.test.tsx'] })
  expect(chosenBy('--e2e', 'send-form')).toEqual({ e2e: ['tests/e2e/send-form.spec.ts'] })
  expect(chosenBy('--browsers', 'send-form')).toEqual({ firefox: ['tests/e2e/send-form.spec.ts'] })
  expect(chosenBy('--integration', 'devchain')).toEqual({
    integration: ['tests/devchain/weather.test.ts'],
    recipes: ['tests/recipes/devchain-recipes.test.ts']
  })
})

test('a window shows the browser tests of a name, and nothing else runs', () => {
  const named = new Map([['e2e', ['tests/e2e/send-form.spec.ts']]])
  expect(parse('--all', 'send-form', '--headed')).toEqual({ mode: '--all', named, shown: 'headed' })
  expect(parse('--e2e', '--debug', 'send-form')).toEqual({ mode: '--e2e', named, shown: 'debug' })
})

test.each([
  [['--all', 'sned-form'], 'The path of no test file contains "sned-form".'],
  [['--all', 'send-form', 'nowhere'], 'The path of no test file contains "nowhere".'],
  [
    ['--fast', 'weather'],
    'The path of no test file of npm run check contains "weather"; npm test -- weather looks among all.'
  ],
  [['--all', '--watch'], 'npm test has no option --watch; npm test -- --help shows what it takes.'],
  // What package.json gives to another command.
  [['--all', '--proof'], 'npm test has no option --proof; npm test -- --help shows what it takes.'],
  [
    ['--fast', 'chain', '--headed'],
    'npm run check has no option --headed; npm run check -- --help shows what it takes.'
  ],
  [['--all', '--headed'], '--headed needs the name of a browser test, as in "npm test -- send-form --headed".'],
  [['--all', 'weather', '--debug'], '--debug is for browser tests, and the path of none contains "weather".'],
  [['--boundary', 'weather'], 'npm run soak takes no "weather"; npm run soak -- --help shows what it takes.']
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => parse(...args)).toThrow(sentence)
})

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8')
)

test.each(Object.entries(scripts).filter(([, script]) => script.startsWith('node tests/run.mjs ')))(
  'npm run %s has a mode of its own, and --help says what names choose',
  (script, command) => {
    const [mode = ''] = command.split(' ').slice(2)
    const typed = script === 'test' ? 'npm test' : `npm run ${script}`
    expect(parse(mode, '--help')).toBe('help')
    expect(parse(mode, 'nowhere', '-h')).toBe('help')
    expect(usageOf([mode])).toMatch(new RegExp(`^${typed} +\\S[^]*\n${typed} -- NAME\\.\\.\\. +\\S`))
  }
)
