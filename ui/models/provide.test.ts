import { expect, test } from 'vitest'
import { optional, provide, token } from './provide.ts'

class Lamp {
  readonly #isLit = true
  get isLit() {
    return this.#isLit
  }
}

class Room {
  readonly lamp: Lamp
  readonly name: string | undefined
  constructor(lamp: Lamp, name?: string) {
    this.lamp = lamp
    this.name = name
  }
}

const Name = token<string>('Name')

test('a class is provided with one key for each parameter, in their order', () => {
  expect(provide(Room, [Lamp, optional(Name)])).toEqual({
    type: Room,
    keys: [Lamp, { serviceIdentifier: Name, optional: true }]
  })
  expect(provide(Lamp, []).keys).toEqual([])
})

test('two tokens of one name are two keys', () => {
  expect(token('Name')).not.toBe(token('Name'))
})

test('keys that do not fit the constructor do not compile', () => {
  // @ts-expect-error: the lamp is missing
  provide(Room, [optional(Name)])
  // @ts-expect-error: the name is missing, and a key that need not be bound is still named
  provide(Room, [Lamp])
  // @ts-expect-error: out of order
  provide(Room, [optional(Name), Lamp])
  // @ts-expect-error: one too many
  provide(Room, [Lamp, optional(Name), Lamp])
  // @ts-expect-error: a room needs its lamp
  provide(Room, [optional(Lamp), optional(Name)])
  // @ts-expect-error: it may be missing
  provide(Room, [Lamp, Name])
  // @ts-expect-error: a number is no name
  provide(Room, [Lamp, optional(token<number>('Number'))])
})
