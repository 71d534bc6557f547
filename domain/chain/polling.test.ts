import { expect, test } from 'vitest'
import { type PollReason, type Presence, pollDelay, pollingInterval, presenceOf } from './polling.ts'

const MINUTE = 60_000

test.each<[PollReason, Presence, number]>([
  ['nothing', 'present', 0],
  ['nothing', 'idle', 0],
  ['nothing', 'hidden', 0],
  ['head', 'present', 15],
  ['head', 'idle', 1],
  ['head', 'hidden', 0],
  ['pending', 'present', 15],
  ['pending', 'idle', 15],
  ['pending', 'hidden', 0]
])(
  'a chain that is followed for %s is, while the visitor is %s, polled %i times a minute',
  (reason, presence, polls) => {
    const interval = pollingInterval(reason, presence)
    expect(interval === undefined ? 0 : MINUTE / interval).toBe(polls)
  }
)

test.each<[boolean, number, Presence]>([
  [true, 0, 'present'],
  [true, MINUTE, 'present'],
  [true, MINUTE + 1, 'idle'],
  [true, 10 * MINUTE, 'idle'],
  [true, -MINUTE, 'present'],
  [false, 0, 'hidden'],
  [false, 10 * MINUTE, 'hidden']
])('on a page whose visibility is %s, %i ms after the last input, the visitor is %s', (isVisible, ms, presence) => {
  expect(presenceOf({ isVisible, inputAt: 5 * MINUTE, now: 5 * MINUTE + ms })).toBe(presence)
})

test.each([
  ['that was never polled is due', undefined, 0],
  ['that has just been polled is due after the interval', 1_000_000, 4_000],
  ['that was polled a second ago is due after the rest of it', 999_000, 3_000],
  ['that was polled long ago is due', 1_000, 0],
  ['whose last poll is in the future, because the clock was set back, is due', 9_000_000, 0]
])('a chain %s', (_rule, polledAt, delay) => {
  expect(pollDelay(4_000, polledAt, 1_000_000)).toBe(delay)
})
