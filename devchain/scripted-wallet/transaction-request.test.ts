import { expect, test } from 'vitest'
import { readTransaction } from './transaction-request.ts'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const key = `0x${'0'.repeat(64)}`

test('known fields are kept, and unknown ones ignored', () => {
  const known = {
    from,
    to,
    value: '0x1',
    data: '0x12AB',
    gas: '0x5208',
    nonce: '0x0',
    chainId: '0x14a33',
    type: '0x1',
    gasPrice: '0x00'
  }
  const accessList = [{ address: to, storageKeys: [key] }]
  const unknown = { calls: [], gasLimitBuffer: 'x', metadata: undefined }
  expect(readTransaction({ ...known, accessList, ...unknown })).toEqual({ ...known, accessList })
})

test('null is no value', () => {
  expect(readTransaction({ from, to: null, data: '0x00', value: null })).toEqual({ from, data: '0x00' })
})

test('a page may call data input, and gas gasLimit', () => {
  const read = { from, to, data: '0x12', gas: '0x5208' }
  expect(readTransaction({ from, to, input: '0x12', gasLimit: '0x5208' })).toEqual(read)
  expect(readTransaction({ from, to, data: '0x12', input: '0x12', gas: '0x5208', gasLimit: '0x1' })).toEqual(read)
  expect(() => readTransaction({ from, to, data: '0x12', input: '0x13' })).toThrow('its data')
})

test.each([undefined, null, 'text', 7, [], [{ from, to }]])('%j is no transaction', (parameter) => {
  expect(() => readTransaction(parameter)).toThrow(expect.objectContaining({ code: -32602 }))
})

const quantities = [
  'value',
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
  'type'
]
const noNumber = [
  'ffffff',
  '',
  '0x',
  '0xg',
  '0X1',
  '1',
  1,
  1n,
  -1,
  true,
  {},
  [],
  ['0x1'],
  '0x1.5',
  '-0x1',
  ' 0x1',
  `0x1${'0'.repeat(64)}`
]
const noAddress = ['', '0x', '0x1', 'alice.eth', 1, {}, [to], to.slice(2), `${to}00`]
const noBytes = ['', '0', '0x1', '1234', '0xzz', 7, {}, []]

test.each([
  ...quantities.map((field) => [field, noNumber] as const),
  ...['from', 'to'].map((field) => [field, noAddress] as const),
  ...['data', 'input'].map((field) => [field, noBytes] as const),
  ['type', ['0x3', '0x4', '0x5', '0x76', '0x7f', '0xff']],
  [
    'accessList',
    [
      '0x',
      {},
      [7],
      [{}],
      [{ address: to }],
      [{ address: '0x1', storageKeys: [] }],
      [{ address: to, storageKeys: ['0x1'] }]
    ]
  ]
] as readonly (readonly [string, readonly unknown[]])[])('a malformed %s is refused', (field, values) => {
  for (const value of values) {
    const read = () => readTransaction({ from, to, [field]: value })
    expect(read, String(value)).toThrow(expect.objectContaining({ code: -32602 }))
    expect(read).toThrow(`The transaction’s ${field} `)
  }
})

test.each([
  [{ gasPrice: '0x1', maxFeePerGas: '0x1' }],
  [{ gasPrice: '0x1', maxPriorityFeePerGas: '0x1' }],
  [{ type: '0x2', gasPrice: '0x1' }],
  [{ type: '0x0', maxFeePerGas: '0x1' }],
  [{ type: '0x1', maxPriorityFeePerGas: '0x1' }],
  [{ type: '0x0', accessList: [] }]
])('%j is two kinds of transaction at once', (fields) => {
  expect(() => readTransaction({ from, to, ...fields })).toThrow(expect.objectContaining({ code: -32602 }))
})

test('a contract has code', () => {
  expect(readTransaction({ from, data: '0x6001' })).toEqual({ from, data: '0x6001' })
  for (const nothing of [{}, { data: '0x' }, { input: '0x', value: '0x1' }]) {
    expect(() => readTransaction({ from, ...nothing })).toThrow('or the code of a contract in its data')
  }
})
