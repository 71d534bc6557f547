import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksBehind, type ChainProgress, noProgress, withConfirmed, withReading } from './endpoint-lag.ts'

const NOW = 1_700_000_000_000
const SECOND_MS = 1_000

/** A block every two seconds; block 100 was made just now. */
const timeOf = (block: number) => NOW + (block - 100) * 2 * SECOND_MS
const at = (endpoint: number, block: number, time: number | undefined = timeOf(block)) => ({
  endpoint,
  block: BigInt(block),
  time
})
const progress = (...readings: ReturnType<typeof at>[]): ChainProgress => readings.reduce(withReading, noProgress)

test.each<[string, ChainProgress, bigint]>([
  ['it was not read', progress(at(0, 100)), 0n],
  ['it is the only one', progress(at(1, 1)), 0n],
  ['it has the same head', progress(at(0, 100), at(1, 100)), 0n],
  ['it is ahead', progress(at(0, 50), at(1, 100)), 0n],
  ['it is 20 seconds behind', progress(at(0, 100), at(1, 90)), 0n],
  ['it is more than 20 seconds behind', progress(at(0, 100), at(1, 89)), 11n],
  ['a fast chain has many blocks in 20 seconds', progress(at(0, 1_000, NOW), at(1, 900, NOW - 20_000)), 0n],
  ['a slow chain has few', progress(at(0, 101, NOW), at(1, 100, NOW - 20_001)), 1n],
  ['its own block’s time is not known', progress(at(0, 100), { ...at(1, 50), time: undefined }), 0n],
  ['the other has not given its head', progress({ ...at(0, 9_999), time: undefined }, at(1, 100)), 0n],
  ['the other’s head is of the future', progress(at(0, 9_999, NOW + 20_001), at(1, 100)), 0n],
  ['the other’s clock is 20 seconds fast', progress(at(0, 110, NOW + 20_000), at(1, 99, NOW - 1)), 11n],
  ['it has caught up', progress(at(0, 100), at(1, 50), at(1, 100)), 0n],
  ['two others are ahead, by the further one', progress(at(0, 120, NOW), at(2, 130, NOW), at(1, 50)), 80n],
  ['another has confirmed a transaction above its head', withConfirmed(progress(at(1, 4)), { endpoint: 0, block: 5n }), 1n],
  ['another has confirmed a transaction at its head', withConfirmed(progress(at(1, 5)), { endpoint: 0, block: 5n }), 0n],
  ['it has itself confirmed a transaction above it', withConfirmed(progress(at(1, 4)), { endpoint: 1, block: 5n }), 0n],
  ['the chain started over', withReading(noProgress, at(1, 4)), 0n]
])('how many blocks an endpoint is behind, if %s', (_when, read, blocks) => {
  expect(blocksBehind(read, 1, NOW)).toBe(blocks)
})

test('a lower confirmed block forgets no higher one', () => {
  const confirmed = [9n, 5n].map((block) => ({ endpoint: 0, block })).reduce(withConfirmed, progress(at(1, 4)))
  expect(blocksBehind(confirmed, 1, NOW)).toBe(5n)
})

test('whatever is read, the endpoint with the newest credible block is behind none, unless by a confirmation', () => {
  const reading = fc.record({
    endpoint: fc.nat(4),
    block: fc.bigInt(0n, 1_000n),
    time: fc.option(fc.integer({ min: NOW - 100_000, max: NOW + 100_000 }), { nil: undefined })
  })
  fc.assert(
    fc.property(fc.array(reading, { minLength: 1 }), (all) => {
      const read = all.reduce(withReading, noProgress)
      const credible = read.readings.filter(({ time = Number.POSITIVE_INFINITY }) => time <= NOW + 20_000)
      const newest = [...credible].sort((a, b) => (b.time ?? 0) - (a.time ?? 0))[0]
      if (newest) expect(blocksBehind(read, newest.endpoint, NOW)).toBe(0n)
      for (const { endpoint } of read.readings) expect(blocksBehind(read, endpoint, NOW)).toBeGreaterThanOrEqual(0n)
    })
  )
})
