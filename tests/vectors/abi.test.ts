import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { parseType, typeOf } from '#domain/contract/abi-type.ts'
import { valuesProblem } from '#domain/contract/abi-values.ts'
import { testedLibraries } from '../adapters/rpc-libraries.ts'
import { type AbiVector, abiVectors, aliasedParameters } from './abi-vectors.ts'
import { unmet } from './vectors.ts'

const vectors = abiVectors()

/** The names of the vectors that are not met. */
const missed = (meets: (vector: AbiVector) => boolean) => unmet(vectors, meets).map(({ name }) => name)

test('every value can be an argument', () => {
  expect(vectors.length).toBeGreaterThan(150)
  expect(missed(({ parameters, values }) => valuesProblem(parameters, values) === undefined)).toEqual([])
})

test.each(testedLibraries)('$library encodes values as Solidity does, and decodes them', ({ codec }) => {
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
