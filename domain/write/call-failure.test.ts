import { expect, test } from 'vitest'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { isCertainFailure } from './call-failure.ts'

test('a contract that refuses a call in any way makes it fail', () => {
  expect(isCertainFailure(new ContractError('reverted', 'No.'))).toBe(true)
  expect(isCertainFailure(new ContractError('no-code', 'No.'))).toBe(true)
})

test.each<[ChainReadFailure, boolean]>([
  ['unreachable', true],
  ['timeout', true],
  ['rate-limited', true],
  ['malformed', true],
  ['wrong-chain', true],
  ['refused', true],
  ['not-loaded', true],
  ['reverted', false],
  ['insufficient-funds', false],
  ['invalid', false]
])('after %s, the visitor may go on: %s', (failure, mayGoOn) => {
  expect(isCertainFailure(new ChainReadError(failure, 1, ''))).toBe(!mayGoOn)
})

test('without a failure, the visitor may go on', () => {
  expect(isCertainFailure(undefined)).toBe(false)
})
