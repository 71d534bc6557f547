import { expect, test } from 'vitest'
import { plainTypedData, type TypedData } from './typed-data.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const payment: TypedData = {
  domain: { name: 'Harbour', chainId: 84531n, verifyingContract: alice },
  types: {
    Payment: [
      { name: 'amount', type: 'uint256' },
      { name: 'shares', type: 'uint256[]' }
    ]
  },
  primaryType: 'Payment',
  message: { amount: 2n ** 255n, shares: [1n, { part: 2n }], note: 'hi', isUrgent: false, nothing: null }
}

test('integers become decimal strings, however deep and large they are, and nothing else changes', () => {
  expect(plainTypedData(payment).message).toEqual({
    amount: (2n ** 255n).toString(),
    shares: ['1', { part: '2' }],
    note: 'hi',
    isUrgent: false,
    nothing: null
  })
})

test('the domain’s type is filled in from the fields that it has, in the order of EIP-712', () => {
  const { domain, types } = plainTypedData(payment)
  expect(domain).toEqual({ name: 'Harbour', chainId: 84531, verifyingContract: alice })
  expect(types['EIP712Domain']).toEqual([
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' }
  ])
})

test('a domain’s type that is given is kept', () => {
  const EIP712Domain = [{ name: 'name', type: 'string' }]
  expect(plainTypedData({ ...payment, types: { ...payment.types, EIP712Domain } }).types['EIP712Domain']).toBe(
    EIP712Domain
  )
})

test('typed data is JSON for a wallet', () => {
  expect(() => JSON.stringify(plainTypedData(payment))).not.toThrow()
})
