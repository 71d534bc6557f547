import { expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Revert } from '#domain/contract/revert.ts'
import { type Answer, describeAnswer, isExplained, shapeOf } from './answers.ts'

const value = (read: unknown): Answer => ({ status: 'value', value: read })
const failure = (error: unknown): Answer => ({ status: 'failure', error })
const refused = (words: string) => new ChainReadError('refused', 1, words)
const reverted = (revert: Revert, words = 'no') => new ContractError('reverted', words, { revert })
const same = (a: Answer, b: Answer) => describeAnswer(a) === describeAnswer(b)

test('numbers of another kind are not the same number', () => {
  expect(same(value(7n), value(7n))).toBe(true)
  expect(same(value(7n), value(8n))).toBe(false)
  expect(same(value(7n), value(7))).toBe(false)
  expect(same(value(7n), value('7n'))).toBe(false)
})

test('addresses and hashes are the same in any case, other texts are not', () => {
  expect(same(value('0xAb'), value('0xaB'))).toBe(true)
  expect(same(value('Ab'), value('aB'))).toBe(false)
})

test('records are compared field by field, in whatever order', () => {
  expect(same(value({ a: 1n, b: { c: undefined } }), value({ b: { c: undefined }, a: 1n }))).toBe(true)
  expect(same(value({ a: 1n }), value({ a: 1n, b: 2n }))).toBe(false)
  expect(same(value([1n, 2n]), value([2n, 1n]))).toBe(false)
})

test('values of a contract are compared to their depth', () => {
  const pair = (second: unknown) => value([{ owner: '0xAb', amounts: [[1n, 2], second] }])
  expect(same(pair([3n, true]), pair([3n, true]))).toBe(true)
  for (const other of [[4n, true], [3, true], [3n, false], [3n], { 0: 3n, 1: true }, '3n, true'])
    expect(same(pair([3n, true]), pair(other))).toBe(false)
})

test('undefined differs from zero and from the text "undefined"', () => {
  expect(same(value(undefined), value(undefined))).toBe(true)
  expect(same(value(undefined), value(0n))).toBe(false)
  expect(same(value(undefined), value('undefined'))).toBe(false)
})

test('failures are equal by kind, not by message, also inside a list', () => {
  expect(same(failure(refused('no')), failure(refused('never')))).toBe(true)
  expect(same(failure(refused('no')), failure(new ChainReadError('timeout', 1, 'no')))).toBe(false)
  expect(same(failure(refused('no')), failure(new TypeError('no')))).toBe(false)
  expect(same(value([1n, refused('no')]), value([1n, refused('never')]))).toBe(true)
  expect(same(value([1n, refused('no')]), value([1n, 2n]))).toBe(false)
})

test('failures of a contract are equal by kind and revert, not by message', () => {
  const short = { type: 'custom', name: 'Short', args: [1n, ['0xAb']] } as const
  expect(same(failure(reverted(short)), failure(reverted({ ...short, args: [1n, ['0xaB']] }, 'never')))).toBe(true)
  const others: readonly unknown[] = [
    reverted({ ...short, args: [2n, ['0xAb']] }),
    reverted({ ...short, name: 'Long' }),
    reverted({ type: 'unknown', data: '0xab' }),
    new ContractError('reverted', 'no'),
    new ContractError('undecodable', 'no'),
    new ChainReadError('reverted', 1, 'no')
  ]
  for (const other of others) expect(same(failure(reverted(short)), failure(other))).toBe(false)
  expect(same(value([reverted(short)]), value([reverted(short, 'never')]))).toBe(true)
  expect(same(value([reverted(short)]), value([new ContractError('no-code', 'no')]))).toBe(false)
})

test('a head that moved between two reads explains an answer of the first adapter from before or after', () => {
  const explained = (second: bigint) => isExplained('getBalances', value(second), value(1n), value(3n))
  expect([1n, 2n, 3n].map(explained)).toEqual([true, false, true])
})

test('a block number may be any between the one before and the one after', () => {
  const explained = (second: bigint) => isExplained('getBlockNumber', value(second), value(1n), value(3n))
  expect([0n, 1n, 2n, 3n, 4n].map(explained)).toEqual([false, true, true, true, false])
  expect(isExplained('getBlockNumber', failure(refused('no')), value(1n), value(1n))).toBe(false)
  expect(isExplained('getBlockNumber', failure(refused('no')), value(1n), failure(refused('no')))).toBe(true)
})

test('the shape of an answer is its kind', () => {
  const answers = [value(7n), value(undefined), failure(refused('no')), failure(new TypeError('no'))]
  expect(answers.map(shapeOf)).toEqual(['a value', 'nothing', 'refused', 'TypeError'])
  expect(shapeOf(failure(reverted({ type: 'panic', code: 1n })))).toBe('reverted')
})
