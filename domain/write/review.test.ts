import { expect, test } from 'vitest'
import { isOvertakenByBlocks, isSameSummary, isTooOld, REVIEW_LASTS_BLOCKS, type ReviewSummary } from './review.ts'

const summary: ReviewSummary = {
  at: 1_000,
  head: 100n,
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  data: '0xab',
  outcome: { result: 5n }
}
const paying = (usual: bigint | undefined, chosen?: bigint): ReviewSummary => ({ ...summary, fee: { usual, chosen } })

test('a review lasts for 15 seconds, by any clock', () => {
  expect([-13_999, 1_000, 15_999].map((now) => isTooOld(summary, now))).toEqual([false, false, false])
  expect([-14_000, 16_000].map((now) => isTooOld(summary, now))).toEqual([true, true])
})

test('a review lasts for three blocks, as far as the newest is known', () => {
  const newest = 100n + REVIEW_LASTS_BLOCKS
  expect([newest, newest + 1n, undefined, 90n].map((head) => isOvertakenByBlocks(summary, head))).toEqual([
    false,
    true,
    false,
    false
  ])
  expect(isOvertakenByBlocks({ ...summary, head: undefined }, 1_000n)).toBe(false)
})

test.each<[string, ReviewSummary, ReviewSummary, boolean]>([
  ['the same, later', summary, { ...summary, at: 9_000, head: 110n }, true],
  ['another outcome', summary, { ...summary, outcome: { result: 6n } }, false],
  ['other effects', { ...summary, effects: [1n] }, { ...summary, effects: [2n] }, false],
  ['effects that were not known before', summary, { ...summary, effects: [2n] }, true],
  ['another fee where the wallet chooses it', summary, { ...summary }, true],
  ['a fee that is a quarter higher', paying(100n), paying(125n), true],
  ['a fee that has risen by more', paying(100n), paying(126n), false],
  ['a lower fee', paying(100n), paying(1n), true],
  ['a fee that no node tells any more', paying(100n), paying(undefined), false],
  ['the same fee at the chosen speed', paying(100n, 50n), paying(900n, 50n), true],
  ['a higher one at the chosen speed', paying(100n, 50n), paying(100n, 80n), false]
])('what a visitor was told, and is told again as %s, is the same or not', (_what, before, after, isSame) => {
  expect(isSameSummary(before, after)).toBe(isSame)
})
