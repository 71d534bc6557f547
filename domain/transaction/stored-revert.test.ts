import { expect, test } from 'vitest'
import { hostileTexts, unfitToShow } from '#domain/fake-hostile-texts.ts'
import { isStoredRevert, storableRevert } from './stored-revert.ts'

test.each(Object.entries(hostileTexts))('a reason that %s is kept plain and short', (_what, message) => {
  const kept = storableRevert({ type: 'reason', message })
  expect(isStoredRevert(kept)).toBe(true)
  expect(kept.details).not.toMatch(unfitToShow)
})

test('the largest panic and the longest data are kept within bounds', () => {
  for (const revert of [
    { type: 'panic', code: 2n ** 256n - 1n },
    { type: 'unknown', data: `0x${'ab'.repeat(10_000)}` }
  ] as const)
    expect(isStoredRevert(storableRevert(revert))).toBe(true)
})
