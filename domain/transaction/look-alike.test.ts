import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import { isLookAlike } from './look-alike.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const address = digits(40).map((text): Address => `0x${text}`)

test('addresses with the same ends and another middle are look-alikes, whatever their letter case', () => {
  const ends = fc
    .integer({ min: 2, max: 16 })
    .chain((start) => fc.tuple(digits(start), digits(Math.max(2, 6 - start)), digits(1), digits(1)))
  fc.assert(
    fc.property(ends, digits(40), ([start, end, one, other], filling) => {
      fc.pre(one !== other)
      const made = (middle: string): Address => {
        const rest = 40 - start.length - end.length - 1
        return `0x${start}${middle}${filling.slice(0, rest)}${end}`
      }
      expect(isLookAlike(made(one), made(other))).toBe(true)
      expect(isLookAlike(made(one).toUpperCase().replace('0X', '0x') as Address, made(other))).toBe(true)
    })
  )
})

test('whether two addresses are alike does not depend on their order, and none is its own look-alike', () => {
  fc.assert(
    fc.property(address, address, (a, b) => {
      expect(isLookAlike(a, b)).toBe(isLookAlike(b, a))
      expect(isLookAlike(a, a)).toBe(false)
    })
  )
})

test('addresses that differ within the first two or the last two characters are no look-alikes', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(0, 1, 38, 39), (a, place) => {
      const at = place + 2
      const b = `${a.slice(0, at)}${a[at] === '0' ? '1' : '0'}${a.slice(at + 1)}` as Address
      expect(isLookAlike(a, b)).toBe(false)
    })
  )
})
