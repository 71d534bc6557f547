import { expect, test } from 'vitest'
import { chainsProblem, eventProblem, isOwnPath, lineProblem, sceneProblem } from './check-capsule.ts'

const wallet = { name: 'Scripted', chainId: 84531, accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] }
const scene = {
  test: 'a test',
  failure: 'failed',
  failedAt: 1,
  path: '/dashboard?a#b',
  storage: { a: 'b' },
  wallets: [wallet]
}
const saved = { savedAt: 1, forkBlock: 70, forkBlockHash: `0x${'a'.repeat(64)}`, dump: '0x1f8b' }
const chain = { saved, pending: ['0x02', null], isAutomining: false }
const event = { time: 1, page: 1, kind: 'clicked', text: 'Connect' }

test('what a failed test leaves is a capsule', () => {
  expect(sceneProblem(scene)).toBeUndefined()
  expect(sceneProblem({ ...scene, hasSignIn: false, path: '/' })).toBeUndefined()
  expect(chainsProblem({ 84531: chain, 31337: chain })).toBeUndefined()
  expect([eventProblem(event), lineProblem({ any: 'thing' })]).toEqual([undefined, undefined])
})

test.each([
  'javascript:alert(1)',
  'http://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  ' javascript:alert(1)',
  'data:text/html,a',
  'dashboard',
  '',
  7
])('%j is no path of the page itself', (path) => {
  expect(isOwnPath(path)).toBe(false)
  expect(sceneProblem({ ...scene, path })).toMatch(
    /^path must be a path of the page itself, such as "\/dashboard", got /
  )
})

test.each([
  [sceneProblem([]), 'it must be an object, got []'],
  [sceneProblem({ ...scene, test: {} }), 'test must be a text, got {}'],
  [sceneProblem({ ...scene, storage: { a: 1 } }), 'storage must be texts by their keys, got {"a":1}'],
  [sceneProblem({ ...scene, wallets: [wallet, 1] }), 'wallets[1] must be an object, got 1'],
  [
    sceneProblem({ ...scene, wallets: [{ ...wallet, accounts: ['0x1'] }] }),
    'wallets[0].accounts must be a list of addresses, got ["0x1"]'
  ],
  [chainsProblem({ '1,2': chain }), 'a key must be a chain id, got "1,2"'],
  [chainsProblem({ 5: { ...chain, pending: ['x'] } }), '5.pending must be a list of hex data, got ["x"]'],
  [chainsProblem({ 5: { ...chain, saved: { ...saved, dump: 'x' } } }), '5.saved.dump must be hex data, got "x"'],
  [eventProblem({ ...event, time: 'now' }), 'time must be a time in ms, got "now"'],
  [eventProblem({ ...event, text: '\u009b2J', kind: 5 }), 'kind must be a text, got 5'],
  [eventProblem({ ...event, text: ['\u009b2J\u202e'] }), 'text must be a text, got ["2J"]'],
  [lineProblem('a'), 'it must be an object, got "a"']
])('a value of another shape is named, in plain text: %s', (problem, sentence) => {
  expect(problem).toBe(sentence)
})
