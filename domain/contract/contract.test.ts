import { describe, expect, test } from 'vitest'
import type { Address } from '../address.ts'
import { contract } from './contract.ts'
import { ContractError, type ContractFailure } from './contract-error.ts'

const address: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

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
  try {
    act()
  } catch (cause) {
    if (cause instanceof ContractError) return cause.failure
    throw cause
  }
  return undefined
}

describe('a call', () => {
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
    const guestBook = loose(named('add', 'bool'), add)
    expect(guestBook.call('add((uint256,(address))[2][],bool)', [], true).fragment).toEqual(add)
    expect(guestBook.call('add(bool)', true).fragment).toEqual(named('add', 'bool'))
  })
})

test('a name that the ABI does not have is no function', () => {
  expect(failureOf(() => loose(balanceOf).call('balance', other))).toBe('unknown-function')
})
