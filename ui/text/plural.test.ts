import { expect, test } from 'vitest'
import { pluralIn } from './plural.ts'

test('a language takes the form that its own rules give a count', () => {
  const russian = pluralIn('ru')
  const forms = { one: 'кошелёк', few: 'кошелька', many: 'кошельков', other: 'кошелька' }
  expect([1, 3, 5, 11, 21].map((count) => russian(count, forms))).toEqual([
    'кошелёк',
    'кошелька',
    'кошельков',
    'кошельков',
    'кошелёк'
  ])
})

test('a form that a text lacks is the one for everything else', () => {
  expect(pluralIn('de')(1, { other: 'Netzwerke' })).toBe('Netzwerke')
})
