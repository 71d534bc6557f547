import { expect, test } from 'vitest'
import { ServerKeys, serverKeysProblem } from './server-keys.ts'

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(43)]

test('each of several keys proves a server, with a name of its own to be counted by', () => {
  const keys = new ServerKeys([OLD, NEW])
  expect([OLD, NEW].map((key) => keys.nameOf(`Bearer ${key}`))).toEqual(['server 0', 'server 1'])
})

test.each([
  ['no header', undefined],
  ['an empty one', ''],
  ['no key', 'Bearer '],
  ['the key alone', OLD],
  ['another scheme', `Basic ${OLD}`],
  ['a beginning of the key', `Bearer ${OLD.slice(1)}`],
  ['more than the key', `Bearer ${OLD}o`],
  ['two keys', `Bearer ${OLD} ${NEW}`],
  ['another key of the same length', `Bearer ${'x'.repeat(32)}`]
])('%s proves nothing', (_, header) => {
  expect(new ServerKeys([OLD, NEW]).nameOf(header)).toBeUndefined()
})

test('without keys, nothing proves a server, an empty key included', () => {
  const none = new ServerKeys([])
  expect([none.nameOf('Bearer '), none.nameOf(undefined)]).toEqual([undefined, undefined])
})

test.each([
  ['31 bytes', ['k'.repeat(31)], 'fewer than 32'],
  ['513 bytes', ['k'.repeat(513)], 'more than 512'],
  ['a blank', [`${OLD} ${NEW}`], 'visible ASCII'],
  ['an accent', [`${OLD}é`], 'visible ASCII'],
  ['the same key twice', [OLD, OLD], 'twice'],
  ['17 keys', Array.from({ length: 17 }, (_, nth) => `${OLD}${nth}`), '17 keys']
])('a list with %s is refused without repeating a key', (_, keys, reason) => {
  const problem = serverKeysProblem(keys)
  expect(problem).toContain(reason)
  expect(problem).not.toContain('ooo')
  expect(() => new ServerKeys(keys)).toThrow(reason)
})
