import { expect, test } from 'vitest'
import { readCallBundle } from './call-bundle.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const read = (call: object) =>
  readCallBundle({ version: '2.0.0', chainId: '0x14a33', atomicRequired: false, calls: [call] }).calls

test('a call without a recipient creates a contract', () => {
  expect(read({ to, value: '0x1' })).toEqual([{ to, value: 1n, data: '0x' }])
  for (const call of [{ data: '0x6001' }, { to: null, data: '0x6001' }]) {
    expect(read(call)).toEqual([{ value: 0n, data: '0x6001' }])
  }
})

test.each([
  {},
  { data: '0x' },
  { value: '0x1' },
  { to: '' },
  { to: '0x', data: '0x6001' },
  { to, value: '1' },
  { to, data: '0x1' }
])('%j is no call', (call) => {
  expect(() => read(call)).toThrow(expect.objectContaining({ code: -32602 }))
})
