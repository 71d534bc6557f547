import type { Abi } from 'abitype'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { CallOutcomes } from '#domain/ports/contract-gateway.ts'
import type { Address, Hex } from '../address.ts'
import { contract } from './contract.ts'
import type { ContractCall, EventQuery, ReadMutability, WriteMutability } from './contract-call.ts'
import { ContractError } from './contract-error.ts'

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

test('outputs with names and without become objects and arrays', () => {
  const pair = [{ name: 'left', type: 'bool' }, { type: 'uint8' }] as const
  const mixed = contract({ address, abi: [{ name: 'mixed', ...view([], [{ type: 'tuple', components: pair }]) }] })
  expectTypeOf(mixed.call('mixed')).toEqualTypeOf<ContractCall<readonly [boolean, number]>>()
  const listed = contract({ address, abi: [{ name: 'listed', ...view([], [{ ...entryType, type: 'tuple[][2]' }]) }] })
  expectTypeOf(listed.call('listed')).toEqualTypeOf<ContractCall<readonly [readonly Entry[], readonly Entry[]]>>()
})

test('a call that the ABI does not allow does not compile', () => {
  const refused = [
    // @ts-expect-error no such function
    () => typed.call('smaller', 1, -1),
    // @ts-expect-error an argument is missing
    () => typed.call('small', 1),
    // @ts-expect-error an argument too many
    () => typed.call('nothing', 1),
    // @ts-expect-error a bigint for 8 bits
    () => typed.call('small', 1n, -1),
    // @ts-expect-error a number for 256 bits
    () => typed.call('wide', 1n, 1),
    // @ts-expect-error text that is no hex for an address
    () => typed.call('plain', true, '', 'alice'),
    // @ts-expect-error a list of three for two
    () => typed.call('lists', [], [[true, false, true]]),
    // @ts-expect-error a tuple without a component
    () => typed.call('named', { from: address, text: '', at: 1 }),
    // @ts-expect-error a tuple as an array although its components have names
    () => typed.call('named', [address, '', 1, entry.tags]),
    // @ts-expect-error an address that is no hex
    () => contract({ address: 'alice.eth', abi: families })
  ]
  for (const call of refused) expect(call).toThrow(ContractError)
})

const transfers = [
  { name: 'send', ...view([{ type: 'address' }, { type: 'uint256' }], [{ type: 'bool' }]) },
  { name: 'send', ...view([{ type: 'address' }, { type: 'uint8' }], [{ type: 'string' }]) },
  { name: 'send', ...view([{ ...entryType, type: 'tuple[]' }, { type: 'bool' }], []) },
  { name: 'same', ...view([{ type: 'bytes32' }], [{ type: 'bool' }]) },
  { name: 'same', ...view([{ type: 'bytes' }], [{ type: 'string' }]) }
] as const

describe('of several functions with one name', () => {
  const overloaded = contract({ address, abi: transfers })

  test('the arguments select one', () => {
    expectTypeOf(overloaded.call('send', address, 1n)).toEqualTypeOf<ContractCall<boolean>>()
    expectTypeOf(overloaded.call('send', address, 1)).toEqualTypeOf<ContractCall<string>>()
    expectTypeOf(overloaded.call('send', [entry], true)).toEqualTypeOf<ContractCall<undefined>>()
    // @ts-expect-error none has these
    expect(() => overloaded.call('send', address, true)).toThrow(ContractError)
  })

  test('a full signature selects one, with tuples written out', () => {
    expectTypeOf(overloaded.call('send(address,uint8)', address, 1)).toEqualTypeOf<ContractCall<string>>()
    const key = 'send((address,string,uint40,bytes4[2])[],bool)'
    expectTypeOf(overloaded.call(key, [entry], true)).toEqualTypeOf<ContractCall<undefined>>()
    // @ts-expect-error the arguments of another
    expect(() => overloaded.call('send(address,uint8)', address, 1n)).toThrow(ContractError)
    // @ts-expect-error no such signature
    expect(() => overloaded.call('send(address)', address)).toThrow(ContractError)
  })

  test('the result has the types of all that may be meant', () => {
    const same = () => overloaded.call('same', hash)
    expectTypeOf(same).returns.toEqualTypeOf<ContractCall<boolean | string>>()
    expect(same).toThrow(ContractError)
  })
})

const events = [
  {
    type: 'event',
    name: 'Signed',
    inputs: [
      { name: 'from', type: 'address', indexed: true },
      { name: 'text', type: 'string', indexed: true },
      { name: 'at', type: 'uint40', indexed: false },
      entryType
    ]
  },
  {
    type: 'event',
    name: 'Unnamed',
    inputs: [
      { type: 'bool[2]', indexed: true },
      { name: 'id', type: 'uint64', indexed: true }
    ]
  },
  { type: 'event', name: 'Partly', inputs: [{ name: 'id', type: 'int16', indexed: true }, { type: 'bytes' }] },
  { type: 'event', name: 'Silent', inputs: [{ name: 'id', type: 'bytes' }] },
  { type: 'event', name: 'Empty', inputs: [] },
  { type: 'event', name: 'Hidden', inputs: [], anonymous: true }
] as const

describe('an event', () => {
  const logBook = contract({ address, abi: events })

  test('has arguments by name, and as an array if one has no name', () => {
    expectTypeOf(logBook.event('Signed')).toEqualTypeOf<
      EventQuery<{ readonly from: Hex; readonly text: Hex; readonly at: number; readonly entry: Entry }>
    >()
    expectTypeOf(logBook.event('Unnamed')).toEqualTypeOf<EventQuery<readonly [Hex, bigint]>>()
    expectTypeOf(logBook.event('Partly')).toEqualTypeOf<EventQuery<readonly [number, Hex]>>()
    expectTypeOf(logBook.event('Empty')).toEqualTypeOf<EventQuery<readonly []>>()
    expectTypeOf(logBook.event('Partly(int16,bytes)')).toEqualTypeOf<EventQuery<readonly [number, Hex]>>()
  })

  test('is filtered by its indexed parameters', () => {
    logBook.event('Signed', { from: undefined, text: hash })
    logBook.event('Unnamed', [undefined, 1n])
    logBook.event('Unnamed', [hash])
    logBook.event('Partly', { id: -1 })
    logBook.event('Silent', {})
    const refused = [
      // @ts-expect-error not indexed
      () => logBook.event('Signed', { at: 1 }),
      // @ts-expect-error text, although only its hash is known
      () => logBook.event('Signed', { text: 'hello' }),
      // @ts-expect-error by name, although one has none
      () => logBook.event('Unnamed', { id: 1n }),
      // @ts-expect-error nothing is indexed
      () => logBook.event('Silent', { id: hash }),
      // @ts-expect-error no such event
      () => logBook.event('Sign'),
      // @ts-expect-error an anonymous event
      () => logBook.event('Hidden'),
      // @ts-expect-error a function's method for an event
      () => logBook.call('Signed')
    ]
    for (const query of refused) expect(query).toThrow(ContractError)
  })
})

test.each([
  ['that is not written as const', (): Abi => [{ ...families[9], stateMutability: 'view', inputs: [], outputs: [] }]],
  ['of a file', (): { type: string; name: string; inputs: { type: string }[] }[] => [{ ...families[9], inputs: [] }]],
  ['of unknown entries', (): readonly unknown[] => [families[9]]]
])('an ABI %s has loose types', (_, abi) => {
  const loose = contract({ address, abi: abi() })
  expectTypeOf(loose.call).parameter(0).toBeString()
  expectTypeOf(loose.call('nothing')).toEqualTypeOf<ContractCall<unknown>>()
  const call = () => loose.call('any', 1, 'two')
  const event = () => loose.event('any', { any: 1 })
  expectTypeOf(call).returns.toEqualTypeOf<ContractCall<unknown>>()
  expectTypeOf(event).returns.toEqualTypeOf<EventQuery<unknown>>()
  expect(call).toThrow(ContractError)
  expect(event).toThrow(ContractError)
})

test('many calls have one outcome each', () => {
  const calls = [typed.call('small', 1, -1), typed.call('nothing'), typed.call('several')] as const
  expectTypeOf<CallOutcomes<typeof calls>>().toEqualTypeOf<
    readonly [
      number | ContractError | ChainReadError,
      undefined | ContractError | ChainReadError,
      readonly [bigint, boolean] | ContractError | ChainReadError
    ]
  >()
})

test('a call has the mutability of its function, and of any where the ABI does not say it', () => {
  const mutable = contract({
    address,
    abi: [
      { type: 'function', name: 'total', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
      { type: 'function', name: 'add', stateMutability: 'nonpayable', inputs: [{ type: 'uint256' }], outputs: [] },
      { type: 'function', name: 'add', stateMutability: 'payable', inputs: [], outputs: [] }
    ]
  })
  expectTypeOf(mutable.call('total')).toEqualTypeOf<ContractCall<bigint, 'view'>>()
  expectTypeOf(mutable.call('add', 1n)).toEqualTypeOf<ContractCall<undefined, 'nonpayable'>>()
  expectTypeOf(mutable.call('add')).toEqualTypeOf<ContractCall<undefined, 'payable'>>()
  expectTypeOf(mutable.call('total')).toExtend<ContractCall<unknown, ReadMutability>>()
  expectTypeOf(mutable.call('total')).not.toExtend<ContractCall<unknown, WriteMutability>>()
  expectTypeOf(mutable.call('add')).not.toExtend<ContractCall<unknown, ReadMutability>>()
  expectTypeOf(typed.call('nothing')).toExtend<ContractCall<unknown, ReadMutability>>()
  expectTypeOf(typed.call('nothing')).toExtend<ContractCall<unknown, WriteMutability>>()
})

test('an ABI of a thousand functions compiles', () => {
  type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
  type EntryOf<Name extends string> = Name extends string
    ? {
        type: 'function'
        name: Name
        inputs: [{ type: 'address' }, typeof entryType]
        outputs: [{ type: 'bool' }]
        stateMutability: 'view'
      }
    : never
  const many: readonly EntryOf<`f${Digit}${Digit}${Digit}`>[] = []
  const large = contract({ address, abi: many })
  expectTypeOf(() => large.call('f999', address, entry)).returns.toEqualTypeOf<ContractCall<boolean, 'view'>>()
  const key = 'f000(address,(address,string,uint40,bytes4[2]))'
  expectTypeOf(() => large.call(key, address, entry)).returns.toEqualTypeOf<ContractCall<boolean, 'view'>>()
  // @ts-expect-error no such function
  expect(() => large.call('f1000')).toThrow(ContractError)
})
