import { describe, expect, test } from 'vitest'
import { findFragments, signatureOf } from './abi-fragment.ts'

const balance = { type: 'uint256', name: 'balance' }
const method = (parts: object) => ({ type: 'function', name: 'f', inputs: [], outputs: [], ...parts })
const find = (...abi: readonly unknown[]) => findFragments(abi, 'function', 'f')
const withInput = (input: unknown) => find(method({ inputs: [input] }))
const fragment = { type: 'function', name: 'f', inputs: [], outputs: [], stateMutability: 'nonpayable' }

test.each([
  'uint8',
  'int8',
  'uint24',
  'uint256',
  'int256',
  'address',
  'bool',
  'string',
  'bytes',
  'bytes1',
  'bytes32',
  'bool[]',
  'bool[1]',
  'bool[3][][99]',
  'bytes4[999999999]'
])('%s is a type of the ABI', (type) => {
  expect(withInput({ type })).toEqual({ fragments: [{ ...fragment, inputs: [{ type }] }], problem: undefined })
})

test.each([
  'function',
  'fixed',
  'ufixed128x18',
  'uint',
  'int',
  'uint0',
  'uint7',
  'uint08',
  'uint264',
  'uint2560',
  'bytes0',
  'bytes01',
  'bytes33',
  'byte',
  'address payable',
  'enum',
  'Color',
  'bool[0]',
  'bool[01]',
  'bool[-1]',
  'bool[',
  'bool]',
  '[]',
  '',
  ' bool',
  'bool\n',
  'uint256 ',
  'tuple[]bool',
  'toString',
  'bool'.padEnd(50_004, '[]'),
  undefined,
  null,
  7,
  ['bool'],
  {}
])('%o is no type of the ABI', (type) => {
  const { fragments, problem } = withInput({ type, name: 'a' })
  expect(fragments).toEqual([])
  expect(problem).toContain('inputs[0].type is none of the ABI')
  expect(problem?.length).toBeLessThan(300)
})

describe('what compilers add or leave out is normal', () => {
  test('other properties are left out', () => {
    const input = { ...balance, internalType: 'struct A', extra: 1, indexed: true }
    expect(find(method({ inputs: [input], gas: 5, extra: [] })).fragments).toEqual([{ ...fragment, inputs: [balance] }])
  })

  test.each([
    [{ stateMutability: 'pure' }, 'pure'],
    [{ stateMutability: 'view' }, 'view'],
    [{ constant: true, payable: false }, 'view'],
    [{ constant: false, payable: true }, 'payable'],
    [{}, 'nonpayable']
  ])('%o means %s', (parts, stateMutability) => {
    expect(find(method(parts)).fragments).toEqual([{ ...fragment, stateMutability }])
  })

  test('a function without outputs returns nothing', () => {
    expect(find({ type: 'function', name: 'f', inputs: [] }).fragments).toEqual([fragment])
  })

  test('components may have no name', () => {
    const input = { type: 'tuple[]', components: [{ type: 'bool' }, { type: 'bool', name: '' }] }
    expect(withInput(input).fragments).toEqual([{ ...fragment, inputs: [input] }])
  })
})

const endless: { type: string; components: unknown[] } = { type: 'tuple', components: [] }
endless.components.push(endless)

test.each([
  [{ inputs: undefined }, 'inputs is not a list'],
  [{ inputs: 'text' }, 'inputs is not a list'],
  [{ inputs: [null] }, 'inputs[0] is not an object'],
  [{ inputs: new Array(1) }, 'inputs[0] is not an object'],
  [{ outputs: null }, 'outputs is not a list'],
  [{ outputs: [{ type: 'fixed' }] }, 'outputs[0].type is none of the ABI: "fixed"'],
  [{ inputs: [{ type: 'bool', name: 7 }] }, 'inputs[0].name is not text'],
  [{ inputs: [balance, balance] }, 'inputs has two entries named "balance"'],
  [{ inputs: [{ type: 'tuple' }] }, 'inputs[0].components is not a list'],
  [{ inputs: [{ type: 'tuple', components: [balance, balance] }] }, 'components has two entries named "balance"'],
  [{ inputs: [endless] }, 'nested too deeply'],
  [{ stateMutability: 'free' }, 'stateMutability is none'],
  [{ stateMutability: null }, 'stateMutability is none']
])('%o is not well-formed', (parts, problem) => {
  const found = find(method(parts))
  expect(found.fragments).toEqual([])
  expect(found.problem).toContain(problem)
})

test.each([undefined, 7, '', 'a b', '1a', 'f(uint256)', 'f\n', 'é'])('%o is no name of an error', (name) => {
  const { fragments, problem } = findFragments([{ type: 'error', name, inputs: [] }], 'error')
  expect(fragments).toEqual([])
  expect(problem).toContain('the name is not an identifier')
})

test('an event may have three indexed parameters and no more', () => {
  const event = (indexed: number) => ({
    type: 'event',
    name: 'E',
    inputs: [...Array.from({ length: indexed }, () => ({ type: 'bool', indexed: true })), { type: 'bool' }]
  })
  expect(findFragments([event(3)], 'event', 'E').fragments).toMatchObject([
    { anonymous: false, inputs: [{ indexed: true }, { indexed: true }, { indexed: true }, { indexed: false }] }
  ])
  expect(findFragments([event(4)], 'event', 'E').problem).toContain('more than 3 indexed')
})

describe('what is found', () => {
  test('is of the kind and has the name, exactly', () => {
    const others = [
      null,
      7,
      'f',
      [],
      {},
      { name: 'f' },
      method({ name: 'F' }),
      { type: 'event', name: 'f', inputs: [] }
    ]
    expect(find(...others)).toEqual({ fragments: [], problem: undefined })
    expect(find(...others, method({})).fragments).toEqual([fragment])
    expect(findFragments([method({})], 'function', '')).toEqual({ fragments: [], problem: undefined })
  })

  test('is listed once, although an ABI of several contracts has it twice', () => {
    expect(find(method({}), method({ extra: 1 }), method({ inputs: [balance] })).fragments).toHaveLength(2)
  })

  test('leaves out what is not well-formed, and says why', () => {
    const { fragments, problem } = find(method({ inputs: 1 }), method({}), method({ inputs: [1] }))
    expect(fragments).toEqual([fragment])
    expect(problem).toBe('The ABI\'s function "f": inputs is not a list.')
  })
})

test('a signature has types only, with tuples written out', () => {
  const components = [
    { type: 'bytes4', name: 'a' },
    { type: 'tuple[2]', components: [{ type: 'bool' }] }
  ]
  const abi = [method({ inputs: [{ type: 'tuple[][3]', components }, balance] })]
  expect(findFragments(abi, 'function', 'f').fragments.map(signatureOf)).toEqual(['f((bytes4,(bool)[2])[][3],uint256)'])
  expect(findFragments(abi, 'function', 'f((bytes4,(bool)[2])[][3],uint256)').fragments).toHaveLength(1)
  expect(findFragments(abi, 'function', 'f((bytes4,(bool)[2])[][3], uint256)').fragments).toEqual([])
})
