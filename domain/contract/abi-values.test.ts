import type { AbiEventParameter, AbiParameter } from 'abitype'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromLists, loggedParameters, namedValues, resultOf, toLists } from './abi-values.ts'
import { valuesProblem } from './check-values.ts'
import { ContractError } from './contract-error.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const tuple = (...components: readonly AbiParameter[]): AbiParameter => ({ type: 'tuple', components })

test.each<readonly [type: string, list: unknown, value: unknown]>([
  ['uint8', 255n, 255],
  ['int48', -(2n ** 47n), -(2 ** 47)],
  ['uint48', 2n ** 48n - 1n, 2 ** 48 - 1],
  ['uint56', 1n, 1n],
  ['int256', -(2n ** 255n), -(2n ** 255n)],
  ['uint256', 7, 7n],
  ['uint16', 7, 7],
  ['address', account, account],
  ['bool', false, false],
  ['string', '\u0000é💡', '\u0000é💡'],
  ['bytes', '0xABcd', '0xabcd'],
  ['bytes2', '0xABCD', '0xabcd'],
  ['bool[]', [], []],
  ['uint8[2][]', [[1n, 2n]], [[1, 2]]]
])('%s: what a library has as %o is %o', (type, list, value) => {
  expect(fromLists([{ type }], [list])).toEqual([value])
})

describe('a tuple', () => {
  const named = tuple({ name: 'at', type: 'uint40' }, { name: 'by', type: 'address' })

  test('is an object if each component has a name', () => {
    expect(fromLists([named], [[5n, account]])).toEqual([{ at: 5, by: account }])
    expect(toLists([named], [{ by: account, at: 5 }])).toEqual([[5n, account]])
  })

  test('is an array if a component has no name or an empty one, or if there is none', () => {
    const unnamed = tuple({ name: 'at', type: 'uint40' }, { type: 'bool' })
    const empty = tuple({ name: 'at', type: 'uint40' }, { name: '', type: 'bool' })
    expect(fromLists([unnamed, empty, tuple()], [[5n, true], [6n, false], []])).toEqual([[5, true], [6, false], []])
    expect(toLists([unnamed, tuple()], [[5, true], []])).toEqual([[5n, true], []])
  })

  test('nests in arrays and tuples', () => {
    const list: AbiParameter = { type: 'tuple[1][]', components: [{ ...named, name: 'entry' }] }
    expect(fromLists([list], [[[[[5n, account]]]]])).toEqual([[[{ entry: { at: 5, by: account } }]]])
  })

  test.each(['length', 'then', '__proto__', 'toString', 'constructor', 'hasOwnProperty', '0'])(
    'may have a component named %s',
    (name) => {
      const odd = tuple({ name, type: 'uint8' }, { name: 'other', type: tuple().type, components: [] })
      const [value] = fromLists([odd], [[5n, []]])
      expect(Object.getOwnPropertyDescriptor(value, name)).toMatchObject({ value: 5, enumerable: true })
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      expect(valuesProblem([odd], [value])).toBeUndefined()
      expect(toLists([odd], [value])).toEqual([[5n, []]])
    }
  )
})

test.each<readonly [type: string, list: unknown]>([
  ['uint8', '1'],
  ['uint8', 1.5],
  ['uint256', undefined],
  ['bytes', 7],
  ['bytes4', undefined],
  ['bool[]', 'text'],
  ['bool[]', { length: 0 }],
  ['bool[2]', [true]],
  ['tuple', { a: true }],
  ['tuple', []]
])('%s: %o of a library is undecodable', (type, list) => {
  const parameter: AbiParameter = { type, components: [{ name: 'a', type: 'bool' }] }
  expect(() => fromLists([parameter], [list])).toThrow(expect.objectContaining({ failure: 'undecodable' }))
})

test('a list of another length is undecodable', () => {
  expect(() => fromLists([{ type: 'bool' }], [])).toThrow(ContractError)
})

test('an array subclass of a library becomes a plain array', () => {
  class Result extends Array<unknown> {}
  const [value] = fromLists([{ type: 'bool[]' }], [Result.from([true, false])])
  expect(value).toEqual([true, false])
  expect(Object.getPrototypeOf(value)).toBe(Array.prototype)
})

test('a type that the ABI does not have is refused', () => {
  expect(() => fromLists([{ type: 'fixed128x18' }], [1n])).toThrow(expect.objectContaining({ failure: 'invalid-abi' }))
})

test('a call returns nothing, its only value, or all of them', () => {
  expect(resultOf([])).toBeUndefined()
  expect(resultOf([[1]])).toEqual([1])
  expect(resultOf([1, 2])).toEqual([1, 2])
})

test('the arguments of a log have names if each parameter has one', () => {
  expect(namedValues([{ name: '__proto__', type: 'bool' }], [true])).toEqual({ ['__proto__']: true })
  expect(namedValues([{ name: 'a', type: 'bool' }, { type: 'bool' }], [true, false])).toEqual([true, false])
  expect(namedValues([], [])).toEqual([])
})

test('a log has only a hash of what does not fit a topic', () => {
  const types = ['string', 'bytes', 'uint8[2]', 'tuple', 'bytes32', 'bytes1', 'address', 'bool', 'int256']
  const inputs = types.map((type): AbiEventParameter => ({ name: type, type, indexed: true, components: [] }))
  const hashed = loggedParameters(inputs).filter((input, i) => input !== inputs[i])
  expect(hashed).toEqual(types.slice(0, 4).map((name) => ({ name, type: 'bytes32', indexed: true })))
  expect(loggedParameters([{ type: 'string' }, { type: 'string', indexed: false }])).toEqual([
    { type: 'string' },
    { type: 'string', indexed: false }
  ])
})

interface Sample {
  readonly parameter: AbiParameter
  readonly value: unknown
  readonly list: unknown
}

const hexOf = (bytes: Uint8Array) => `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
const integers = fc.tuple(fc.integer({ min: 1, max: 32 }), fc.boolean()).chain(([size, isSigned]) => {
  const min = isSigned ? -(2n ** BigInt(8 * size - 1)) : 0n
  const type = `${isSigned ? '' : 'u'}int${8 * size}`
  return fc.bigInt({ min, max: min + 2n ** BigInt(8 * size) - 1n }).map((list): Sample => {
    return { parameter: { type }, list, value: size <= 6 ? Number(list) : list }
  })
})
const same = <Value>(type: string, values: fc.Arbitrary<Value>) =>
  values.map((value): Sample => ({ parameter: { type }, value, list: value }))
const plain = fc.oneof(
  integers,
  same('bool', fc.boolean()),
  same('address', fc.constant(account)),
  same('string', fc.string({ unit: 'binary' })),
  same('bytes', fc.uint8Array().map(hexOf)),
  fc.uint8Array({ minLength: 1, maxLength: 32 }).map((bytes): Sample => {
    const value = hexOf(bytes)
    return { parameter: { type: `bytes${bytes.length}` }, value, list: value }
  })
)
const { sample } = fc.letrec<{ sample: Sample; tuple: Sample; array: Sample }>((tie) => ({
  sample: fc.oneof({ maxDepth: 3 }, plain, tie('tuple'), tie('array')),
  array: fc.tuple(tie('sample'), fc.nat(3), fc.boolean()).map(([entry, length, isFixed]) => ({
    parameter: { ...entry.parameter, type: `${entry.parameter.type}[${isFixed ? length || '' : ''}]` },
    value: Array.from({ length }, () => entry.value),
    list: Array.from({ length }, () => entry.list)
  })),
  tuple: fc
    .tuple(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 }), fc.array(tie('sample'), { maxLength: 3 }))
    .map(([names, samples]) => {
      const isNamed = samples.length > 0 && names.length >= samples.length
      const components = samples.map(({ parameter }, i) => ({ ...parameter, ...(isNamed && { name: names[i] ?? '' }) }))
      const values = samples.map(({ value }) => value)
      const value = isNamed ? Object.fromEntries(values.map((each, i) => [names[i], each])) : values
      return { parameter: { type: 'tuple', components }, value, list: samples.map(({ list }) => list) }
    })
}))

test('values of any type survive the way to a library and back, and may be arguments', () => {
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 4 }), (samples) => {
      const parameters = samples.map(({ parameter }) => parameter)
      const values = samples.map(({ value }) => value)
      const lists = samples.map(({ list }) => list)
      expect(toLists(parameters, values)).toEqual(lists)
      expect(fromLists(parameters, lists)).toEqual(values)
      expect(valuesProblem(parameters, values)).toBeUndefined()
    }),
    { numRuns: 300 }
  )
})
