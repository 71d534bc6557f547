import { expect, test } from 'vitest'
import { inSteps } from './in-steps.ts'

function house(log: string[]) {
  return inSteps(function* () {
    log.push('walls')
    yield
    log.push('roof')
    return 'house'
  })
}

test('work is done a step at a time, and says when none is left', () => {
  const log: string[] = []
  const work = house(log)
  expect(log).toEqual([])
  expect([work.step(), [...log]]).toEqual([true, ['walls']])
  expect([work.step(), [...log]]).toEqual([false, ['walls', 'roof']])
  expect(work.step()).toBe(false)
  expect(log).toEqual(['walls', 'roof'])
})

test('whoever needs the result has only what is left done, and once', () => {
  const log: string[] = []
  const work = house(log)
  work.step()
  expect([work.finish(), work.finish()]).toEqual(['house', 'house'])
  expect(log).toEqual(['walls', 'roof'])
})

test('work that failed starts over', () => {
  let attempts = 0
  const work = inSteps(function* () {
    yield
    if (attempts++ === 0) throw new Error('Rain.')
    return attempts
  })
  expect(() => work.finish()).toThrow('Rain.')
  expect(work.finish()).toBe(2)
})
