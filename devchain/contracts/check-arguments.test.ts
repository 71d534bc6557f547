import { type Abi, encodeAbiParameters, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { argumentsProblem } from './check-arguments.ts'
import type { ConstructorArguments } from './contracts-config.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const inputsOf = (parameters: string) =>
  (
    parseAbi([
      'struct Pair { uint8 left; bool right; }',
      `constructor(${parameters})`
    ] as readonly string[])[0] as Extract<Abi[number], { type: 'constructor' }>
  ).inputs

test.each<[string, readonly unknown[]]>([
  ['int256 start, string name', [7, 'x']],
  ['int256 start, string name', ['-7', '']],
  ['uint8 a, uint256 b', [255, 2n ** 256n - 1n]],
  ['address a, bool b, bytes c, bytes4 d', [ADDRESS, false, '0x', '0x01020304']],
  ['uint8[] a, bool[2][] b', [[1, 2], [[true, false]]]],
  ['Pair a, Pair[1] b', [{ right: true, left: 1 }, [[2, false]]]],
  ['', []]
])('(%s) takes %o, and so does the encoder', (parameters, values) => {
  const inputs = inputsOf(parameters)
  expect(argumentsProblem(inputs, values)).toBeUndefined()
  expect(encodeAbiParameters(inputs, values)).toMatch(/^0x/)
})

test.each<[string, readonly unknown[], string]>([
  ['int256 start, string name', [7, true], 'name (string) must be a text, got true'],
  ['int256 start, string name', ['x', ''], 'start (int256) must be an integer that fits, got "x"'],
  ['uint8 a', [256], 'a (uint8) must be an integer that fits, got 256'],
  ['uint8 a', [-1n], 'a (uint8) must be an integer that fits, got "-1n"'],
  ['uint256 a', [2 ** 53], 'a (uint256) must be an integer that fits, got 9007199254740992'],
  ['uint256 a', [1.5], 'a (uint256) must be an integer that fits, got 1.5'],
  ['uint256', [true], 'the argument 1 (uint256) must be an integer that fits, got true'],
  ['bool a', ['true'], 'a (bool) must be true or false, got "true"'],
  [
    'address a',
    ['0x12'],
    'a (address) must be an address, whose checksum is right, or { address: the name of a contract }, got "0x12"'
  ],
  ['bytes a', ['0x1'], 'a (bytes) must be hex data, got "0x1"'],
  ['bytes4 a', ['0x0102'], 'a (bytes4) must be 4 bytes of hex data, got "0x0102"'],
  ['uint8[2] a', [[1]], 'a (uint8[2]) must be a list of 2, got [1]'],
  ['uint8[] a', [[1, 'x']], 'a[1] (uint8) must be an integer that fits, got "x"'],
  ['Pair a', [{ left: 1 }], 'a (tuple) must be an object with left, right, got {"left":1}'],
  ['Pair a', [{ left: 1, right: 1 }], 'a.right (bool) must be true or false, got 1'],
  ['Pair[] a', [[[1, true, 2]]], 'a[0] (tuple) must be a list of 2, got [1,true,2]']
])('(%s) does not take %o', (parameters, values, problem) => {
  expect(argumentsProblem(inputsOf(parameters), values)).toBe(problem)
})

test('arguments that are typed by the ABI fit it before anything runs', () => {
  const abi = [
    {
      type: 'constructor',
      inputs: [
        { name: 'start', type: 'int256' },
        { name: 'registry', type: 'address' }
      ],
      stateMutability: 'nonpayable'
    }
  ] as const
  const args = [7n, { address: 'Registry' }] satisfies ConstructorArguments<typeof abi>
  // @ts-expect-error a bool for an address
  const wrong = [7n, true] satisfies ConstructorArguments<typeof abi>
  // @ts-expect-error one is missing
  const few = [7n] satisfies ConstructorArguments<typeof abi>
  expect([args.length, wrong.length, few.length]).toEqual([2, 2, 1])
})
