import { expect, test } from 'vitest'
import {
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletAnswerError,
  WalletError,
  WalletTimeoutError
} from './errors.ts'
import { whetherSent } from './whether-sent.ts'

test.each([
  new UserRejectedError(),
  new RequestPendingError(),
  new SwitchChainError(),
  new UnauthorizedError(),
  new UnsupportedMethodError()
])('a request that was not taken up has sent nothing: %s', (refusal) => {
  expect(whetherSent(refusal)).toBe('no')
})

test.each([new WalletTimeoutError(), new WalletAnswerError(), new Error('socket hang up'), 'a text'])(
  'an answer that cannot be used rules nothing out: %s',
  (cause) => {
    expect(whetherSent(cause)).toBe('unknown')
  }
)

test.each(['no', 'likely', 'unknown'] as const)('what the wallet was found to have said (%s) stands', (isSent) => {
  expect(whetherSent(new WalletError('Out of ink', -32000, { isSent }))).toBe(isSent)
})

test('a failure of a wallet of which nothing was found out rules nothing out', () => {
  expect(whetherSent(new WalletError('insufficient funds for gas', -32000))).toBe('unknown')
})
