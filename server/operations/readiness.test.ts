import { expect, test } from 'vitest'
import { StoreError } from '#server/store/store-error.ts'
import { Readiness } from './readiness.ts'

test('the store is asked once a second, however many ask', async () => {
  let checks = 0
  let failure: Error | undefined
  const readiness = new Readiness(async () => {
    checks++
    if (failure) throw failure
  })
  expect(await Promise.all([0, 1, 999].map((now) => readiness.problem(now)))).toEqual([undefined, undefined, undefined])
  failure = new StoreError('store-unreachable', 'no connection')
  expect([await readiness.problem(999), checks]).toEqual([undefined, 1])
  expect([await readiness.problem(1000), checks]).toEqual(['store-unreachable', 2])
  failure = new Error('A bug.')
  expect(await readiness.problem(2000)).toBe('internal')
  failure = undefined
  expect(await readiness.problem(3000)).toBeUndefined()
})

test('a service that drains is not ready, whatever its store says', async () => {
  const readiness = new Readiness(async () => undefined)
  readiness.drain()
  expect(await readiness.problem(0)).toBe('draining')
})
