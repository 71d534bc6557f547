import { expect, test } from 'vitest'
import { WalletError, whetherSent } from './wallet-error.ts'

test.each([
  new WalletError('rejected'),
  new WalletError('pending'),
  new WalletError('switch'),
  new WalletError('unauthorized'),
  new WalletError('unsupported')
])('a request that the wallet did not accept has sent nothing: %s', (refusal) => {
  expect(whetherSent(refusal)).toBe('no')
})

test.each([new WalletError('timeout'), new WalletError('answer'), new Error('socket hang up'), 'a text'])(
  'an answer that cannot be used rules nothing out: %s',
  (cause) => {
    expect(whetherSent(cause)).toBe('unknown')
  }
)

test.each(['no', 'likely', 'unknown'] as const)('the classification "%s" of a wallet failure is kept', (sent) => {
  expect(whetherSent(new WalletError('other', { message: 'Out of ink', code: -32000, sent }))).toBe(sent)
})

test('an unclassified wallet failure leaves open whether it was sent', () => {
  expect(whetherSent(new WalletError('other', { message: 'insufficient funds for gas', code: -32000 }))).toBe('unknown')
})
