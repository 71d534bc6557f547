import { expect, test } from 'vitest'
import { Places } from './places.ts'

test('a key has as many places as it is said to have, and they can be had again', () => {
  const places = new Places()
  const leave = places.take({ all: 2 })
  expect(places.take({ all: 2 })).toBeDefined()
  expect(places.take({ all: 2 })).toBeUndefined()
  leave?.()
  expect(places.take({ all: 2 })).toBeDefined()
  expect(places.take({ all: 2 })).toBeUndefined()
})

test('whoever finds one key full takes no place of the others', () => {
  const places = new Places()
  places.take({ all: 2, 'chain 1': 1 })
  expect(places.take({ all: 2, 'chain 1': 1 })).toBeUndefined()
  expect(places.take({ all: 2, 'chain 2': 1 })).toBeDefined()
  expect(places.take({ all: 2, 'chain 3': 1 })).toBeUndefined()
})
