import type { AbiParameter } from 'abitype'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkValues, valueProblem, valuesProblem } from './check-values.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
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
  ['address', 'alice.eth', 'it must be 0x and 40 hexadecimal digits.'],
  ['address', account.slice(0, -1), 'it must be 0x and 40 hexadecimal digits.'],
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
    [{ ...sound, from: 'alice.eth' }, 'args[0].from must be 0x and 40 hexadecimal digits.'],
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
    expect.objectContaining({ ...failure, message: 'args[0][1].from must be 0x and 40 hexadecimal digits.' })
  )
  expect(() => checkValues([odd], [{ 'odd name': 1 }])).toThrow('args[0]["odd name"] must be true or false.')
  expect(() => checkValues([list], [[sound]])).not.toThrow()
})

test('the number of arguments is the one of the parameters', () => {
  expect(valuesProblem([], [undefined])).toBe('The number of arguments must be 0, got 1.')
  expect(valuesProblem([entry, entry], [sound])).toBe('The number of arguments must be 2, got 1.')
})
