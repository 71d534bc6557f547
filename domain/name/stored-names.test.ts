import { expect, test } from 'vitest'
import { avatarKey, NAMES_FRESH_FOR_MS, nameKey, parseAvatar, parseName, serialiseAnswer } from './stored-names.ts'

const NOW = 1_700_000_000_000
const kept = (value: unknown, at: unknown = NOW) => JSON.stringify({ at, value })

test('what was written is read back for 24 hours, and not a moment longer', () => {
  const text = serialiseAnswer({ value: 'alice.eth' }, NOW)
  expect(parseName(text, NOW + NAMES_FRESH_FOR_MS - 1)).toEqual({ value: 'alice.eth' })
  expect(parseName(text, NOW + NAMES_FRESH_FOR_MS)).toBeUndefined()
})

test('that there is no name is an answer too', () => {
  expect(parseName(serialiseAnswer({ value: undefined }, NOW), NOW)).toEqual({ value: undefined })
})

test('an answer from the future does not count, since it would stay fresh for ever', () => {
  expect(parseName(kept('alice.eth', NOW + 1), NOW)).toBeUndefined()
})

test.each([undefined, '', 'null', '7', '[]', kept('two words.eth'), kept(7), kept(null), kept('alice.eth', 'today')])(
  '%s holds no name, and is never thrown',
  (text) => {
    expect(parseName(text, NOW)).toBeUndefined()
  }
)

test('a picture is one of the web or complete in itself, and nothing else', () => {
  const urls = ['https://a.example/b.png', 'data:image/png;base64,AA==', 'data:image/svg+xml,%3Csvg/%3E']
  expect(urls.map((url) => parseAvatar(kept(url), NOW)?.value)).toEqual(urls)
  const elsewhere = [
    'javascript:alert(1)',
    'http://127.0.0.1/a.png',
    'https://localhost./a.png',
    'https://10.0.0.1/a.png'
  ]
  for (const url of [...elsewhere, 'data:text/html,x', '/a.png', 'a']) {
    expect([url, parseAvatar(kept(url), NOW)]).toEqual([url, undefined])
  }
})

test('a picture that would use up the storage is not kept', () => {
  expect(serialiseAnswer({ value: `data:image/png;base64,${'A'.repeat(40_000)}` }, NOW)).toBeUndefined()
})

test('each account and each name has a key of its own, whatever the letter case of the address', () => {
  expect(nameKey('0xAB')).toBe(nameKey('0xab'))
  expect(nameKey('0xab')).not.toBe(nameKey('0xac'))
  expect(avatarKey('a.eth')).not.toBe(avatarKey('b.eth'))
})
