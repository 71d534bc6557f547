import { expect, test } from 'vitest'
import { type LanguageTag, languages } from '#ui/text/languages.ts'
import { numberMarksOf } from './number-marks-of.ts'

/** As a visitor sees it: which space stands between them is the language's own. */
const shortIn = (tag: LanguageTag, whole: bigint) =>
  numberMarksOf(tag)
    .short?.(whole)
    .replace(/[\u00a0\u202f]/g, '_')

test.each([
  ['de', 12_399n, '12.399'],
  ['de', 1_299_999n, '1,2_Mio.'],
  ['es', 12_399n, '12,3_mil'],
  ['fr', 999_999n, '999,9_k'],
  ['hi', 1_299_999n, '12.9_लाख'],
  ['ja', 12_999n, '1.2万'],
  ['ja', 99_999_999n, '9999.9万'],
  ['ko', 1_000_000_000_000n, '1조'],
  ['pt-BR', 10_000n, '10_mil'],
  ['ru', 1_999_999_999n, '1,9_млрд'],
  ['th', 12_399n, '12.3K'],
  ['zh-CN', 123_999n, '12.3万']
] as const)('in %s, a balance of %d shows %s, cut and never rounded up', (tag, whole, shown) => {
  expect(shortIn(tag, whole)).toBe(shown)
})

const tags = (Object.keys(languages) as LanguageTag[]).filter((tag) => numberMarksOf(tag).short)

test.each(tags)('in %s, no short number is rounded up to the next size', (tag) => {
  for (let digits = 5; digits <= 20; digits++) expect(shortIn(tag, 10n ** BigInt(digits) - 1n)).toMatch(/^9/)
})

test('English has its k, m, b and t; in Arabic they stay, since amounts read from left to right', () => {
  expect(Object.keys(languages).filter((tag) => !tags.includes(tag as LanguageTag))).toEqual(['en', 'ar'])
})
