import { expect, test } from 'vitest'
import { readTypedData } from './typed-data.ts'

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const wrong = '0x0521797E19b8E274E4ED3bFe5254FAf6fac96F08'
const permit = {
  types: {
    EIP712Domain: [{ name: 'verifyingContract', type: 'address' }],
    Permit: [
      { name: 'spender', type: 'address' },
      { name: 'amount', type: 'uint8' }
    ]
  },
  primaryType: 'Permit',
  domain: { verifyingContract: spender },
  message: { spender, amount: '7' }
}

test('typed data is read as an object and as JSON', () => {
  expect(readTypedData(permit)).toEqual(permit)
  expect(readTypedData(JSON.stringify(permit))).toEqual(permit)
})

test.each<[string, unknown]>([
  ['an address with a wrong checksum', { ...permit, message: { spender: wrong, amount: 7 } }],
  ['a contract with a wrong checksum', { ...permit, domain: { verifyingContract: wrong } }],
  [
    'a contract that its domain’s type lacks',
    { ...permit, domain: { verifyingContract: wrong }, types: { ...permit.types, EIP712Domain: [] } }
  ],
  ['a number that is too large', { ...permit, message: { spender, amount: 256 } }],
  ['a field that is missing', { ...permit, message: { spender } }],
  ['an unknown type', { ...permit, primaryType: 'Mail' }],
  ['no types', { primaryType: 'Permit', message: {} }],
  ['no JSON', '{'],
  ['nothing', undefined]
])('%s cannot be signed', (_what, given) => {
  expect(() => readTypedData(given)).toThrow(expect.objectContaining({ code: -32602 }))
})
