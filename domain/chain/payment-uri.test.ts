import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import { baseGoerli, mainnet } from './known-chains.ts'
import { paymentUri } from './payment-uri.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.each([
  [mainnet, 'ethereum:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266@1'],
  [baseGoerli, 'ethereum:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266@84531']
])('a payment on $name names its chain, and the address keeps its checksum', ({ id }, uri) => {
  expect(paymentUri(alice, id)).toBe(uri)
})
