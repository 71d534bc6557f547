import type { AbiEventParameter, AbiParameter } from 'abitype'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkValues,
  fromLists,
  loggedParameters,
  namedValues,
  resultOf,
  toLists,
  valueProblem,
  valuesProblem
} from './abi-values.ts'
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

const entry: AbiParameter = {
  type: 'tuple',
  components: [
    { name: 'from', type: 'address' },
    { name: 'at', type: 'uint40' }
  ]
}
const sound = { from: account, at: 5 }
const problemOf = (type: string, value: unknown) => valueProblem({ type }, value, 'it')

describe('integers fit their type', () => {
  const widths = fc.integer({ min: 1, max: 32 }).map((bytes) => 8 * bytes)

  test.each([true, false])('at both of its ends, and no further (signed: %s)', (isSigned) => {
    fc.assert(
      fc.property(widths, (bits) => {
        const least = isSigned ? -(2n ** BigInt(bits - 1)) : 0n
        const most = least + 2n ** BigInt(bits) - 1n
        const problem = (value: bigint) =>
          problemOf(`${isSigned ? '' : 'u'}int${bits}`, bits > 48 ? value : Number(value))
        expect([problem(least), problem(0n), problem(most)]).toEqual([undefined, undefined, undefined])
        expect(problem(least - 1n)).toMatch(/ that fits u?int\d+\.$/)
        expect(problem(most + 1n)).toMatch(/ that fits u?int\d+\.$/)
      })
    )
  })

  test.each<readonly [type: string, value: unknown]>([
    ['uint8', 1n],
    ['uint8', '1'],
    ['uint8', 1.5],
    ['uint8', Number.NaN],
    ['int48', Number.NEGATIVE_INFINITY],
    ['uint8', true],
    ['uint56', 1],
    ['uint256', '1'],
    ['uint256', null],
    ['uint256', Object(1n)]
  ])('%s is not given as %o', (type, value) => {
    expect(problemOf(type, value)).toContain(type)
  })
})

test.each<readonly [type: string, value: unknown]>([
  ['address', account],
  ['address', account.toLowerCase()],
  ['bool', false],
  ['string', ''],
  ['string', '\u0000💡\u202E'],
  ['bytes', '0x'],
  ['bytes', '0xaBCD'],
  ['bytes1', '0x00'],
  ['bytes32', `0x${'f'.repeat(64)}`],
  ['bool[]', []],
  ['bool[2][]', [[true, false]]]
])('%s may be %o', (type, value) => {
  expect(problemOf(type, value)).toBeUndefined()
})

test.each<readonly [type: string, value: unknown, problem: string]>([
  ['address', 'alice.eth', 'it must be 0x and 40 hexadecimal digits, got "alice.eth".'],
  ['address', '0x123', 'it must be 0x and 40 hexadecimal digits, got "0x123".'],
  ['address', undefined, 'it must be 0x and 40 hexadecimal digits.'],
  ['bool', 1, 'it must be true or false.'],
  ['bool', 'true', 'it must be true or false.'],
  ['string', 7, 'it must be text without lone surrogates.'],
  ['string', 'a\uD800b', 'it must be text without lone surrogates.'],
  ['string', '\uDC00\uD800', 'it must be text without lone surrogates.'],
  ['bytes', 'ab', 'it must be 0x and pairs of hexadecimal digits.'],
  ['bytes', '0xabc', 'it must be 0x and pairs of hexadecimal digits.'],
  ['bytes', '0xzz', 'it must be 0x and pairs of hexadecimal digits.'],
  ['bytes', '0xab\n0', 'it must be 0x and pairs of hexadecimal digits.'],
  ['bytes', '', 'it must be 0x and pairs of hexadecimal digits.'],
  ['bytes', new Uint8Array(2), 'it must be 0x and pairs of hexadecimal digits.'],
  ['bytes2', '0xab', 'it must be 0x and 4 hexadecimal digits.'],
  ['bytes2', '0xabcdef', 'it must be 0x and 4 hexadecimal digits.'],
  ['bool[]', 'text', 'it must be an array.'],
  ['bool[]', { length: 0 }, 'it must be an array.'],
  ['bool[2]', [true], 'it must be an array of 2.'],
  ['bool[2]', [true, false, true], 'it must be an array of 2.'],
  ['bool[2]', new Array(2), 'it[0] must be true or false.'],
  [
    'bool[2][]',
    [
      [true, false],
      [true, 0]
    ],
    'it[1][1] must be true or false.'
  ]
])('%s is not given as %o', (type, value, problem) => {
  expect(problemOf(type, value)).toBe(problem)
})

describe('a tuple', () => {
  const fields = 'args[0] must be an object with from, at and nothing else.'

  test.each<readonly [value: unknown, problem: string | undefined]>([
    [sound, undefined],
    [Object.assign(Object.create(null), sound), undefined],
    [{ at: 5, from: account }, undefined],
    [{ from: account }, fields],
    [{ ...sound, also: 1 }, fields],
    [{ from: account, to: 5 }, fields],
    [Object.create(sound), fields],
    [[account, 5], fields],
    [undefined, fields],
    [null, fields],
    ['text', fields],
    [{ ...sound, from: 'alice.eth' }, 'args[0].from must be 0x and 40 hexadecimal digits, got "alice.eth".'],
    [{ ...sound, at: 5n }, 'args[0].at must be a number that fits uint40.']
  ])('with names is an object with exactly these: %o', (value, problem) => {
    expect(valuesProblem([entry], [value])).toBe(problem)
  })

  test('without names is an array', () => {
    const unnamed: AbiParameter = { type: 'tuple', components: [{ name: 'a', type: 'bool' }, { type: 'uint8' }] }
    expect(valuesProblem([unnamed], [[true, 1]])).toBeUndefined()
    expect(valuesProblem([unnamed], [[true]])).toBe('args[0] must be an array of 2.')
    expect(valuesProblem([unnamed], [[true, 256]])).toBe('args[0][1] must be a number that fits uint8.')
    expect(valuesProblem([unnamed], [{ a: true, '1': 1 }])).toBe('args[0] must be an array of 2.')
  })

  test('that is empty is an empty array', () => {
    expect(valuesProblem([{ type: 'tuple', components: [] }], [[]])).toBeUndefined()
    expect(valuesProblem([{ type: 'tuple', components: [] }], [{}])).toBe('args[0] must be an array of 0.')
  })
})

test('the path leads to the first wrong value', () => {
  const odd: AbiParameter = { type: 'tuple', components: [{ name: 'odd name', type: 'bool' }] }
  const list: AbiParameter = { ...entry, type: 'tuple[]' }
  const failure = { name: 'ContractError', failure: 'invalid-arguments' }
  expect(() => checkValues([list, { type: 'bool' }], [[sound, { ...sound, from: '' }], 1])).toThrow(
    expect.objectContaining({ ...failure, message: 'args[0][1].from must be 0x and 40 hexadecimal digits, got "".' })
  )
  expect(() => checkValues([odd], [{ 'odd name': 1 }])).toThrow('args[0]["odd name"] must be true or false.')
  expect(() => checkValues([list], [[sound]])).not.toThrow()
})

test('the number of arguments is the one of the parameters', () => {
  expect(valuesProblem([], [undefined])).toBe('The number of arguments must be 0, got 1.')
  expect(valuesProblem([entry, entry], [sound])).toBe('The number of arguments must be 2, got 1.')
})
