import { expect, test } from 'vitest'
import { SecretMint } from '#server/secrets.ts'
import { EndedSessions } from './ended-sessions.ts'

const named = (count: number, name = 'stored') => Array.from({ length: count }, (_, index) => `${name} ${index}`)

test('what the store has deleted is refused, and stored again only when it may be lacking', () => {
  const ended = new EndedSessions(new SecretMint())
  ended.add('a')
  ended.delete('a')
  ended.remember(['a'])
  expect([ended.has('a'), ended.first(9)]).toEqual([true, []])
  ended.storeAgain()
  expect(ended.first(9)).toEqual(['a'])
  ended.delete('a')
  // The store may move again before it has replicated this.
  ended.storeAgain()
  expect(ended.first(9)).toEqual(['a'])
})

test('of what the store has deleted, the last thousand are remembered', () => {
  const ended = new EndedSessions(new SecretMint())
  ended.remember(named(1000))
  ended.remember(['stored 0', 'new'])
  expect(['stored 0', 'stored 1', 'stored 2', 'new'].map((hash) => ended.has(hash))).toEqual([true, false, true, true])
  ended.storeAgain()
  expect(ended.first(2000)).toHaveLength(1000)
})

test('storing again never takes more room than there is for what is still to be stored', () => {
  const ended = new EndedSessions(new SecretMint())
  for (const hash of named(10_000, 'waiting')) ended.add(hash)
  ended.remember(['a'])
  ended.storeAgain()
  expect(ended.first(20_000)).toHaveLength(10_000)
  expect(ended.has('a')).toBe(true)
})
