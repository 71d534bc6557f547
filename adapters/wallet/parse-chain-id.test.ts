import { expect, test } from 'vitest'
import { parseChainId } from './parse-chain-id.ts'

test.each([84531, '84531', '0x14a33', '0x14A33', '0X14a33', '0x014a33', '084531'])('%j is chain 84531', (value) => {
  expect(parseChainId(value)).toBe(84531)
})

test.each([
  [0],
  [-1],
  [1.5],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [2 ** 53],
  ['9007199254740992'],
  ['0x20000000000000'],
  ['0'],
  ['0x'],
  ['0x0'],
  ['-5'],
  ['+5'],
  [' 5'],
  ['5\n'],
  ['5.0'],
  ['1e3'],
  ['0b11'],
  ['0o17'],
  ['1_000'],
  ['Infinity'],
  ['base'],
  ['eip155:5'],
  [''],
  [true],
  [[5]],
  [['0x5']],
  [{ chainId: 5 }],
  [{ valueOf: () => 5 }],
  [new Date(5)],
  [5n],
  [null],
  [undefined]
])('%o is no chain id', (value) => {
  expect(parseChainId(value)).toBeUndefined()
})
