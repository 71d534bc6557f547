import { describe, expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError, type ContractFailure } from '#domain/contract/contract-error.ts'
import type { Revert } from '#domain/contract/revert.ts'
import { hostileTexts, unfitToShow } from '#domain/fake-hostile-texts.ts'
import { contractFailure, readFailure } from './contract-failure.ts'

const reverted = (revert: Revert) => contractFailure(new ContractError('reverted', 'execution reverted', { revert }))
const custom = (...args: readonly unknown[]) => reverted({ type: 'custom', name: 'Poor', args })

test.each<readonly [ContractFailure, string]>([
  ['invalid-abi', "This page's description of the contract is invalid."],
  ['unknown-function', "This page's description of the contract does not have this function."],
  ['unknown-event', "This page's description of the contract does not have this event."],
  ['ambiguous', "This page's description of the contract has more than one match for this."],
  ['invalid-address', "The contract's address is invalid."],
  ['invalid-arguments', 'The contract does not take these values.'],
  ['no-code', 'There is no contract at this address on this network.'],
  ['undecodable', "The contract's answer does not match its description."],
  ['reverted', 'The contract refused this.']
])('%s is one sentence, with details for developers', (failure, reason) => {
  expect(contractFailure(new ContractError(failure, 'args[0] must be true.'))).toEqual({
    reason,
    details: 'args[0] must be true.'
  })
  expect(contractFailure(new ContractError(failure, ''))).toEqual({ reason })
})

test.each<readonly [bigint, string]>([
  [0x01n, 'one of its own checks failed'],
  [0x11n, 'a number became too large or too small'],
  [0x12n, 'it divided by zero'],
  [0x21n, 'a value is none of the possible choices'],
  [0x22n, 'its stored data is damaged'],
  [0x31n, 'a list is already empty'],
  [0x32n, 'a list has no such entry'],
  [0x41n, 'it needed too much memory'],
  [0x51n, 'it called a function that was never set']
])('panic %o is said in words', (code, words) => {
  expect(reverted({ type: 'panic', code })).toEqual({ reason: `The contract stopped because ${words}.` })
})

test.each<readonly [Revert, string, string | undefined]>([
  [{ type: 'panic', code: 0n }, 'The contract stopped because of an error in its code.', 'Panic 0x00'],
  [{ type: 'panic', code: 0x99n }, 'The contract stopped because of an error in its code.', 'Panic 0x99'],
  [{ type: 'reason', message: 'Too late' }, 'The contract refused this, and said why.', 'Too late'],
  [{ type: 'reason', message: '' }, 'The contract refused this without a readable reason.', undefined],
  [{ type: 'reason', message: '\u200B\n' }, 'The contract refused this without a readable reason.', undefined],
  [{ type: 'unknown', data: '0x' }, 'The contract refused this without a readable reason.', undefined],
  [{ type: 'unknown', data: '0xabcd' }, 'The contract refused this without a readable reason.', '0xabcd'],
  [{ type: 'custom', name: 'Closed', args: [] }, 'The contract refused this with an error of its own.', 'Closed()']
])('%o is a sentence of ours, with the words of the contract beside it', (revert, reason, details) => {
  expect(reverted(revert)).toEqual({ reason, ...(details && { details }) })
})

describe("a page's own words for its contract's errors", () => {
  const reasons = { Poor: 'That is too little.' }
  const failed = (revert: Revert) => new ContractError('reverted', 'execution reverted', { revert })

  test('take the place of ours, with the error itself beside them', () => {
    expect(contractFailure(failed({ type: 'custom', name: 'Poor', args: [5n] }), reasons)).toEqual({
      reason: 'That is too little.',
      details: 'Poor(5)'
    })
  })

  test.each<Revert>([
    { type: 'custom', name: 'Closed', args: [] },
    { type: 'custom', name: 'toString', args: [] },
    { type: 'reason', message: 'Poor' }
  ])('are not used for $type $name $message', (revert) => {
    expect(contractFailure(failed(revert), reasons).reason).toMatch(/^The contract refused this/)
  })

  test('are used for a failed read too, which may also be the fault of the chain', () => {
    expect(readFailure(failed({ type: 'custom', name: 'Poor', args: [] }), reasons).reason).toBe('That is too little.')
    expect(readFailure(new ChainReadError('timeout', 84531, 'Slow.'), reasons)).toEqual({
      reason: 'The node did not answer in time.'
    })
  })
})

describe('the arguments of an error', () => {
  test('are listed after its name', () => {
    expect(custom(5n, true, '0xab', [1, 2], { at: 3, by: ['x'] }).details).toBe('Poor(5, true, 0xab, [1, 2], (3, [x]))')
  })

  test('are cut where there are too many of them, or too deep ones', () => {
    expect(custom(...Array.from({ length: 20 }, (_, i) => i)).details).toBe('Poor(0, 1, 2, 3, 4, 5, 6, 7, …)')
    expect(custom([[[[1]]]]).details).toBe('Poor([[[…]]])')
  })
})

describe.each(Object.entries(hostileTexts))('a contract that %s', (_, text) => {
  test.each<readonly [string, () => ReturnType<typeof contractFailure>]>([
    ['reason', () => reverted({ type: 'reason', message: text })],
    ['argument', () => custom(text, [text], { text })],
    ['name', () => reverted({ type: 'custom', name: text, args: [] })],
    ['answer', () => contractFailure(new ContractError('undecodable', text))]
  ])('in its %s says nothing in our sentence, and little in one line beside it', (_, failure) => {
    const { reason, details } = failure()
    expect(reason).toMatch(/^The contract('s answer)? [a-z ,]+\.$/)
    expect(reason).not.toContain('evil')
    expect(details).not.toMatch(unfitToShow)
    expect([...(details ?? '')].length).toBeLessThanOrEqual(200)
    expect(details).not.toBe('')
  })
})
