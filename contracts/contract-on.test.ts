import { afterEach, expect, expectTypeOf, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { contract } from '#domain/contract/contract.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import { contractOn } from './contract-on.ts'
import { localAddresses } from './local-addresses.ts'

const PUBLIC = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const LOCAL = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
/** `npm start` serves this run's in place of the empty ones. */
const addresses = localAddresses as Record<string, Readonly<Record<number, Address>>>

/** As `npm run contracts` writes it. */
const logBook = {
  name: 'LogBook',
  abi: [
    { type: 'function', name: 'title', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'string' }] },
    {
      type: 'function',
      name: 'sign',
      stateMutability: 'nonpayable',
      inputs: [{ name: 'text', type: 'string' }],
      outputs: []
    }
  ],
  addresses: { 8453: PUBLIC }
} as const

afterEach(() => {
  delete addresses['LogBook']
})

test('a contract is at its public address, and nowhere else', () => {
  expect(contractOn(logBook, 8453)).toEqual({ address: PUBLIC, abi: logBook.abi })
  expect(contractOn(logBook, 84531)).toBeUndefined()
})

test('on a local chain, the address of this run comes first', () => {
  addresses['LogBook'] = { 8453: LOCAL, 84531: LOCAL }
  expect(contractOn(logBook, 84531)?.address).toBe(LOCAL)
  expect(contractOn(logBook, 8453)?.address).toBe(LOCAL)
  expect(contractOn({ ...logBook, name: 'Other' }, 8453)?.address).toBe(PUBLIC)
})

test('calls of what it returns are typed by the ABI', () => {
  const found = contractOn(logBook, 8453)
  if (!found) throw new Error('It is on that chain.')
  const { call } = contract(found)
  expect(call('sign', 'hello').args).toEqual(['hello'])
  const title = call('title')
  expectTypeOf(title).toEqualTypeOf<ContractCall<string, 'view'>>()
  // @ts-expect-error: there is no such function
  expect(() => call('burn')).toThrow('The ABI of the contract has no function "burn"; it has title(), sign(string).')
  // @ts-expect-error: the text is a string
  expect(() => call('sign', 1n)).toThrow('sign(string)')
})
