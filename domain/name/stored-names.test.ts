import { expect, test } from 'vitest'
import { avatarKey, NAMES_FRESH_FOR_MS, nameKey, parseAvatar, parseName, serialiseAnswer } from './stored-names.ts'

const NOW = 1_700_000_000_000
const kept = (value: unknown, at: unknown = NOW) => JSON.stringify({ at, value })

test('a stored answer is valid for exactly 24 hours', () => {
  const text = serialiseAnswer({ value: 'alice.eth' }, NOW)
  expect(parseName(text, NOW + NAMES_FRESH_FOR_MS - 1)).toEqual({ value: 'alice.eth' })
  expect(parseName(text, NOW + NAMES_FRESH_FOR_MS)).toBeUndefined()
})

test('"no name" is an answer too', () => {
  expect(parseName(serialiseAnswer({ value: undefined }, NOW), NOW)).toEqual({ value: undefined })
})

test('an answer from the future is ignored, since it would stay fresh forever', () => {
  expect(parseName(kept('alice.eth', NOW + 1), NOW)).toBeUndefined()
})

test.each([undefined, '', 'null', '7', '[]', kept('two words.eth'), kept(7), kept(null), kept('alice.eth', 'today')])(
  '%s holds no name, and is never thrown',
  (text) => {
    expect(parseName(text, NOW)).toBeUndefined()
  }
)

test('a stored image is a public web address or a data URL', () => {
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

test('an image that would use up the storage quota is not stored', () => {
  expect(serialiseAnswer({ value: `data:image/png;base64,${'A'.repeat(40_000)}` }, NOW)).toBeUndefined()
})

test('each account and each name has its own key, whatever the letter case of the address', () => {
  expect(nameKey('0xAB')).toBe(nameKey('0xab'))
  expect(nameKey('0xab')).not.toBe(nameKey('0xac'))
  expect(avatarKey('a.eth')).not.toBe(avatarKey('b.eth'))
})
