import type { AbiEvent, AbiEventParameter } from 'abitype'
import { describe, expect, test } from 'vitest'
import type { Address, Hex } from '../address.ts'
import { signatureOf } from './abi-fragment.ts'
import { contract, filterProblem, filterValues } from './contract.ts'
import { ContractError, type ContractFailure } from './contract-error.ts'

const address: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const hash: Hex = `0x${'1'.repeat(64)}`
const uint256 = { name: 'value', type: 'uint256' }
const account = { name: 'account', type: 'address' }
const balanceOf = {
  type: 'function',
  name: 'balanceOf',
  inputs: [account],
  outputs: [uint256],
  stateMutability: 'view'
}

/** Not typed, so that every misuse compiles. */
const loose = (...abi: readonly unknown[]) => contract({ address, abi })
const named = (name: string, ...types: readonly string[]) => ({
  type: 'function',
  name,
  inputs: types.map((type) => ({ type })),
  outputs: [],
  stateMutability: 'view'
})

function failureOf(act: () => unknown): ContractFailure | undefined {
  return errorOf(act)?.failure
}

function errorOf(act: () => unknown): ContractError | undefined {
  try {
    act()
  } catch (cause) {
    if (cause instanceof ContractError) return cause
    throw cause
  }
  return undefined
}

describe('a call', () => {
  test('of a function that is not there names the contract, if the page does, and the functions that there are', () => {
    const ferry = contract({
      address,
      abi: [named('seatsLeft'), named('board', 'uint256')] as unknown[],
      name: 'Ferry'
    })
    expect(errorOf(() => ferry.call('seatLeft'))?.message).toBe(
      'The ABI of Ferry has no function "seatLeft"; it has seatsLeft(), board(uint256).'
    )
  })

  test('has the address, the function, the arguments and the errors of the ABI', () => {
    const poor = { type: 'error', name: 'Poor', inputs: [uint256] }
    expect(loose(poor, balanceOf, { type: 'error', name: 'Odd', inputs: 7 }).call('balanceOf', other)).toEqual({
      address,
      fragment: balanceOf,
      args: [other],
      errors: [poor]
    })
  })

  test('finds a function by name, or by full signature with its tuples written out', () => {
    const components = [uint256, { name: 'inner', type: 'tuple', components: [account] }]
    const add = { ...named('add'), inputs: [{ type: 'tuple[2][]', components }, { type: 'bool' }] }
    const logBook = loose(named('add', 'bool'), add)
    expect(logBook.call('add((uint256,(address))[2][],bool)', [], true).fragment).toEqual(add)
    expect(logBook.call('add(bool)', true).fragment).toEqual(named('add', 'bool'))
  })

  test('has the same function each time, for adapters to keep what they make of it', () => {
    const token = loose(balanceOf)
    expect(token.call('balanceOf', other).fragment).toBe(token.call('balanceOf', address).fragment)
  })

  test.each([
    ['by name', 'send', [other, 1], 'send(address,uint8)'],
    ['by type', 'send', [other, 1n], 'send(address,uint256)'],
    ['by number', 'send', [other], 'send(address)'],
    ['by range', 'sum', [-1n], 'sum(int256)'],
    ['by signature', 'sum(uint256)', [1n], 'sum(uint256)'],
    ['by length', 'data', ['0xab'], 'data(bytes)']
  ])('selects one of several functions %s', (_, key, args, signature) => {
    const overloaded = loose(
      named('send', 'address', 'uint8'),
      named('send', 'address', 'uint256'),
      named('send', 'address'),
      named('sum', 'uint256'),
      named('sum', 'int256'),
      named('data', 'bytes'),
      named('data', 'bytes32')
    )
    expect(signatureOf(overloaded.call(key, ...args).fragment)).toBe(signature)
  })

  test('is not disturbed by what is wrong elsewhere in the ABI', () => {
    const odd = [undefined, 7, { type: 'function' }, named('odd', 'fixed'), named('balanceOf', 'function')]
    expect(loose(...odd, balanceOf).call('balanceOf', other).fragment).toEqual(balanceOf)
  })
})

describe('an event query', () => {
  const signed = {
    type: 'event',
    name: 'Signed',
    inputs: [
      { ...account, indexed: true },
      { name: 'text', type: 'string', indexed: true },
      { name: 'at', type: 'uint40', indexed: false }
    ],
    anonymous: false
  }

  test('has the address, the event and a value for each indexed parameter', () => {
    expect(loose(signed).event('Signed', { account: other })).toEqual({
      address,
      fragment: signed,
      filter: [other, undefined]
    })
    expect(loose(signed).event('Signed(address,string,uint40)').filter).toEqual([undefined, undefined])
  })

  test('selects one of several events by what the filter names', () => {
    const longer = { ...signed, inputs: [{ name: 'id', type: 'bytes32', indexed: true }] }
    expect(loose(signed, longer).event('Signed', { id: hash }).fragment).toEqual(longer)
    expect(failureOf(() => loose(signed, longer).event('Signed'))).toBe('ambiguous')
    expect(loose(signed, longer).event('Signed(bytes32)').fragment).toEqual(longer)
  })

  test('is not made of an anonymous event, whose logs have no name', () => {
    expect(failureOf(() => loose({ ...signed, anonymous: true }).event('Signed'))).toBe('unknown-event')
  })
})

const untyped = (address: unknown, abi: unknown) => contract({ address, abi } as { address: Address; abi: [] })

test.each<readonly [ContractFailure, string, () => unknown]>([
  ['invalid-address', 'must be 0x and 40 hexadecimal digits, got "alice.eth"', () => untyped('alice.eth', [])],
  ['invalid-address', 'must be 0x and 40 hexadecimal digits', () => untyped(undefined, [])],
  ['invalid-abi', 'must be an array', () => untyped(address, '[]')],
  ['invalid-abi', 'must be an array', () => untyped(address, { abi: [] })],
  ['invalid-abi', 'none of the ABI: "fixed"', () => loose(named('f', 'fixed')).call('f', 1n)],
  ['invalid-abi', 'none of the ABI: "fixed"', () => loose(named('f', 'fixed'), named('f')).call('f', 1n)],
  ['invalid-abi', 'inputs is not a list', () => loose({ type: 'event', name: 'E' }).event('E')],
  [
    'unknown-function',
    'no function "balance"; it has balanceOf(address)',
    () => loose(balanceOf).call('balance', other)
  ],
  ['unknown-function', 'no function "balanceOf(uint256)"', () => loose(balanceOf).call('balanceOf(uint256)', 1n)],
  ['unknown-function', 'no function "toString"', () => loose(balanceOf).call('toString')],
  ['unknown-function', 'no function ""', () => loose(balanceOf).call('', other)],
  ['unknown-event', 'no event "balanceOf"', () => loose(balanceOf).event('balanceOf')],
  ['ambiguous', 'f(uint256), f(int256)', () => loose(named('f', 'uint256'), named('f', 'int256')).call('f', 1n)],
  ['ambiguous', 'f(), f()', () => loose(named('f'), { ...named('f'), outputs: [uint256] }).call('f()')],
  ['invalid-arguments', 'balanceOf(address): args[0] must be 0x', () => loose(balanceOf).call('balanceOf', 1)],
  ['invalid-arguments', 'must be 1, got 0', () => loose(balanceOf).call('balanceOf')],
  [
    'invalid-arguments',
    'none of f(bool), f(string)',
    () => loose(named('f', 'bool'), named('f', 'string')).call('f', 1)
  ]
])('%s: %s', (failure, message, act) => {
  expect(errorOf(act)).toMatchObject({ failure, message: expect.stringContaining(message) })
})

test('a failure says of which contract it is', () => {
  expect(errorOf(() => loose().call('f'))).toMatchObject({ address })
  expect(errorOf(() => untyped(address, undefined))).toMatchObject({ address })
})

describe('a filter', () => {
  const event = (...inputs: readonly AbiEventParameter[]): AbiEvent => ({ type: 'event', name: 'Signed', inputs })

  const named = event(
    { name: 'from', type: 'address', indexed: true },
    { name: 'at', type: 'uint40' },
    { name: 'text', type: 'string', indexed: true },
    { name: '__proto__', type: 'uint256', indexed: true }
  )
  const unnamed = event({ name: 'from', type: 'address', indexed: true }, { type: 'bool[2]', indexed: true })
  const silent = event({ name: 'from', type: 'address' })

  test.each<readonly [AbiEvent, unknown, readonly unknown[]]>([
    [named, undefined, [undefined, undefined, undefined]],
    [named, {}, [undefined, undefined, undefined]],
    [named, { from: address }, [address, undefined, undefined]],
    [named, { from: undefined, text: hash }, [undefined, hash, undefined]],
    [named, { ['__proto__']: 5n }, [undefined, undefined, 5n]],
    [unnamed, [], [undefined, undefined]],
    [unnamed, {}, [undefined, undefined]],
    [unnamed, [undefined, hash], [undefined, hash]],
    [silent, {}, []],
    [silent, [], []],
    [event(), {}, []]
  ])('%o filtered by %o', (fragment, filter, values) => {
    expect(filterProblem(fragment, filter)).toBeUndefined()
    expect(filterValues(fragment, filter)).toEqual(values)
  })

  test.each<readonly [AbiEvent, unknown, string]>([
    [named, null, 'The filter must be an object or an array.'],
    [named, 'from', 'The filter must be an object or an array.'],
    [named, { to: address }, 'filter["to"] is no indexed parameter of Signed.'],
    [named, { at: 5 }, 'filter["at"] is no indexed parameter of Signed.'],
    [named, [address], 'filter["0"] is no indexed parameter of Signed.'],
    [named, { from: 'alice.eth' }, 'filter["from"] must be 0x and 40 hexadecimal digits, got "alice.eth".'],
    [named, { from: null }, 'filter["from"] must be 0x and 40 hexadecimal digits.'],
    [named, { from: [address] }, 'filter["from"] must be 0x and 40 hexadecimal digits.'],
    [named, { text: 'hello' }, 'filter["text"] must be 0x and 64 hexadecimal digits.'],
    [named, { ['__proto__']: 5 }, 'filter["__proto__"] must be a bigint that fits uint256.'],
    [unnamed, { from: address }, 'filter["from"] is no indexed parameter of Signed.'],
    [unnamed, [undefined, [true, false]], 'filter["1"] must be 0x and 64 hexadecimal digits.'],
    [unnamed, [address, hash, hash], 'filter["2"] is no indexed parameter of Signed.'],
    [silent, { from: address }, 'filter["from"] is no indexed parameter of Signed.']
  ])('%o cannot be filtered by %o', (fragment, filter, problem) => {
    expect(filterProblem(fragment, filter)).toBe(problem)
  })
})
