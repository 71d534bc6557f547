import { expect, test } from 'vitest'
import { Behaviours } from './behaviour.ts'
import { busy, rejected, type Thrown } from './wallet-error.ts'

function wallet() {
  const actions: string[] = []
  const action = (name: string) => async () => void actions.push(name)
  const behaviours = new Behaviours({
    lock: action('lock'),
    untilUnlocked: action('wait'),
    emitStorm: action('storm'),
    switchAccount: action('switch')
  })
  return { behaviours, actions }
}

const requestOf = (method: string) => ({ method, origin: 'page' })

test('one-shot behaviours are used in order, per method', () => {
  const { behaviours } = wallet()
  behaviours.addNext('a', 'reject')
  behaviours.addNext('b', 'busy')
  behaviours.addNext('a', 'hang')
  expect(['b', 'a', 'a', 'a'].map((method) => behaviours.takeNext(method))).toEqual([
    'busy',
    'reject',
    'hang',
    undefined
  ])
})

test.each([
  ['approve', undefined],
  ['reject', 4001],
  ['busy', -32002],
  ['disconnected', 4900],
  ['chain-disconnected', 4901],
  ['unknown-chain', 4902],
  [{ code: 5000, message: 'User rejected.' }, 5000],
  [{ slowMs: 0 }, undefined]
] as const)('%j is answered with code %s', async (behaviour, code) => {
  const { behaviours } = wallet()
  expect(await behaviours.decide(behaviour, requestOf('a'))).toEqual(code && expect.objectContaining({ code }))
})

test.each([
  ['event-storm', 'a', ['storm']],
  ['switch-account', 'a', ['switch']],
  ['locked', 'personal_sign', ['lock']],
  ['locked', 'eth_requestAccounts', ['lock', 'wait']]
] as const)('%s takes effect before %s is answered', async (behaviour, method, expected) => {
  const { behaviours, actions } = wallet()
  expect(await behaviours.decide(behaviour, requestOf(method))).toBeUndefined()
  expect(actions).toEqual(expected)
})

test('held requests are settled oldest first', async () => {
  const { behaviours } = wallet()
  const first = behaviours.decide('ask', requestOf('a'))
  const second = behaviours.decide('ask', requestOf('b'))
  expect(behaviours.heldMethods).toEqual(['a', 'b'])
  expect(behaviours.isHolding('a', 'page')).toBe(true)
  expect(behaviours.isHolding('a', 'another page')).toBe(false)
  expect(behaviours.settle(rejected)).toBe('a')
  expect(behaviours.settle(undefined)).toBe('b')
  expect(await first).toBe(rejected)
  expect(await second).toBeUndefined()
  expect(() => behaviours.settle(undefined)).toThrow('The wallet is holding no request.')
})

test('a released slow wallet answers everything at once, and holds no prompt before', async () => {
  const { behaviours } = wallet()
  const answers: (Thrown | undefined)[] = []
  const note = (answer: Thrown | undefined) => void answers.push(answer)
  const both = [
    behaviours.decide('slow', requestOf('a')).then(note),
    behaviours.decide('slow', requestOf('b')).then(note)
  ]
  expect(await behaviours.decide('busy', requestOf('c'))).toBe(busy)
  expect([answers, behaviours.heldMethods]).toEqual([[], []])
  expect(behaviours.release()).toBe(2)
  await Promise.all(both)
  expect(answers).toEqual([undefined, undefined])
  expect(behaviours.release()).toBe(0)
})
