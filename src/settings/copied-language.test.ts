import { expect, test } from 'vitest'
import { copiedLanguage } from './copied-language.ts'

const german = { 'page.ts': "a: 'Eins',\n  b: `Zwei`,\n  c: 'Drei',\n  d: '—'" }
const dutch = { 'page.ts': "a: 'Eins',\n  b: `Twee`,\n  c: 'Drie'" }

test('a language of which more than half is another one’s is named with it', () => {
  expect(copiedLanguage({ de: german, nl: german })).toBe(
    'ui/text/nl and ui/text/de: 3 of 3 texts are equal. At most half may be: a language says each in its own words.'
  )
  expect(copiedLanguage({ de: german, nl: dutch })).toBeUndefined()
})

test('what is left in English is no copy', () => {
  expect(copiedLanguage({ en: german, nl: german })).toBeUndefined()
})
