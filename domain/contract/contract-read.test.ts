import { expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from './contract-error.ts'
import { type ContractRead, nextRead, pendingRead } from './contract-read.ts'

type Outcome = Parameters<typeof nextRead<unknown>>[1]

const unreachable = () => new ChainReadError('unreachable', 1, 'No answer.')
const reverted = (message: string) =>
  new ContractError('reverted', 'The contract reverted.', { revert: { type: 'reason', message } })
const after = (...outcomes: readonly Outcome[]) =>
  outcomes.reduce((read: ContractRead, outcome) => nextRead(read, outcome), pendingRead)

test('an equal result, decoded anew, is the same state', () => {
  const read = after([1n, { to: 'a' }])
  expect(nextRead(read, [1n, { to: 'a' }])).toBe(read)
  expect(nextRead(read, [2n, { to: 'a' }])).toEqual({ status: 'success', data: [2n, { to: 'a' }], error: undefined })
})

test('an error keeps the last result, which keeps its identity once the read succeeds again', () => {
  const first = after([1n])
  const failed = nextRead(first, unreachable())
  expect(failed).toMatchObject({ status: 'error', data: [1n], error: { failure: 'unreachable' } })
  expect(nextRead(failed, [1n])).toEqual(first)
  expect(nextRead(failed, [1n]).data).toBe(first.data)
})

test('the same error again is the same state, another reason is not', () => {
  const failed = after(reverted('Paused'))
  expect(nextRead(failed, reverted('Paused'))).toBe(failed)
  expect(nextRead(failed, reverted('Not yours'))).not.toBe(failed)
  expect(nextRead(failed, unreachable())).not.toBe(failed)
})

test('a function that returns nothing has succeeded, too', () => {
  expect(after(undefined)).toEqual({ status: 'success', data: undefined, error: undefined })
  expect(after(unreachable(), undefined).status).toBe('success')
})
