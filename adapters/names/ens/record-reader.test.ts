import { keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { NOTHING_FOUND } from './record-reader.ts'

test.each(Object.entries(NOTHING_FOUND))('%s has the selector %s', (signature, selector) => {
  expect(keccak256(stringToHex(signature)).slice(0, 10)).toBe(selector)
})
