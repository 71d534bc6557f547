import { expect, test } from 'vitest'
import { Behaviours } from './behaviour.ts'
import { busy, rejected } from './wallet-error.ts'

test('one-shot behaviours are taken in order, each by its own method', () => {
  const behaviours = new Behaviours()
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

test('each behaviour decides as its name says', async () => {
  const behaviours = new Behaviours()
  const own = { code: 5000, message: 'User rejected.' }
  expect(await behaviours.decide('approve', 'a', 'page')).toBeUndefined()
  expect(await behaviours.decide('reject', 'a', 'page')).toBe(rejected)
  expect(await behaviours.decide('busy', 'a', 'page')).toBe(busy)
  expect(await behaviours.decide(own, 'a', 'page')).toBe(own)
})

test('held requests are settled oldest first', async () => {
  const behaviours = new Behaviours()
  const first = behaviours.decide('ask', 'a', 'page')
  const second = behaviours.decide('ask', 'b', 'page')
  expect(behaviours.heldMethods).toEqual(['a', 'b'])
  expect(behaviours.isHolding('a', 'page')).toBe(true)
  expect(behaviours.isHolding('a', 'another page')).toBe(false)
  expect(behaviours.settle(rejected)).toBe('a')
  expect(behaviours.settle(undefined)).toBe('b')
  expect(await first).toBe(rejected)
  expect(await second).toBeUndefined()
  expect(() => behaviours.settle(undefined)).toThrow('The wallet holds no request.')
})
