import { expect, test } from 'vitest'
import { readCallBundle } from './call-bundle.ts'

const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

function bundle(call: object, more: object = {}) {
  return { version: '2.0.0', chainId: '0x14a33', atomicRequired: false, calls: [call], ...more }
}

test('a call without a recipient creates a contract', () => {
  expect(readCallBundle(bundle({ data: '0x6001' })).calls).toEqual([{ value: 0n, data: '0x6001' }])
  expect(readCallBundle(bundle({ to: null, data: '0x6001' })).calls).toEqual([{ value: 0n, data: '0x6001' }])
  expect(readCallBundle(bundle({ data: '0x6001', value: '0x2' })).calls).toEqual([{ value: 2n, data: '0x6001' }])
})

test('the checksum of a recipient does not matter', () => {
  expect(readCallBundle(bundle({ to: to.replaceAll('c', 'C') })).calls).toEqual([{ to, value: 0n, data: '0x' }])
})

test.each([
  ['neither recipient nor code', { value: '0x1' }],
  ['neither recipient nor any code', { data: '0x' }],
  ['an empty recipient', { to: '', data: '0x6001' }],
  ['a recipient that is no address', { to: '0x1' }],
  ['a number as a recipient', { to: 1 }],
  ['a value without 0x', { to, value: 'ffffff' }],
  ['a number as a value', { to, value: 1 }],
  ['a value above 256 bits', { to, value: `0x1${'0'.repeat(64)}` }],
  ['data with an odd number of digits', { to, data: '0x123' }]
])('a call with %s is refused', (_, call) => {
  expect(() => readCallBundle(bundle(call))).toThrow(expect.objectContaining({ code: -32602 }))
})

test.each(['1.0', '1.0.0', '2.0', '2.0.1', '2', '3.0.0', '', 2, undefined, null])(
  'version %j is refused',
  (version) => {
    expect(() => readCallBundle(bundle({ to }, { version }))).toThrow(expect.objectContaining({ code: -32602 }))
  }
)
