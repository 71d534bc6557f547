import { expect, test } from 'vitest'
import { directionOf, isLanguageTag, languages } from './languages.ts'
import { isolateValues } from './right-to-left.ts'

interface TextFile {
  readonly texts: Readonly<Record<string, unknown>>
}

/** By path from here, such as `./de/shell-texts.ts`. */
const stageFiles = import.meta.glob<TextFile>('./*/*-texts.ts', { eager: true })
const sources = import.meta.glob<string>('./*/*.ts', { eager: true, query: '?raw', import: 'default' })
const glossaries = import.meta.glob<string>('./*/glossary.md', { eager: true, query: '?raw', import: 'default' })

/** What only developers read, in English. */
const ENGLISH_ONLY = ['dev-server.ts', 'walletconnect.ts']
/** What only developers read of files that have visitors' texts too, and themes, of which a team may add its own. */
const NOT_TRANSLATED = /^page\.(?:errors|shell\.themes)\./

const ARGUMENTS = ['⟦a⟧', '⟦b⟧', '⟦c⟧', '⟦d⟧', '⟦e⟧']
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000]

const tags = Object.keys(languages).filter((tag) => tag !== 'en')
const english = textsOf('en')

test('every folder of texts is a language of the page', () => {
  const folders = Object.keys(stageFiles).map((file) => file.split('/')[1])
  expect([...new Set(folders)].toSorted()).toEqual(Object.keys(languages).toSorted())
})

test('English is the first language, and the others are sorted, since the first that fits is taken', () => {
  const [first, ...others] = Object.keys(languages)
  expect(first).toBe('en')
  expect(others).toEqual(others.toSorted())
})

test('every language is named in its own words, once', () => {
  expect(new Set(Object.values(languages)).size).toBe(Object.keys(languages).length)
  for (const tag of Object.keys(languages)) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
})

test.each(tags)('%s has the files of English, a glossary, and the same texts', (tag) => {
  expect(filesOf(tag)).toEqual(filesOf('en').filter((file) => !ENGLISH_ONLY.includes(file)))
  expect(glossaries[`./${tag}/glossary.md`]).toMatch(/^# /)
  const expected = [...english.keys()].filter((path) => !NOT_TRANSLATED.test(path))
  const found = [...textsOf(tag).keys()].filter((path) => !NOT_TRANSLATED.test(path))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test.each(tags)('%s says what English does: every value that is put into a sentence is in both', (tag) => {
  const wrong = [...textsOf(tag)].filter(
    ([path, { sample }]) => placeholdersOf(sample) !== placeholdersOf(english.get(path)?.sample ?? '')
  )
  expect(wrong.map(([path, { sample }]) => `${path}: ${sample}`)).toEqual([])
})

test.each(tags)('%s has words for every count', (tag) => {
  const broken = [...textsOf(tag)].flatMap(([path, { counted }]) =>
    counted
      .filter((text) => /undefined|NaN|\[object/.test(text) || text.trim() === '')
      .map((text) => `${path}: ${text}`)
  )
  expect(broken).toEqual([])
})

test.each(tags)('%s gives every form that its counts take', (tag) => {
  const rules = new Intl.PluralRules(tag)
  const needed = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))
  const missing = Object.entries(sources)
    .filter(([file]) => file.startsWith(`./${tag}/`))
    .flatMap(([file, source]) =>
      pluralsIn(source).flatMap((forms) =>
        [...needed]
          .filter((form) => !new RegExp(`\\b${form}:`).test(forms))
          .map((form) => `${file}: ${form} in ${forms}`)
      )
    )
  expect(missing).toEqual([])
})

test.each(tags)('%s says the count in a form that several counts take', (tag) => {
  const rules = new Intl.PluralRules(tag)
  const isShared = (count: number) =>
    COUNTS.some((other) => other !== count && rules.select(other) === rules.select(count))
  const silent = [...textsOf(tag)].flatMap(([path, { counted }]) =>
    COUNTS.flatMap((count, i) => {
      // A sentence may have words of its own for none and one.
      const isSaid = count < 2 || hasNumber(counted[i], count) || !hasNumber(english.get(path)?.counted[i], count)
      return isSaid || !isShared(count) ? [] : [`${path}: ${counted[i]} for ${count}`]
    })
  )
  expect(silent).toEqual([])
})

test.each(tags)('%s leaves no sentence in English unless its glossary lists it', (tag) => {
  const listed = [...(glossaries[`./${tag}/glossary.md`] ?? '').matchAll(/^- `([\w.()-]+)`/gm)].map(
    ([, path]) => path ?? ''
  )
  const left = [...textsOf(tag)].filter(
    ([path, { sample }]) => hasWords(sample) && sample === english.get(path)?.sample
  )
  expect(left.map(([path]) => path).toSorted()).toEqual(listed.toSorted())
})

/** What a button shows, and what it is called where several of them show the same. */
const NAMED_LABELS = {
  'activity.transfers.again': 'activity.transfers.againNamed',
  'activity.transfers.further': 'activity.transfers.furtherNamed',
  'activity.transfers.newer': 'activity.transfers.newerNamed',
  'dashboard.attention.allowances.again': 'dashboard.attention.allowances.againNamed',
  'dashboard.attention.allowances.revoke': 'dashboard.attention.allowances.revokeNamed',
  'dashboard.sessions.end': 'dashboard.sessions.endNamed',
  'dashboard.tryAgain': 'dashboard.tryAgainNamed',
  'getWallet.get': 'connect.titles.get',
  'requests.token.add': 'requests.token.addNamed',
  'send.attempts.dismiss': 'send.attempts.dismissNamed',
  'transactions.remove': 'transactions.removeNamed'
}

test('every name of a button that shows less is compared with what the button shows', () => {
  const named = [...english.keys()].filter((path) => path.endsWith('Named'))
  expect(Object.values(NAMED_LABELS).filter((path) => path.endsWith('Named'))).toEqual(named.toSorted())
})

test.each(Object.keys(languages))('%s calls each button by what it shows and more, as voice control needs', (tag) => {
  const texts = textsOf(tag)
  const sampleOf = (path: string) => (texts.get(path)?.sample ?? '').toLocaleLowerCase(tag)
  const wrong = Object.entries(NAMED_LABELS).filter(([label, name]) => {
    const isWhole = sampleOf(label) !== '' && sampleOf(name).includes(sampleOf(label))
    return !isWhole || sampleOf(name) === sampleOf(label)
  })
  expect(wrong.map(([label, name]) => `${sampleOf(label)}: ${sampleOf(name)}`)).toEqual([])
})

test.each(tags.filter(isRightToLeft))('%s isolates every value, and every number before a Latin word', (tag) => {
  const loose = [...textsOf(tag, isolateValues)].filter(([, { sample }]) => {
    const outside = outsideIsolates(sample)
    return (
      outside === undefined || /⟦/.test(outside) || /\d[^\p{sc=Arabic}\p{sc=Hebrew}\u2068]*\p{sc=Latin}/u.test(outside)
    )
  })
  expect(loose.map(([path, { sample }]) => `${path}: ${sample}`)).toEqual([])
})

test.each(Object.keys(languages).filter((tag) => !isRightToLeft(tag)))('%s has no marks around values', (tag) => {
  const marked = [...textsOf(tag)].filter(([, { sample }]) => /\p{Bidi_C}/u.test(sample))
  expect(marked.map(([path]) => path)).toEqual([])
})

test('marks that do not close are found', () => {
  expect(outsideIsolates('a \u2068b\u2069 c \u2068d \u2068e\u2069 f\u2069')).toBe('a \u2068 c \u2068')
  expect(outsideIsolates('a \u2068b')).toBeUndefined()
  expect(outsideIsolates('a\u2069 \u2068b')).toBeUndefined()
})

test('a form that is missing is found', () => {
  const forms = '{ one: `${' + 'shown} x`, other: `y` }'
  expect(pluralsIn(`a(plural(count, ${forms}))`)).toEqual([forms])
})

interface SampleText {
  /** With marks in place of values. */
  readonly sample: string
  /** With counts in place of values. */
  readonly counted: readonly string[]
}

function textsOf(tag: string, shown = (texts: TextFile['texts']) => texts): ReadonlyMap<string, SampleText> {
  const found = new Map<string, SampleText>()
  for (const [file, { texts }] of Object.entries(stageFiles))
    if (file.startsWith(`./${tag}/`)) collect('', shown(texts), found)
  return found
}

function isRightToLeft(tag: string): boolean {
  return isLanguageTag(tag) && directionOf(tag) === 'rtl'
}

/** Each outermost isolate as its first mark alone; undefined if marks do not pair. */
function outsideIsolates(sample: string): string | undefined {
  let depth = 0
  let outside = ''
  for (const character of sample) {
    if (character === '\u2069' && --depth < 0) return undefined
    if (depth === 0 && character !== '\u2069') outside += character
    if (character === '\u2068') depth++
  }
  return depth === 0 ? outside : undefined
}

function collect(path: string, text: unknown, found: Map<string, SampleText>): void {
  if (typeof text === 'string') found.set(path, { sample: text, counted: [] })
  else if (typeof text === 'function') {
    const sample: unknown = text(...ARGUMENTS)
    const counted = COUNTS.map((count) => String(text(count, count, count, count, count)))
    if (typeof sample === 'string') found.set(path, { sample, counted })
    else collect(`${path}()`, sample, found)
  } else
    for (const [key, part] of Object.entries(text ?? {})) collect(path === '' ? key : `${path}.${key}`, part, found)
}

function placeholdersOf(sample: string): string {
  return ARGUMENTS.filter((mark) => sample.includes(mark)).join()
}

function hasNumber(text: string | undefined, count: number): boolean {
  return new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text ?? '')
}

function hasWords(sample: string): boolean {
  return /\p{L}{2}/u.test(sample.replace(/⟦.⟧/g, ''))
}

function filesOf(tag: string): readonly string[] {
  return Object.keys(sources).flatMap((file) => (file.startsWith(`./${tag}/`) ? [file.slice(tag.length + 3)] : []))
}

/** The forms that each call of `plural` has, as written. */
function pluralsIn(source: string): readonly string[] {
  return [...source.matchAll(/\bplural\([^{]*/g)].map((call) => {
    const start = call.index + call[0].length
    let depth = 0
    for (let at = start; at < source.length; at++) {
      if (source[at] === '{') depth++
      if (source[at] === '}' && --depth === 0) return source.slice(start, at + 1)
    }
    return ''
  })
}
