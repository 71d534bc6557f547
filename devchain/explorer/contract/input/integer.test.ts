import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integerType, parseInteger } from './integer.ts'

function read(type: string, text: string): unknown {
  const integer = integerType(type)
  const parsed = integer && parseInteger(text, integer, [])
  return parsed?.status === 'valid' ? parsed.value : parsed?.problems[0]?.text
}

test.each([
  ['0', 0n],
  [' 1000 ', 1000n],
  ['1,234,567', 1_234_567n],
  ['1_000', 1000n],
  ['0x3e8', 1000n],
  ['1e18', 10n ** 18n],
  ['1.5 ether', 15n * 10n ** 17n],
  ['0.10 ETH', 10n ** 17n],
  ['20gwei', 20n * 10n ** 9n],
  ['3 wei', 3n],
  ['2.0', 2n]
])('%j is a whole number', (text, value) => {
  expect(read('uint256', text)).toBe(value)
})

test.each([
  ['', 'Enter a whole number.'],
  ['ten', 'Enter a whole number, such as 1000, 0x3e8 or 1.5 ether.'],
  ['1,23', 'Enter a whole number, such as 1000, 0x3e8 or 1.5 ether.'],
  ['1.5', '1.5 is not a whole number.'],
  ['1.0000000001 gwei', '1.0000000001 gwei is not a whole number of wei.'],
  ['1 finney', '“finney” is not a unit: use ether, gwei or wei.'],
  ['1e78', 'That is more than any integer holds.'],
  ['9'.repeat(101), 'That is too long for a number.'],
  ['-1', '-1 does not fit: uint256 holds 0 to 2^256 − 1.']
])('%j is refused in words', (text, reason) => {
  expect(read('uint256', text)).toBe(reason)
})

test.each([
  ['uint8', '255', '256', 'uint8 holds 0 to 255.'],
  ['int8', '-128', '-129', 'int8 holds -128 to 127.'],
  ['int8', '127', '128', 'int8 holds -128 to 127.'],
  ['uint', String(2n ** 256n - 1n), String(2n ** 256n), 'uint256 holds 0 to 2^256 − 1.'],
  ['int128', String(-(2n ** 127n)), String(2n ** 127n), 'int128 holds −2^127 to 2^127 − 1.']
])('%s holds %s but not %s', (type, fitting, tooLarge, range) => {
  expect(read(type, fitting)).toBe(BigInt(fitting))
  expect(read(type, tooLarge)).toBe(`${tooLarge} does not fit: ${range}`)
})

test('an integer of any size keeps every digit', () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => read('uint256', `${value}`) === value))
})
