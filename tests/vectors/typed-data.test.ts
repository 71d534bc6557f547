import { TypedDataEncoder } from 'ethers'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import type { Hex } from '#domain/address.ts'
import { typedDataProblem } from '#domain/wallet/check-typed-data.ts'
import { plainTypedData, type TypedData } from '#domain/wallet/typed-data.ts'
import { readVectors, unmet } from './vectors.ts'

interface Vector extends Omit<TypedData, 'message'> {
  readonly name: string
  readonly data: TypedData['message']
  readonly digest: Hex
}

interface Values {
  readonly examples: Readonly<Record<string, readonly unknown[]>>
}

const { vectors } = readVectors<{ readonly vectors: readonly Vector[] }>('typed-data')

const problemOf = (data: TypedData) => typedDataProblem(data, checksumAddress)

/** Of what a wallet gets, by the libraries. */
function digestsOf(data: TypedData): readonly string[] {
  const { domain, types, primaryType, message } = plainTypedData(data)
  const { EIP712Domain: _, ...others } = types
  return [
    hashTypedData({ domain, types, primaryType, message } as Parameters<typeof hashTypedData>[0]),
    TypedDataEncoder.hash(domain, others as Record<string, { name: string; type: string }[]>, message)
  ]
}

test('typed data is accepted, and is signed as the vector says', () => {
  expect(vectors.length).toBeGreaterThan(100)
  const missed = unmet(vectors, ({ data, digest, ...rest }) => {
    const typedData = { ...rest, message: data }
    return problemOf(typedData) === undefined && digestsOf(typedData).every((each) => each === digest)
  })
  expect(missed.map(({ name }) => name)).toEqual([])
})

/**
 * Stricter than MetaMask, which signs nearly all of its examples after converting them: numbers as texts or bytes, bytes
 * of another length, hex without 0x and texts as booleans are converted differently by other wallets, or refused.
 */
const ACCEPTED: Readonly<Record<string, readonly unknown[]>> = {
  bytes: [
    '0x10',
    '0xa22cb465000000000000000000000000a9079d872d10185b54c5db2c36cc978cbd3f72b70000000000000000000000000000000000000000000000000000000000000001',
    '0x1fffffffffffff',
    '0x'
  ],
  string: [
    'Hello!',
    '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB',
    '0xabcd',
    '0xabcde',
    '😁',
    '0x1fffffffffffff',
    '0x1fffffffffffff1'
  ],
  address: ['0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB'],
  bool: [true, false],
  bytes1: ['0x10'],
  bytes32: [],
  int8: [0, '0', '0x0'],
  int256: [0, '0', '0x0', Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  uint8: [0, '0', '0x0', 255],
  uint256: [0, '0', '0x0', Number.MAX_SAFE_INTEGER],
  // Short for `int256` and `uint256`, which EIP-712 does not have.
  int: [],
  uint: []
}

test('of the values that MetaMask converts, those are accepted that every wallet signs alike', () => {
  const { examples } = readVectors<Values>('typed-values')
  const holding = (type: string, value: unknown): TypedData => ({
    domain: {},
    types: { Message: [{ name: 'data', type }] },
    primaryType: 'Message',
    message: { data: value }
  })
  const accepted = Object.entries(examples).map(([type, values]) => {
    return [type, values.filter((value) => problemOf(holding(type, value)) === undefined)] as const
  })
  expect(Object.fromEntries(accepted)).toEqual(ACCEPTED)
  for (const [type, values] of accepted)
    for (const value of values) expect(new Set(digestsOf(holding(type, value))).size, `${type} ${value}`).toBe(1)
})
