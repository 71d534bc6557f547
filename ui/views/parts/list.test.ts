// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { translate } from '#ui/text/live-text.ts'
import { isolate } from '#ui/text/right-to-left.ts'
import { formatList } from './list.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
  translate({})
})

test.each([
  ['en', {}, 'tUSD, tEUR, and tGBP'],
  ['de', {}, 'tUSD, tEUR und tGBP'],
  ['ja', {}, 'tUSD、tEUR、tGBP'],
  ['ar', { valueIsolation: { isolate } }, `${isolate('tUSD')} و${isolate('tEUR')} و${isolate('tGBP')}`]
])('a list is one of its language: %s', (lang, texts, shown) => {
  document.documentElement.lang = lang
  translate(texts)
  expect(formatList(['tUSD', 'tEUR', 'tGBP'])).toBe(shown)
})
