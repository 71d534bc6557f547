import { expect, test } from 'vitest'
import { asRecord, chainAndIdOf, isCallData, parseJson, uint256Of } from './stored-record.ts'

test.each([undefined, '', 'text', '{damaged'])('%j is no JSON, and never thrown', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test.each([null, 7, 'text', undefined])('%j has no fields', (value) => {
  expect(asRecord(value)).toEqual({})
})

test('an amount is the decimal digits of a uint256', () => {
  expect(['0', '15', String(2n ** 256n - 1n)].map(uint256Of)).toEqual([0n, 15n, 2n ** 256n - 1n])
  for (const value of ['', '01', '-1', '1e3', '0x1', '1.5', 7, null, '9'.repeat(79)])
    expect(uint256Of(value)).toBeUndefined()
})

test("a key names a record's chain and id behind its prefix", () => {
  expect(chainAndIdOf('app.84531.a1', 'app.')).toEqual({ chainId: 84_531, id: 'a1' })
  for (const key of ['other.84531.a1', 'app.84531', 'app.84531.', 'app.0.a1', 'app.9999999999999999.a1', 'app.1.A1'])
    expect(chainAndIdOf(key, 'app.')).toBeUndefined()
})

test('call data are whole bytes', () => {
  expect(['0x', '0xaB', '0xa', 'ab', 7].map(isCallData)).toEqual([true, true, false, false, false])
})
