import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

const takeAll = (buckets: TokenBuckets, key: string, count: number, now = 0) =>
  Array.from({ length: count }, () => buckets.take(key, 1, now))

test('a full bucket serves a minute’s requests at once, and then one at a time as it refills', () => {
  const buckets = new TokenBuckets({ perMinute: 60 })
  expect(takeAll(buckets, 'a', 61)).toEqual([...Array(60).fill(0), 1000])
  expect(buckets.take('a', 1, 400)).toBeCloseTo(600)
  expect(takeAll(buckets, 'a', 2, 1000)).toEqual([0, 1000])
  expect(takeAll(buckets, 'a', 61, 1_000_000)).toEqual([...Array(60).fill(0), 1000])
})

test('an empty bucket leaves the others full', () => {
  const buckets = new TokenBuckets({ perMinute: 2 })
  takeAll(buckets, 'a', 3)
  expect(takeAll(buckets, 'b', 3)).toEqual([0, 0, 30_000])
})

test('what is refused costs nothing, and a costly request waits for all its tokens', () => {
  const buckets = new TokenBuckets({ perMinute: 6 })
  expect([buckets.take('a', 4, 0), buckets.take('a', 4, 0), buckets.take('a', 2, 0)]).toEqual([0, 20_000, 0])
})

test('a request that costs more than a whole bucket needs a full one', () => {
  const buckets = new TokenBuckets({ perMinute: 2 })
  expect([buckets.take('a', 4, 0), buckets.take('a', 1, 0)]).toEqual([0, 90_000])
})

test('buckets that are full again take up no memory', () => {
  const buckets = new TokenBuckets({ perMinute: 60 })
  for (let key = 0; key < 100; key++) buckets.take(String(key), 1, 0)
  expect(buckets.size).toBe(100)
  for (let key = 0; key < 60; key++) buckets.take('later', 1, 5000)
  expect(buckets.size).toBe(1)
})

test('a flood of keys forgets the oldest and keeps the newest', () => {
  const buckets = new TokenBuckets({ perMinute: 1, maxKeys: 3 })
  for (let key = 0; key < 1000; key++) buckets.take(String(key), 1, 0)
  expect(buckets.size).toBe(3)
  expect(['997', '999', '996'].map((key) => buckets.take(key, 1, 0))).toEqual([60_000, 60_000, 0])
})
