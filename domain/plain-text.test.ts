import { expect, test } from 'vitest'
import { exactText, plainText } from './plain-text.ts'

test.each([
  ['plain words stay as they are', 'execution reverted: paused', 'execution reverted: paused'],
  ['letters of any script stay', 'häfen 港 مرفأ ⚓', 'häfen 港 مرفأ ⚓'],
  ['marks that turn letters around go', 'pay \u202Emoc.live\u202C now', 'pay moc.live now'],
  ['isolates and directional marks go', '\u2066a\u2069\u200Fb\u061Cc', 'abc'],
  ['zero-width characters go', 'Meta\u200BMa\uFEFFsk\u00AD', 'MetaMask'],
  ['control characters go, line breaks become spaces', 'a\u0000\u001B[31mb\r\nc\u2028d', 'a[31mb c d'],
  ['tag characters and variation selectors go', `a${String.fromCodePoint(0xe0061)}\uFE0Fb`, 'ab'],
  ['half a surrogate pair goes', 'a\uD800b', 'ab'],
  ['blanks are one space, and none at the ends', ' \u3000a\u00A0\u2800 b ', 'a b'],
  ['stacked marks are cut', `a${'\u0301'.repeat(50)}`, `a${'\u0301'.repeat(4)}`]
])('%s', (_rule, text, shown) => {
  expect(plainText(text)).toBe(shown)
})

test.each(['', ' \n', '\u200B\u200D', '\u3164\u115F', '\u2800', '\u0301', '\u202E'])('%j shows nothing', (text) => {
  expect(plainText(text)).toBe('')
})

test.each([undefined, null, 7, {}, ['a']])('%j, which is not text, shows nothing', (value) => {
  expect(plainText(value)).toBe('')
})

test('a longer text is cut between whole characters, with an ellipsis', () => {
  expect(plainText('a'.repeat(200))).toBe('a'.repeat(200))
  expect(plainText('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`)
  expect(plainText('⚓🚢🚢🚢', 3)).toBe('⚓🚢…')
  expect(plainText(`${' '.repeat(5000)}b`)).toBe('')
  expect(plainText(`a${' '.repeat(5000)}b`)).toBe('a…')
})

test('only the start of a text of a hundred million characters is read', () => {
  expect([...plainText('\u0301a'.repeat(50_000_000))]).toHaveLength(200)
})

test.each([
  ['a text without hidden characters is one part', 'häfen 港 مرفأ ⚓', ['häfen 港 مرفأ ⚓']],
  [
    'marks that turn letters around are named',
    'pay \u202Emoc.live\u202C now',
    ['pay ', '[U+202E]', 'moc.live', '[U+202C]', ' now']
  ],
  [
    'so are isolates, direction marks and zero-width ones',
    'a\u2066\u200Fb\u200B',
    ['a', '[U+2066]', '[U+200F]', 'b', '[U+200B]']
  ],
  ['so are line breaks and controls', 'a\nb\u001B', ['a', '[U+000A]', 'b', '[U+001B]']],
  ['so are tags, of which each could hide a letter', `a${String.fromCodePoint(0xe0061)}`, ['a', '[U+E0061]']],
  [
    'joined emoji and letters that are kept apart are as they are',
    '👩\u200D🚀❤\uFE0F می\u200Cخواهم',
    ['👩\u200D🚀❤\uFE0F می\u200Cخواهم']
  ],
  ['blanks are kept', ' a  b ', [' a  b ']],
  ['an empty text has no parts', '', []]
])('of a text to be signed, %s', (_rule, text, shown) => {
  expect(exactText(text).map((part) => (part.isHidden ? `[${part.text}]` : part.text))).toEqual(shown)
})

test('of a text to be signed, no more than its start is drawn, and that is said', () => {
  expect(exactText('a'.repeat(5000))).toEqual([{ at: 0, text: `${'a'.repeat(4096)}…`, isHidden: false }])
})
