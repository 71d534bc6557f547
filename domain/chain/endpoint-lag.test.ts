import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ChainProgress,
  type HeadReading,
  lagOf,
  noProgress,
  oldestAnswer,
  withConfirmed,
  withReading
} from './endpoint-lag.ts'

const NOW = 1_700_000_000_000
const SECOND_MS = 1_000

/** A block every two seconds; block 100 was made just now. */
const timeOf = (block: number) => NOW + (block - 100) * 2 * SECOND_MS
const at = (endpoint: number, block: number, time: number | undefined = timeOf(block)) => ({
  endpoint,
  block: BigInt(block),
  time
})
const untimed = (endpoint: number, block: number) => ({ ...at(endpoint, block), time: undefined })
const confirmed = (endpoint: number, block: number) => ({ endpoint, block: BigInt(block), isConfirmed: true }) as const

/** What endpoints say, in the order in which they say it. */
function progress(...said: readonly (HeadReading | ReturnType<typeof confirmed>)[]): ChainProgress {
  return said.reduce<ChainProgress>(
    (before, each) => ('isConfirmed' in each ? withConfirmed(before, each) : withReading(before, each, NOW)),
    noProgress
  )
}

test.each<[string, ChainProgress, bigint | undefined]>([
  ['it was not read', progress(at(0, 100)), undefined],
  ['it is the only one', progress(at(1, 100), at(1, 1)), undefined],
  ['it has the same head', progress(at(0, 100), at(1, 100)), undefined],
  ['it is ahead', progress(at(0, 50), at(1, 100)), undefined],
  ['it is 20 seconds behind', progress(at(0, 100), at(1, 90)), undefined],
  ['it is more than 20 seconds behind', progress(at(0, 100), at(1, 89)), 11n],
  ['a fast chain has many blocks in 20 seconds', progress(at(0, 1_000, NOW), at(1, 900, NOW - 20_000)), undefined],
  ['a slow chain has few', progress(at(0, 101, NOW), at(1, 100, NOW - 20_001)), 1n],
  ['its own block’s time is not known', progress(at(0, 100), untimed(1, 50)), undefined],
  ['the other has not given its head', progress(untimed(0, 9_999), at(1, 100)), undefined],
  ['the other’s head is of the future', progress(at(0, 9_999, NOW + 20_001), at(1, 100)), undefined],
  ['the other’s clock is 20 seconds fast', progress(at(0, 110, NOW + 20_000), at(1, 99, NOW - 1)), 11n],
  ['it has caught up', progress(at(0, 100), at(1, 50), at(1, 100)), undefined],
  ['two others are ahead, by the further one', progress(at(0, 120, NOW), at(2, 130, NOW), at(1, 50)), 80n],
  ['another has confirmed a transaction above its head', progress(confirmed(0, 5), at(1, 4)), 1n],
  ['the same, of a block whose time is not known', progress(confirmed(0, 5), untimed(1, 4)), 1n],
  ['another has confirmed a transaction at its head', progress(confirmed(0, 5), at(1, 5)), undefined],
  ['another has confirmed a lower one after that', progress(confirmed(0, 9), confirmed(0, 5), at(1, 4)), 5n],
  ['it has itself confirmed a transaction above it', progress(confirmed(1, 5), at(1, 4)), undefined],
  ['the other was read later', progress(at(1, 50), at(0, 100)), undefined],
  ['another has confirmed a transaction since', progress(at(1, 4), confirmed(0, 5)), undefined],
  ['it was behind and the other was read later', progress(at(0, 100), at(1, 50), at(0, 101)), 50n],
  ['the chain started over', withReading(noProgress, at(1, 4), NOW), undefined],
  [
    'the other’s newest block is a lower one that was made later',
    progress(confirmed(0, 90), at(0, 90), at(0, 3, NOW), at(1, 3)),
    undefined
  ],
  [
    'the other’s newest block is a lower one that was made before',
    progress(confirmed(0, 90), at(0, 90), at(0, 80), at(1, 3)),
    87n
  ]
])('how many blocks an endpoint is behind, if %s', (_when, read, blocks) => {
  expect(lagOf(read, 1)).toEqual(blocks === undefined ? undefined : { blocks, at: NOW })
})

test('of answers that belong together, the one that is furthest behind counts', () => {
  const current = { host: 'current.example' }
  const late = { host: 'late.example', lag: { blocks: 3n, at: NOW } }
  const later = { host: 'later.example', lag: { blocks: 9n, at: NOW } }
  expect(oldestAnswer([current, late, later, late])).toBe(later)
  expect(oldestAnswer([current, { host: 'other.example' }])).toBe(current)
  expect(oldestAnswer([])).toBeUndefined()
})

test('whatever is read, an endpoint whose newest block is the newest credible one is behind none, unless by a confirmation', () => {
  const reading = fc.record({
    endpoint: fc.nat(4),
    block: fc.bigInt(0n, 1_000n),
    time: fc.option(fc.integer({ min: NOW - 100_000, max: NOW + 100_000 }), { nil: undefined })
  })
  fc.assert(
    fc.property(fc.array(reading), reading, (all, last) => {
      const before = progress(...all)
      const read = withReading(before, last, NOW)
      const credible = before.readings.flatMap(({ time }) => (time !== undefined && time <= NOW + 20_000 ? time : []))
      if (last.time !== undefined && credible.every((time) => time <= (last.time ?? 0)))
        expect(lagOf(read, last.endpoint)).toBeUndefined()
      for (const { lag } of read.readings) if (lag) expect(lag.blocks).toBeGreaterThan(0n)
    })
  )
})
