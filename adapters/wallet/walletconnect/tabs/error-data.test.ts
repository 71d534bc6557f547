import { expect, test } from 'vitest'
import { isUnknownChain } from '#adapters/wallet/error/wallet-errors.ts'
import {
  RelayError,
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletAnswerError,
  WalletError,
  WalletTimeoutError
} from '#domain/wallet/errors.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { fromErrorData, toErrorData } from './error-data.ts'

/** As a channel copies it. */
const sent = (cause: unknown) => fromErrorData(structuredClone(toErrorData(cause)))

test.each([
  new UserRejectedError(),
  new RequestPendingError(),
  new SwitchChainError('The wallet stayed on its network.'),
  new UnauthorizedError('Not granted.'),
  new UnsupportedMethodError('eth_sign was not approved.'),
  new WalletTimeoutError('Expired.'),
  new WalletAnswerError('Reload the page.', { cause: new Error('No database') }),
  new RelayError('offline', 'No internet connection detected.'),
  new RelayError('unreachable', 'Socket stalled'),
  new RelayError('refused', 'Unauthorized: invalid key'),
  new WalletError('Out of ink', -32603),
  new WalletError('Out of ink', undefined),
  new WalletError('insufficient funds for gas', -32000, { isSent: 'no', trouble: 'insufficient-funds' }),
  new WalletError('Out of ink', -32002)
])('a $name is the same in another tab', (error) => {
  const there = sent(error)
  expect(there).toBeInstanceOf(error.constructor)
  expect(there).toMatchObject({ ...error, message: error.message })
  expect(walletFailure(there)).toEqual(walletFailure(error))
})

test('the cause comes along, as far as it says something', () => {
  const cause = { code: 5000, message: 'User rejected.', secret: 'x' }
  const there = sent(cause)
  expect(there).toBeInstanceOf(UserRejectedError)
  expect(there.cause).toMatchObject({ code: 5000, message: 'User rejected.' })
  expect(there.cause).not.toHaveProperty('secret')
})

test('a chain that the wallet does not know is still one that can be added', () => {
  expect(isUnknownChain(sent({ code: 4902, message: 'Not shared yet.' }))).toBe(true)
})

test.each([undefined, null, 'Out of ink', {}, { name: 'EvalError', message: 7 }])(
  'whatever else comes (%j) is an error',
  (data) => {
    expect(fromErrorData(data)).toBeInstanceOf(WalletError)
  }
)

test('what no tab can know of a transaction is not known', () => {
  for (const isSent of ['melted', undefined])
    expect(fromErrorData({ name: 'WalletError', message: 'insufficient funds', isSent })).toMatchObject({
      isSent: 'unknown'
    })
})

test('a relay that fails in a way that nobody knows has not been reached', () => {
  expect(fromErrorData({ name: 'RelayError', message: '', failure: 'melted' })).toMatchObject({
    failure: 'unreachable'
  })
})
