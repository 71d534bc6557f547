import { expect, test } from 'vitest'
import { Slots } from './slots.ts'

test('a key has as many slots as its limit, and released slots can be taken again', () => {
  const slots = new Slots()
  const leave = slots.take({ all: 2 })
  expect(slots.take({ all: 2 })).toBeDefined()
  expect(slots.take({ all: 2 })).toBeUndefined()
  leave?.()
  expect(slots.take({ all: 2 })).toBeDefined()
  expect(slots.take({ all: 2 })).toBeUndefined()
})

test('a full key leaves the slots of the other keys free', () => {
  const slots = new Slots()
  slots.take({ all: 2, 'chain 1': 1 })
  expect(slots.take({ all: 2, 'chain 1': 1 })).toBeUndefined()
  expect(slots.take({ all: 2, 'chain 2': 1 })).toBeDefined()
  expect(slots.take({ all: 2, 'chain 3': 1 })).toBeUndefined()
})
