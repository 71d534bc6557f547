import { expect, test } from 'vitest'
import { RelayError } from '#domain/wallet/errors.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { connectionReset, toWalletConnectError } from './walletconnect-errors.ts'

const rejected = 'You rejected the request in your wallet.'
const unsupported = 'Your wallet cannot do this.'
const notShared = 'Your wallet does not share a network that this page can use.'
const ended = 'Your wallet no longer shares this account with the page.'
const timeout = 'Your wallet did not answer. It may be locked, or its window may be hidden.'

test.each([
  [1001, 'Invalid method.', 'UnsupportedMethodError', unsupported],
  [1002, 'Invalid event.', 'UnsupportedMethodError', unsupported],
  [1003, 'Invalid update request.', 'UnsupportedMethodError', unsupported],
  [1004, 'Invalid extend request.', 'UnsupportedMethodError', unsupported],
  [1005, 'Invalid session settle request.', 'UnsupportedMethodError', unsupported],
  [3001, 'Unauthorized method.', 'UnsupportedMethodError', unsupported],
  [3002, 'Unauthorized event.', 'UnsupportedMethodError', unsupported],
  [3003, 'Unauthorized update request.', 'UnsupportedMethodError', unsupported],
  [3004, 'Unauthorized extend request.', 'UnsupportedMethodError', unsupported],
  [3005, 'Unauthorized chain.', 'SwitchChainError', notShared],
  [5000, 'User rejected.', 'UserRejectedError', rejected],
  [5001, 'User rejected chains.', 'UserRejectedError', rejected],
  [5002, 'User rejected methods.', 'UserRejectedError', rejected],
  [5003, 'User rejected events.', 'UserRejectedError', rejected],
  [5100, 'Unsupported chains.', 'SwitchChainError', notShared],
  [5101, 'Unsupported methods.', 'UnsupportedMethodError', unsupported],
  [5102, 'Unsupported events.', 'UnsupportedMethodError', unsupported],
  [5103, 'Unsupported accounts.', 'UnsupportedMethodError', unsupported],
  [5104, 'Unsupported namespace key.', 'UnsupportedMethodError', unsupported],
  [6000, 'User disconnected.', 'UnauthorizedError', ended],
  [7000, 'Session settlement failed.', 'WalletError', 'Something went wrong in the wallet.'],
  [7001, 'No session for topic.', 'UnauthorizedError', ended],
  [8000, 'Session request expired.', 'WalletTimeoutError', timeout],
  [10001, 'Unsupported wc_ method.', 'UnsupportedMethodError', unsupported],
  [12001, 'User rejected the session.', 'UserRejectedError', rejected],
  [12002, 'Session disconnected.', 'UnauthorizedError', ended],
  [2, 'No matching key.', 'UnauthorizedError', ended],
  [5, 'Missing or invalid.', 'UnsupportedMethodError', unsupported],
  [6, 'Expired.', 'WalletTimeoutError', timeout],
  [9, 'Non conforming namespaces.', 'SwitchChainError', notShared],
  [4001, 'User rejected the request.', 'UserRejectedError', rejected],
  [4100, 'Not authorized.', 'UnauthorizedError', ended],
  [4200, 'Not supported.', 'UnsupportedMethodError', unsupported],
  [4900, 'Disconnected.', 'UnauthorizedError', ended],
  [4901, 'Chain disconnected.', 'SwitchChainError', notShared],
  [
    -32002,
    'Already pending.',
    'RequestPendingError',
    'Your wallet already shows a request. Open it and answer that one first.'
  ],
  [-32000, 'insufficient funds', 'WalletError', 'The account does not hold enough to pay for this.']
])('code %i, "%s", is a %s', (code, message, name, reason) => {
  const cause = { code, message }
  const error = toWalletConnectError(cause)
  expect(error).toMatchObject({ name, cause })
  expect(walletFailure(error).reason).toBe(reason)
})

test('a chain that the wallet does not know keeps its code, so that it can be added', () => {
  expect(toWalletConnectError({ code: 4902, message: 'Unrecognized chain ID' })).toMatchObject({ code: 4902 })
})

test.each([
  ['Connection request reset. Please try again.', 'UserRejectedError'],
  ['User rejected.', 'UserRejectedError'],
  ['Proposal expired', 'WalletTimeoutError'],
  ['Request expired. Please try again.', 'WalletTimeoutError'],
  ['Expired. session topic: 00', 'WalletTimeoutError'],
  ['Non conforming namespaces. approve() namespaces', 'SwitchChainError'],
  ['Unsupported chains. update()', 'SwitchChainError'],
  ['Missing or invalid. request() chainId: eip155:1', 'SwitchChainError'],
  ['Missing or invalid. request() method: eth_sign', 'UnsupportedMethodError'],
  ['Unsupported accounts. session_settle', 'UnsupportedMethodError'],
  ['Unauthorized method.', 'UnsupportedMethodError'],
  ['Invalid event.', 'UnsupportedMethodError'],
  ["No matching key. session topic doesn't exist: 00", 'UnauthorizedError'],
  ['Record was recently deleted - session: 00', 'UnauthorizedError'],
  ['User disconnected.', 'UnauthorizedError']
])('"%s" without a code is a %s', (message, name) => {
  expect(toWalletConnectError(new Error(message))).toMatchObject({ name })
})

test.each([
  ['No internet connection detected. Please restart your network and try again.', 'offline'],
  ['WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)', 'refused'],
  ['WebSocket connection closed abnormally with code: 3000 (Project ID is missing)', 'refused'],
  ['Unauthorized: origin not allowed', 'refused'],
  ['Failed to publish payload, please try again. id:1 tag:1100', 'unreachable'],
  ["Couldn't establish socket connection to the relay server: ws://127.0.0.1", 'unreachable'],
  ['Socket stalled when trying to connect to ws://127.0.0.1', 'unreachable'],
  ['Subscribing to 00 failed, please try again', 'unreachable'],
  ['WebSocket connection failed for host: ws://127.0.0.1', 'unreachable'],
  ['Connection interrupted while trying to subscribe', 'unreachable']
] as const)('"%s" is the relay’s: %s', (message, failure) => {
  const error = toWalletConnectError(new Error(message))
  expect(error).toMatchObject({ name: 'RelayError', failure, message })
  expect(walletFailure(error)).toMatchObject({ isRejection: false, details: message })
})

test('what is an error of the domain already stays as it is', () => {
  for (const error of [new RelayError('refused', 'No.'), connectionReset()])
    expect(toWalletConnectError(error)).toBe(error)
})

test.each([undefined, null, 'Out of ink', 7])('%j is an error too', (cause) => {
  expect(toWalletConnectError(cause)).toMatchObject({ name: 'WalletError' })
})
