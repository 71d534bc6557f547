import { expect, test } from 'vitest'
import { CodeError } from '#domain/wait/load-code.ts'
import { WalletError } from './wallet-error.ts'
import { walletFailure } from './wallet-failure.ts'
import { chainError } from './walletconnect-project.ts'

test('code that did not arrive is not blamed on the wallet', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/wallet.js')
  expect(walletFailure(new CodeError('missing', cause))).toEqual({
    problem: { kind: 'code', failure: 'missing' },
    details: cause.message,
    isRejection: false
  })
})

test.each([
  [new WalletError('rejected'), { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true }],
  [new WalletError('switch'), { problem: { kind: 'wallet', problem: 'stayed' }, isRejection: false }],
  [
    new WalletError('absent', { problem: 'not-ready', wallet: 'Safe' }),
    { problem: { kind: 'wallet', problem: 'not-ready', wallet: 'Safe' }, isRejection: false }
  ],
  [chainError('chain-not-found'), { problem: { kind: 'wallet', problem: 'chain-not-found' }, isRejection: false }]
])('a failure has the problem of its error, and no sentence: $problem', (cause, failure) => {
  expect(walletFailure(cause)).toEqual(failure)
})

test.each<readonly [unknown, string]>([
  [new WalletError('other', { code: 4900, message: 'Disconnected' }), '4900: Disconnected'],
  [new Error('Out of ink'), 'Out of ink'],
  ['No.', 'No.'],
  [new WalletError('answer', { problem: 'not-opened', cause: new Error('It is locked.') }), 'It is locked.']
])('the original message is its details: %s', (cause, details) => {
  expect(walletFailure(cause).details).toBe(details)
})
