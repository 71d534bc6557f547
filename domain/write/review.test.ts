import { expect, test } from 'vitest'
import {
  type Comparison,
  compareSummaries,
  isCheckDue,
  isOvertakenByBlocks,
  isTooOld,
  REVIEW_LASTS_BLOCKS,
  type ReviewSummary
} from './review.ts'

const summary: ReviewSummary = {
  at: 1_000,
  head: 100n,
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  data: '0xab',
  outcome: { result: 5n }
}
const paying = (usual: bigint | undefined, chosen?: bigint): ReviewSummary => ({ ...summary, fee: { usual, chosen } })

test('a review lasts for 15 seconds, by any clock', () => {
  expect([1_000, 15_999].map((now) => isTooOld(summary, now))).toEqual([false, false])
  expect(
    [999, 16_000].map((now) => isTooOld(summary, now)),
    'the clock was set back, or on'
  ).toEqual([true, true])
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

test('an open review is checked again once it is old and a block has been made since, and no more often', () => {
  const due = (head: bigint, now: number, checkedAt = 0) => isCheckDue(summary, checkedAt, head, now)
  expect([due(101n, 15_999), due(100n, 16_000), due(101n, 16_000)]).toEqual([false, false, true])
  expect([due(101n, 20_000, 16_000), due(101n, 31_000, 16_000)]).toEqual([false, true])
  expect(isCheckDue({ ...summary, head: undefined }, 0, 100n, 16_000)).toBe(true)
})

const telling = (changes: Partial<ReviewSummary>): ReviewSummary => ({ ...summary, ...changes })
const moving = (sender: bigint, recipient: bigint, more = {}) => telling({ effects: { sender, recipient, ...more } })

test.each<[string, ReviewSummary, ReviewSummary, Comparison]>([
  ['the same, later', summary, telling({ at: 9_000, head: 110n }), 'same'],
  ['another outcome', summary, telling({ outcome: { result: 6n } }), 'changed'],
  ['no outcome', summary, telling({ outcome: undefined }), 'unknown'],
  ['no outcome, as before', telling({ outcome: undefined }), telling({ outcome: undefined }), 'same'],
  ['an outcome that nobody could tell before', telling({ outcome: undefined }), summary, 'changed'],
  ['another account', summary, telling({ account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }), 'changed'],
  ['a recipient that is a contract by now', telling({ isContract: false }), telling({ isContract: true }), 'changed'],
  ['a recipient of which nobody can tell', telling({ isContract: false }), summary, 'unknown'],
  ['a recipient that is no contract', summary, telling({ isContract: false }), 'same'],
  ['the same effects', moving(-10n, 10n), moving(-10n, 10n), 'same'],
  ['a recipient that receives less', moving(-10n, 10n), moving(-10n, 0n), 'changed'],
  ['a sender that pays more', moving(-10n, 10n), moving(-20n, 10n), 'changed'],
  ['another balance that falls', moving(-10n, 10n), moving(-10n, 10n, { native: -1n }), 'changed'],
  ['a drift of one part in ten thousand', moving(-10_000n, 10_000n), moving(-10_001n, 9_999n), 'same'],
  ['a drift of more', moving(-10_000n, 10_000n), moving(-10_000n, 9_998n), 'changed'],
  ['a failure of the simulation', moving(-10n, 10n), telling({ effects: 'reverted' }), 'changed'],
  ['no effects, by a node that tells none', moving(-10n, 10n), summary, 'same'],
  ['no effects, by a node that did not answer', moving(-10n, 10n), telling({ areEffectsMissing: true }), 'unknown'],
  ['effects that were not known before', summary, moving(-10n, 10n), 'same'],
  ['another fee where the wallet chooses it', summary, { ...summary }, 'same'],
  ['a fee that is a quarter higher', paying(100n), paying(125n), 'same'],
  ['a fee that has risen by more', paying(100n), paying(126n), 'changed'],
  ['a lower fee', paying(100n), paying(1n), 'same'],
  ['a fee that no node tells any more', paying(100n), paying(undefined), 'unknown'],
  ['the same fee at the chosen speed', paying(100n, 50n), paying(900n, 50n), 'same'],
  ['a higher one at the chosen speed', paying(100n, 50n), paying(100n, 80n), 'changed'],
  [
    'a change beside what nobody can tell',
    paying(100n),
    { ...paying(126n), outcome: undefined, areEffectsMissing: true },
    'changed'
  ]
])(
  'what a visitor was told, and is told again as %s, is the same, another or unknown',
  (_, before, after, comparison) => {
    expect(compareSummaries(before, after)).toBe(comparison)
  }
)
