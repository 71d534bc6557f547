import { describe, expectTypeOf, test } from 'vitest'
import type { Address, Hex } from '../address.ts'
import { contract } from './contract.ts'
import type { ContractCall } from './contract-call.ts'

const address: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash: Hex = `0x${'1'.repeat(64)}`

const entryType = {
  name: 'entry',
  type: 'tuple',
  components: [
    { name: 'from', type: 'address' },
    { name: 'text', type: 'string' },
    { name: 'at', type: 'uint40' },
    { name: 'tags', type: 'bytes4[2]' }
  ]
} as const

/** Without `stateMutability`, as old compilers write it. */
const view = <const Inputs, const Outputs>(inputs: Inputs, outputs: Outputs) =>
  ({ type: 'function', inputs, outputs }) as const

const families = [
  { name: 'small', ...view([{ type: 'uint8' }, { type: 'int48' }], [{ type: 'int24' }]) },
  { name: 'wide', ...view([{ type: 'uint56' }, { type: 'int256' }], [{ type: 'uint256' }]) },
  { name: 'plain', ...view([{ type: 'bool' }, { type: 'string' }, { type: 'address' }], [{ type: 'string' }]) },
  { name: 'bytes', ...view([{ type: 'bytes' }, { type: 'bytes32' }], [{ type: 'bytes1' }]) },
  { name: 'lists', ...view([{ type: 'uint8[]' }, { type: 'bool[2][]' }], [{ type: 'address[3]' }]) },
  { name: 'named', ...view([entryType], [entryType]) },
  { name: 'unnamed', ...view([{ type: 'tuple', components: [{ name: 'a', type: 'bool' }, { type: 'uint8' }] }], []) },
  { name: 'tuples', ...view([{ ...entryType, type: 'tuple[]' }], [{ type: 'tuple', components: [] }]) },
  {
    name: 'several',
    ...view(
      [],
      [
        { name: 'a', type: 'uint256' },
        { name: 'b', type: 'bool' }
      ]
    )
  },
  { name: 'nothing', ...view([], []) },
  { name: 'ancient', type: 'function', inputs: [] }
] as const

const typed = contract({ address, abi: families })
const entry = { from: address, text: '', at: 1, tags: ['0x01020304', '0x01020304'] } as const

interface Entry {
  from: Hex
  text: string
  at: number
  tags: readonly [Hex, Hex]
}

describe('each type of the ABI has one of TypeScript', () => {
  test('integers of at most 48 bits are numbers, wider ones bigints', () => {
    expectTypeOf(typed.call('small', 1, -1)).toEqualTypeOf<ContractCall<number>>()
    expectTypeOf(typed.call('wide', 1n, -1n)).toEqualTypeOf<ContractCall<bigint>>()
  })
  test('others', () => {
    expectTypeOf(typed.call('plain', true, '', address)).toEqualTypeOf<ContractCall<string>>()
    expectTypeOf(typed.call('bytes', '0x', hash)).toEqualTypeOf<ContractCall<Hex>>()
    expectTypeOf(typed.call('lists', [1, 2], [[true, false]])).toEqualTypeOf<ContractCall<readonly [Hex, Hex, Hex]>>()
    expectTypeOf(typed.call('named', entry)).toEqualTypeOf<ContractCall<Entry>>()
    expectTypeOf(typed.call('tuples', [entry])).toEqualTypeOf<ContractCall<[]>>()
    expectTypeOf(typed.call('unnamed', [true, 1])).toEqualTypeOf<ContractCall<undefined>>()
    expectTypeOf(typed.call('several')).toEqualTypeOf<ContractCall<readonly [bigint, boolean]>>()
    expectTypeOf(typed.call('nothing')).toEqualTypeOf<ContractCall<undefined>>()
    expectTypeOf(typed.call('ancient')).toEqualTypeOf<ContractCall<undefined>>()
  })
})
