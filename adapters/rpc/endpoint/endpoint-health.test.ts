import { expect, test } from 'vitest'
import { EndpointError } from './endpoint-error.ts'
import { afterFailure, type EndpointHealth, healthy, isResting } from './endpoint-health.ts'

const down = new EndpointError('unreachable', 'HTTP 500')

/** How long the endpoint rests after each of so many failures, each at the end of the rest before. */
function restsMs(failures: number): readonly number[] {
  let health: EndpointHealth = healthy
  let now = 1_000
  return Array.from({ length: failures }, () => {
    health = afterFailure(health, down, now)
    const rest = health.status === 'failing' ? health.restsUntil - now : -1
    now += rest
    return rest
  })
}

test('one failure is forgiven, then rests double up to 8 seconds', () => {
  expect(restsMs(7)).toEqual([0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
})

test('a failing endpoint rests until its time is over', () => {
  const once = afterFailure(healthy, down, 0)
  const twice = afterFailure(once, down, 0)
  expect([isResting(healthy, 0), isResting(once, 0)]).toEqual([false, false])
  expect([isResting(twice, 999), isResting(twice, 1_000)]).toEqual([true, false])
})

test('the failures of requests that ran side by side count once they have begun a rest', () => {
  const twice = afterFailure(afterFailure(healthy, down, 0), down, 0)
  expect(afterFailure(afterFailure(twice, down, 1), down, 2)).toBe(twice)
})

test('an endpoint that names its rest gets it at the first failure', () => {
  const limited = new EndpointError('rate-limited', 'HTTP 429', 20_000)
  expect(afterFailure(healthy, limited, 1_000)).toMatchObject({ failures: 1, restsUntil: 21_000, lastFailure: limited })
})
