import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { ethersCodec } from '#adapters/rpc/ethers/ethers-codec.ts'
import type { AbiCodec } from '#adapters/rpc/reads/chain-library.ts'
import { viemCodec } from '#adapters/rpc/viem/viem-codec.ts'
import { parseType, typeOf } from '#domain/contract/abi-type.ts'
import { valuesProblem } from '#domain/contract/abi-values.ts'
import { type AbiVector, abiVectors, aliasedParameters } from './abi-vectors.ts'
import { unmet } from './vectors.ts'

const vectors = abiVectors()

/** The names of the vectors that are not met. */
const missed = (meets: (vector: AbiVector) => boolean) => unmet(vectors, meets).map(({ name }) => name)

test('every value can be an argument', () => {
  expect(vectors.length).toBeGreaterThan(150)
  expect(missed(({ parameters, values }) => valuesProblem(parameters, values) === undefined)).toEqual([])
})

test.each<readonly [library: string, codec: AbiCodec]>([
  ['viem', viemCodec],
  ['ethers', ethersCodec]
])('%s encodes values as Solidity does, and decodes them', (_library, codec) => {
  expect(missed(({ parameters, values, encoded }) => codec.encode(parameters, values) === encoded)).toEqual([])
  const decoded = ({ parameters, encoded }: AbiVector) =>
    codec.decodeResult(
      { type: 'function', name: 'f', inputs: [], outputs: parameters, stateMutability: 'view' },
      encoded
    )
  expect(missed((vector) => isDeepStrictEqual(decoded(vector), vector.values))).toEqual([])
})

test('a parameter whose type is short for another is none, because compilers write it in full', () => {
  expect(['int', 'uint', 'uint[2]'].map(parseType)).toEqual([undefined, undefined, undefined])
  const aliased = aliasedParameters()
  expect(aliased).not.toEqual([])
  for (const parameter of aliased)
    expect(() => typeOf(parameter)).toThrow(expect.objectContaining({ failure: 'invalid-abi' }))
})
