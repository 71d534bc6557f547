import { expect, test } from 'vitest'
import { checkLanguages } from './check-languages.ts'

const german = { 'account.ts': "const plural = pluralIn('de')\n", 'page.ts': "title: 'Seite'\n" }
const danish = { 'account.ts': "const plural = pluralIn('da')\n", 'page.ts': "title: 'Side'\n" }

test('a language is a line with a canonical tag, and a folder of that name', () => {
  expect(() => checkLanguages({ tags: ['da', 'de'], folders: { de: german, da: danish } })).not.toThrow()
})

test.each([
  [['da_DK'], {}, 'ui/text/languages.ts: "da_DK" is not a BCP 47 tag in its canonical form, which is "da-DK".'],
  [['pt-br'], {}, 'ui/text/languages.ts: "pt-br" is not a BCP 47 tag in its canonical form, which is "pt-BR".'],
  [['d'], {}, 'ui/text/languages.ts: "d" is not a BCP 47 tag in its canonical form, such as "da" or "pt-BR".'],
  [['da'], {}, 'ui/text/languages.ts names "da", but there is no folder ui/text/da.'],
  [[], { da: danish }, 'ui/text/da has no line "da" in ui/text/languages.ts.'],
  [['da'], { da: german }, "ui/text/da/account.ts has pluralIn('de'): its tag is 'da'."]
])('languages with the lines %j and the folders %j are refused with the file and the tag', (tags, folders, problem) => {
  expect(() => checkLanguages({ tags: ['de', ...tags], folders: { de: german, ...folders } })).toThrow(
    new Error(problem)
  )
})
