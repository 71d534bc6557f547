import { expect, test } from 'vitest'
import { readTransaction } from './transaction-parameter.ts'

const from = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const pay = { from, to }
const key = `0x${'0'.repeat(64)}`

test('every known field is kept as the page wrote it', () => {
  const fees = { maxFeePerGas: '0x5', maxPriorityFeePerGas: '0x0' }
  const terms = { type: '0x2', nonce: '0x07', gas: '0x5208', chainId: '0x14a33', value: '0xA' }
  const given = { ...pay, ...fees, ...terms, data: '0xAb', accessList: [{ address: to, storageKeys: [key] }] }
  expect(readTransaction(given)).toEqual(given)
})

test('unknown fields and fields of null are left out', () => {
  const unknown = { calls: [{}], feeToken: 1, toString: 3 }
  expect(readTransaction({ ...pay, ...unknown, value: null, data: undefined, gas: null })).toEqual(pay)
})

test('gas may be called gasLimit, which counts where there is no gas', () => {
  expect(readTransaction({ ...pay, gasLimit: '0x5208' })).toEqual({ ...pay, gas: '0x5208' })
  expect(readTransaction({ ...pay, gasLimit: '0x1', gas: '0x5208' })).toEqual({ ...pay, gas: '0x5208' })
  expect(() => readTransaction({ ...pay, gasLimit: 'invalid' })).toThrow(expect.objectContaining({ code: -32602 }))
})

test('data may be called input, or both alike', () => {
  expect(readTransaction({ ...pay, input: '0x1234' })).toEqual({ ...pay, data: '0x1234' })
  expect(readTransaction({ ...pay, input: '0xAB', data: '0xab' })).toEqual({ ...pay, data: '0xab' })
  expect(readTransaction({ from, input: '0x6001' })).toEqual({ from, data: '0x6001' })
})

test('the checksum of a recipient does not matter', () => {
  expect(readTransaction({ from, to: to.replaceAll('c', 'C') })).toEqual(pay)
})

test.each(['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'value', 'gas', 'nonce', 'chainId'])(
  '%s is a number in hexadecimal',
  (field) => {
    expect(readTransaction({ ...pay, [field]: '0x1' })).toEqual({ ...pay, [field]: '0x1' })
    const over = `0x1${'0'.repeat(64)}`
    for (const value of [
      '',
      '0x',
      'ffffff',
      '1',
      1,
      1n,
      1.5,
      '-0x1',
      '0x-1',
      '0x1.5',
      '0xg',
      ' 0x1',
      '0X1',
      [],
      true,
      over
    ]) {
      const read = () => readTransaction({ ...pay, [field]: value })
      expect(read, `${value}`).toThrow(expect.objectContaining({ code: -32602 }))
    }
  }
)

test.each([
  ['no parameter', undefined],
  ['null', null],
  ['a text', '0x'],
  ['a number', 1],
  ['a list', [pay]],
  ['no sender', { to }],
  ['a sender that is no address', { ...pay, from: 'vitalik.eth' }],
  ['a sender without 0x', { ...pay, from: from.slice(2) }],
  ['a recipient as a number', { ...pay, to: 1 }],
  ['an empty recipient', { from, to: '', data: '0x6001' }],
  ['a recipient of 0x', { from, to: '0x', data: '0x6001' }],
  ['a short recipient', { from, to: to.slice(0, -1) }],
  ['a long recipient', { from, to: `${to}0` }],
  ['neither recipient nor data', { from }],
  ['neither recipient nor code', { from, data: '0x', value: '0x1' }],
  ['an odd number of digits', { ...pay, data: '0x123' }],
  ['data without 0x', { ...pay, data: '1234' }],
  ['input with an odd number of digits', { ...pay, input: '0x1' }],
  ['data and another input', { ...pay, data: '0x12', input: '0x34' }],
  ['empty data beside input', { ...pay, data: '0x', input: '0x34' }],
  ['data as bytes', { ...pay, data: new Uint8Array(2) }],
  ['a gas above 64 bits', { ...pay, gas: `0x1${'0'.repeat(16)}` }],
  ['a nonce above what a number holds', { ...pay, nonce: `0x${'f'.repeat(16)}` }],
  ['an access list that is none', { ...pay, accessList: {} }],
  ['an access list of addresses', { ...pay, accessList: [to] }],
  ['an access list without keys', { ...pay, accessList: [{ address: to }] }],
  ['an access list with a short key', { ...pay, accessList: [{ address: to, storageKeys: ['0x1'] }] }],
  ['a delegation of the account', { ...pay, authorizationList: [] }]
])('%s is refused', (_, parameter) => {
  expect(() => readTransaction(parameter)).toThrow(expect.objectContaining({ code: -32602 }))
})

test.each(['0x0', '0x1', '0x2'])('type %s is known', (type) => {
  expect(readTransaction({ ...pay, type })).toEqual({ ...pay, type })
})

test.each(['0x3', '0x4', '0x5', '0x76', '0x', '', '0x02', '2', 2, 0, 'legacy', {}])('type %j is refused', (type) => {
  expect(() => readTransaction({ ...pay, type })).toThrow(expect.objectContaining({ code: -32602 }))
})

test.each([
  { gasPrice: '0x1', maxFeePerGas: '0x1' },
  { gasPrice: '0x1', maxPriorityFeePerGas: '0x1' },
  { gasPrice: '0x1', type: '0x2' },
  { maxFeePerGas: '0x1', type: '0x0' },
  { maxPriorityFeePerGas: '0x1', type: '0x1' },
  { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
  { accessList: [{ address: to, storageKeys: [] }], type: '0x0' }
])('%j contradicts itself and is refused', (terms) => {
  expect(() => readTransaction({ ...pay, ...terms })).toThrow(expect.objectContaining({ code: -32602 }))
})
