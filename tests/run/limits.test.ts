import { expect, test } from 'vitest'
import { factorFor, limit, limitFactor } from './limits.mjs'

const idle = { workMs: 30, load: 0, cores: 2 }

test.each([
  ['an idle machine', idle, 1],
  ['two cores with four busy processes', { ...idle, load: 4 }, 2.5],
  ['a machine that works three times as slowly', { ...idle, workMs: 120 }, 3],
  ['a machine on which nothing gets done', { workMs: 60_000, load: 90, cores: 2 }, 6],
  ['a machine whose load is not known', { ...idle, load: 0, cores: 1 }, 1]
])('%s gets the factor that it needs', (_machine, measured, factor) => {
  expect(factorFor(measured)).toBe(factor)
})

test('the factor is measured once, and kept for workers', () => {
  const env: Record<string, string | undefined> = {}
  const factor = limitFactor(env)
  expect(factor).toBeGreaterThanOrEqual(1)
  expect(factor).toBeLessThanOrEqual(6)
  expect(env).toEqual({ TIME_LIMIT_FACTOR: String(factor) })
  expect(limitFactor({ TIME_LIMIT_FACTOR: '3.5' })).toBe(3.5)
  expect(limitFactor({ TIME_LIMIT_FACTOR: '100' })).toBe(6)
})

test('a limit grows by the factor of this run', () => {
  expect(limit(30_000)).toBe(30_000 * limitFactor())
})
