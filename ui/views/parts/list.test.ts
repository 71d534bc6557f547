// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { isolate } from '#domain/text/right-to-left.ts'
import { formatList } from './list.ts'

afterEach(() => Object.assign(document.documentElement, { lang: 'en', dir: '' }))

test.each([
  ['en', 'ltr', 'tUSD, tEUR, and tGBP'],
  ['de', 'ltr', 'tUSD, tEUR und tGBP'],
  ['ja', 'ltr', 'tUSD、tEUR、tGBP'],
  ['ar', 'rtl', `${isolate('tUSD')} و${isolate('tEUR')} و${isolate('tGBP')}`]
])('a list is one of its language: %s', (lang, dir, shown) => {
  Object.assign(document.documentElement, { lang, dir })
  expect(formatList(['tUSD', 'tEUR', 'tGBP'])).toBe(shown)
})
