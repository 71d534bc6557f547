import { expect, test } from 'vitest'
import { couldBeName, nameLabel } from './name.ts'

test('a name is shown whole up to 24 characters, and cut there', () => {
  expect(nameLabel('alice.portside.eth')).toBe('alice.portside.eth')
  expect(nameLabel('abcdefghijklmnopqrst.eth')).toBe('abcdefghijklmnopqrst.eth')
  expect(nameLabel('abcdefghijklmnopqrstu.eth')).toBe('abcdefghijklmnopqrstu.et…')
})

test('an emoji is one character and is never cut in half', () => {
  expect(nameLabel(`${'🦄'.repeat(24)}.eth`)).toBe(`${'🦄'.repeat(24)}…`)
})

test.each(['alice.eth', 'a', '🏴‍☠️.eth', 'näme.eth'])('%s could be a name', (text) => {
  expect(couldBeName(text)).toBe(true)
})

test.each(['', 'two words.eth', 'line\nbreak.eth', '\u202Ehte.ecila', 'a'.repeat(256)])(
  '%j could not be a name',
  (text) => {
    expect(couldBeName(text)).toBe(false)
  }
)
