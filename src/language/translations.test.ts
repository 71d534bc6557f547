// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { connectText } from '#domain/text/connect.ts'
import { translate } from '#domain/text/live-text.ts'
import { pageText } from '#domain/text/page.ts'
import { formatBalance, shownUnits } from '#ui/words/amount.ts'
import { loadTexts } from './load-texts.ts'
import { switchLanguage } from './translations.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
  translate({})
})

const THOUSANDS = 12_345n
/** As a visitor sees it: which space groups digits is the language's own. */
const amounts = () =>
  [formatBalance(THOUSANDS, 1), shownUnits(THOUSANDS, 4), formatBalance(THOUSANDS, 0)]
    .join(' ')
    .replace(/[\u00a0\u202f]/g, '_')

test.each([
  ['de', '1.234,5 1,2345 12.345'],
  ['es', '1234,5 1,2345 12,3_mil'],
  ['fr', '1_234,5 1,2345 12,3_k'],
  ['ja', '1,234.5 1.2345 1.2万'],
  ['ar', '1,234.5 1.2345 12.3k'],
  ['en', '1,234.5 1.2345 12.3k']
] as const)('in %s, amounts have the marks of the language', async (tag, shown) => {
  await switchLanguage(tag)
  expect(amounts()).toBe(shown)
})

test('a page of contracts without texts in a language stays in English, and the others change', async () => {
  document.documentElement.lang = 'de'
  expect(await loadTexts('contracts/log-book')).toBe(false)
  await switchLanguage('fr')
  expect(pageText.shell.tryAgain).toBe('Réessayer')
})

test('a stage that is asked for while a language loads is in that language, too', async () => {
  const switching = switchLanguage('de')
  await loadTexts('connect')
  await switching
  expect(connectText.title).toBe('Wallet verbinden')
})

test('of several choices the last one counts, whichever texts come first', async () => {
  await switchLanguage('fr')
  await switchLanguage('en')
  await Promise.all([switchLanguage('ko'), switchLanguage('fr')])
  expect([document.documentElement.lang, pageText.shell.tryAgain]).toEqual(['fr', 'Réessayer'])
})
