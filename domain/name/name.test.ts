import { expect, test } from 'vitest'
import { couldBeName, displayName, isPlainName, nameLabel } from './name.ts'

test.each([
  'alice.portside.eth',
  'qwertyuiopasdfghjklzxcvb.eth',
  'alice.portside-harbours1.eth',
  'qwertyuiopasdfghjklzxcvb.community'
])('%s stays whole: its last part does not count among the 24 characters', (name) => {
  expect(nameLabel(name)).toBe(name)
})

test.each([
  ['qwertyuiopasdfghjklzxcvbn.eth', 'qwertyuiopasdfghjklzxcvb…'],
  ['alice.portside-harbours12.eth', 'alice.portside-harbours1…'],
  ['qwertyuiopasdfghjklzxcvbn', 'qwertyuiopasdfghjklzxcvb…'],
  ['a.qwertyuiopasdfghjklzxcvbn', 'a.qwertyuiopasdfghjklzxcvb…']
])('%s is cut after 24 characters', (name, label) => {
  expect(nameLabel(name)).toBe(label)
})

test('an emoji counts as one character and is never cut in half', () => {
  expect(nameLabel(`${'🦄'.repeat(24)}.eth`)).toBe(`${'🦄'.repeat(24)}.eth`)
  expect(nameLabel(`${'🦄'.repeat(25)}.eth`)).toBe(`${'🦄'.repeat(24)}…`)
})

test('an account is shown by its name, or by its shortened address if it has none', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect([displayName(address, 'alice.eth'), displayName(address, undefined)]).toEqual(['alice.eth', '0xf3…2266'])
})

test.each(['alice.eth', 'a', '🏴‍☠️.eth', 'näme.eth', 'alice\ufeff.eth'])('%s could be a name', (text) => {
  expect(couldBeName(text)).toBe(true)
})

test.each(['', 'two words.eth', 'line\nbreak.eth', '\u202Ehte.ecila', 'a'.repeat(256)])(
  '%j could not be a name',
  (text) => {
    expect(couldBeName(text)).toBe(false)
  }
)

test.each(['alice.eth', 'a', '0.eth', '007', 'a-b.c-d-e.eth'])(
  '%s is its own normal form, which takes no table',
  (name) => {
    expect(isPlainName(name)).toBe(true)
  }
)

test.each([
  '',
  '.',
  'alice.',
  'Alice.eth',
  'näme.eth',
  'аlice.eth',
  '_a.eth',
  '-a.eth',
  'a--b.eth',
  '🏴‍☠.eth',
  'a b',
  'a\u200Db'
])('a simple rule cannot decide whether %j is normalised', (text) => {
  expect(isPlainName(text)).toBe(false)
})
