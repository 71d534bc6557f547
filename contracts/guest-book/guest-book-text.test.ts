// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { languages } from '#domain/text/languages.ts'
import { translate } from '#domain/text/live-text.ts'
import { loadTexts } from '#src/language/load-texts.ts'
import { switchLanguage } from '#src/language/translations.ts'
import { type GuestBookTexts, guestBookText } from './guest-book-text.ts'
import { linkTexts } from './link-texts.ts'

const files = import.meta.glob<GuestBookTexts>('./text/*.ts', { eager: true, import: 'texts' })
const sources = import.meta.glob<string>('./text/*.ts', { eager: true, query: '?raw', import: 'default' })
const tags = Object.keys(languages).filter((tag): tag is keyof typeof linkTexts => tag !== 'en')

/** Words that are the same in both languages. */
const AS_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: ['facts.contract'],
  fr: ['form.message', 'review.message'],
  id: ['list.number'],
  ms: ['list.number'],
  tr: ['list.number']
}
const ARGUMENTS = ['⟦a⟧', '⟦b⟧']
const COUNTS = Array.from({ length: 201 }, (_, count) => count)

const english = samplesOf(guestBookText)

afterEach(() => {
  document.documentElement.lang = ''
  translate({})
})

test('it is in every language of the page', () => {
  expect(Object.keys(files).toSorted()).toEqual(tags.map(fileOf).toSorted())
})

test.each(tags)('in %s, the link is called as the page is', (tag) => {
  expect(linkTexts[tag]).toBe(textsIn(tag).title)
})

test.each(tags)('%s has the texts and values of English, and none of its sentences', (tag) => {
  const texts = samplesOf(textsIn(tag))
  expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  const differing = [...texts].filter(([path, text]) => valuesIn(text) !== valuesIn(english.get(path) ?? ''))
  expect(differing).toEqual([])
  const left = [...texts].filter(([path, text]) => hasWords(text) && text === english.get(path))
  expect(left.map(([path]) => path)).toEqual(AS_IN_ENGLISH[tag] ?? [])
})

test.each(tags)('%s gives every form that its counts take, with the count where several take it', (tag) => {
  const rules = new Intl.PluralRules(tag)
  const { newer, showNewer } = textsIn(tag).list
  for (const count of COUNTS) {
    const isShared = COUNTS.some((other) => other !== count && rules.select(other) === rules.select(count))
    for (const text of [newer(count, `⟦${count}⟧`), showNewer(count, `⟦${count}⟧`)])
      expect(text).toMatch(isShared ? `⟦${count}⟧` : /\p{L}/u)
  }
  const forms = new Set([...COUNTS, 1_000_000].map((count) => rules.select(count)))
  const calls = [...(sources[fileOf(tag)] ?? '').matchAll(/plural\(count, \{(.*?)\n? *\}\)/gs)]
  expect(calls).toHaveLength(forms.size > 1 ? 2 : 0)
  for (const [, call = ''] of calls) for (const form of forms) expect(call).toMatch(new RegExp(`\\b${form}:`))
})

test('a change of the language changes it, and English is as it was', async () => {
  document.documentElement.lang = 'en'
  const { title } = guestBookText
  await loadTexts('contracts/guest-book')
  await switchLanguage('pt-BR')
  expect(guestBookText.title).toBe('Livro de visitas')
  await switchLanguage('en')
  expect(guestBookText.title).toBe(title)
})

test('in Arabic, a value keeps its own direction', async () => {
  document.documentElement.lang = 'ar'
  expect(await loadTexts('contracts/guest-book')).toBe(true)
  expect(guestBookText.review.confirm('0.001 ETH')).toBe('التوقيع مقابل \u20680.001 ETH\u2069')
})

function fileOf(tag: string): string {
  return `./text/${tag.toLowerCase()}.ts`
}

function textsIn(tag: string): GuestBookTexts['guestBook'] {
  const texts = files[fileOf(tag)]
  if (!texts) throw new Error(`There are no texts in ${tag}.`)
  return texts.guestBook
}

/** Each text by its path, with marks in place of values. */
function samplesOf(texts: object, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
      if (typeof text === 'object' && text) return [...samplesOf(text, `${path}${key}.`)]
      return [[path + key, String(typeof text === 'function' ? text(...ARGUMENTS) : text)] as const]
    })
  )
}

function valuesIn(text: string): string {
  return ARGUMENTS.filter((mark) => text.includes(mark)).join()
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/⟦.⟧/g, ''))
}
