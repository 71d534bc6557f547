import { expect, test } from 'vitest'
import type { Revert } from '#domain/contract/revert.ts'
import { isStoredRevert, storableRevert } from '#domain/transaction/stored-revert.ts'
import { storedRevertNote } from './revert.ts'

const read = (revert: Revert | undefined) => storedRevertNote(JSON.parse(JSON.stringify(storableRevert(revert))))

test.each<readonly [Revert | undefined, string, string]>([
  [{ type: 'reason', message: 'Too late' }, 'The contract refused this, and said why.', 'Too late'],
  [{ type: 'reason', message: '\u200B' }, 'The contract refused this without a readable reason.', ''],
  [{ type: 'panic', code: 0x11n }, 'The contract stopped because a number became too large or too small.', ''],
  [{ type: 'panic', code: 0x99n }, 'The contract stopped because of an error in its code.', 'Panic 0x99'],
  [
    { type: 'custom', name: 'Poor', args: [5n, '0xab'] },
    'The contract refused this with an error of its own.',
    'Poor(5, 0xab)'
  ],
  [{ type: 'unknown', data: '0x' }, 'The contract refused this without a readable reason.', ''],
  [{ type: 'unknown', data: '0xdeadbeef' }, 'The contract refused this without a readable reason.', '0xdeadbeef'],
  [undefined, 'Why it failed is not known: the same call did not fail when run again. It may have run out of gas.', '']
])('%o is kept as text, and told in our words with those of the contract beside them', (revert, reason, details) => {
  expect(isStoredRevert(storableRevert(revert))).toBe(true)
  expect(read(revert)).toEqual({ reason, details })
})

test("the page's own words are used for a stored error of the contract, by its name", () => {
  const reasons = { Poor: 'That is too little.', reason: 'No.' }
  const note = (revert: Revert) => storedRevertNote(storableRevert(revert), reasons)
  expect(note({ type: 'custom', name: 'Poor', args: ['(5)'] })).toEqual({
    reason: 'That is too little.',
    details: 'Poor((5))'
  })
  for (const revert of [
    { type: 'custom', name: 'toString', args: [] },
    { type: 'custom', name: 'Poor'.repeat(100), args: [] },
    { type: 'reason', message: 'Poor()' }
  ] as const)
    expect(note(revert).reason).toMatch(/^The contract refused this/)
})
