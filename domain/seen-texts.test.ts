import { expect, test } from 'vitest'
import { SeenTexts } from './seen-texts.ts'

const gone = () => false

test('a text that is missing at two looks in a row is lost, once', () => {
  const seen = new SeenTexts()
  seen.watch('a.')
  seen.note('a.1', 'one')
  seen.note('b.1', 'other')
  expect(seen.takeLost('a.', gone).size).toBe(0)
  expect([...seen.takeLost('a.', gone)]).toEqual([['a.1', 'one']])
  expect(seen.takeLost('a.', gone).size).toBe(0)
  expect(seen.takeLost('b.', gone).size).toBe(0)
})

test('one that was there in between is not', () => {
  const seen = new SeenTexts()
  seen.watch('a.')
  seen.note('a.1', 'one')
  for (const isThere of [false, true, false]) expect(seen.takeLost('a.', () => isThere).size).toBe(0)
})

test('what was removed, or may have been, is not lost', () => {
  const seen = new SeenTexts()
  seen.watch('a.')
  seen.note('a.1', 'one')
  seen.note('a.1', undefined)
  expect([seen.takeLost('a.', gone).size, seen.takeLost('a.', gone).size]).toEqual([0, 0])
  seen.note('a.2', 'two')
  seen.takeLost('a.', gone)
  seen.forget()
  expect(seen.takeLost('a.', gone).size).toBe(0)
})

test('a prefix is watched until its last watcher stops', () => {
  const seen = new SeenTexts()
  const stops = [seen.watch('a.'), seen.watch('a.')]
  seen.note('a.1', 'one')
  stops[0]?.()
  stops[0]?.()
  seen.takeLost('a.', gone)
  expect(seen.takeLost('a.', gone).size).toBe(1)
  stops[1]?.()
  seen.note('a.1', 'one')
  seen.takeLost('a.', gone)
  expect(seen.takeLost('a.', gone).size).toBe(0)
})
