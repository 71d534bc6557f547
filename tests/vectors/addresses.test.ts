import { expect, test } from 'vitest'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import type { Address, Hex } from '#domain/address.ts'
import { typedDataProblem } from '#domain/wallet/check-typed-data.ts'
import { testedLibraries } from '../adapters/rpc-libraries.ts'
import { readVectors, unmet } from './vectors.ts'

const { addresses } = readVectors<{ readonly addresses: readonly Address[] }>('addresses')

const lower = (address: Address) => address.toLowerCase() as Address
const upper = (address: Address): Address => `0x${address.slice(2).toUpperCase()}`

test('an address in any letter case gets its checksum (EIP-55)', () => {
  expect(unmet(addresses, (address) => checksumAddress(lower(address)) === address)).toEqual([])
  expect(unmet(addresses, (address) => checksumAddress(upper(address)) === address)).toEqual([])
})

test.each(testedLibraries)('$library decodes an address with its checksum', ({ codec }) => {
  const outputs = [{ type: 'address' }]
  const fragment = { type: 'function', name: 'f', inputs: [], outputs, stateMutability: 'view' } as const
  const decoded = (address: Address) => {
    const word: Hex = `0x${lower(address).slice(2).padStart(64, '0')}`
    return codec.decodeResult(fragment, word)[0]
  }
  expect(unmet(addresses, (address) => decoded(address) === address)).toEqual([])
})

test('an address is signed in small letters or with its checksum, and not if one letter is wrong', () => {
  const problem = (spender: Address) =>
    typedDataProblem(
      {
        domain: {},
        types: { Permit: [{ name: 'spender', type: 'address' }] },
        primaryType: 'Permit',
        message: { spender }
      },
      checksumAddress
    )
  const mistyped = (address: Address) =>
    address.replace(/[a-f](?=[^a-f]*$)/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    ) as Address
  expect(unmet(addresses, (address) => problem(address) === undefined)).toEqual([])
  expect(unmet(addresses, (address) => problem(lower(address)) === undefined)).toEqual([])
  // With one letter that was a capital, the mistyped one is all in small letters.
  const noticed = addresses.filter((address) => mistyped(address) !== lower(address))
  expect(noticed.length).toBeGreaterThan(260)
  expect(unmet(noticed, (address) => problem(mistyped(address)) === 'message.spender has a wrong checksum.')).toEqual(
    []
  )
})
