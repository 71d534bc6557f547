import { expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { problemText } from '#ui/words/wallet-failure.ts'
import { connectionReset, toWalletConnectError } from './walletconnect-errors.ts'

const rejected = 'You rejected the request in your wallet.'
const unsupported = 'Your wallet cannot do this.'
const notShared = 'Your wallet does not share a network that this page can use.'
const ended = 'Your wallet no longer shares this account with the page.'
const timeout = 'Your wallet did not answer. It may be locked, or its window may be hidden.'

test.each([
  [1001, 'Invalid method.', 'unsupported', unsupported],
  [1002, 'Invalid event.', 'unsupported', unsupported],
  [1003, 'Invalid update request.', 'unsupported', unsupported],
  [1004, 'Invalid extend request.', 'unsupported', unsupported],
  [1005, 'Invalid session settle request.', 'unsupported', unsupported],
  [3001, 'Unauthorized method.', 'unsupported', unsupported],
  [3002, 'Unauthorized event.', 'unsupported', unsupported],
  [3003, 'Unauthorized update request.', 'unsupported', unsupported],
  [3004, 'Unauthorized extend request.', 'unsupported', unsupported],
  [3005, 'Unauthorized chain.', 'switch', notShared],
  [5000, 'User rejected.', 'rejected', rejected],
  [5001, 'User rejected chains.', 'rejected', rejected],
  [5002, 'User rejected methods.', 'rejected', rejected],
  [5003, 'User rejected events.', 'rejected', rejected],
  [5100, 'Unsupported chains.', 'switch', notShared],
  [5101, 'Unsupported methods.', 'unsupported', unsupported],
  [5102, 'Unsupported events.', 'unsupported', unsupported],
  [5103, 'Unsupported accounts.', 'unsupported', unsupported],
  [5104, 'Unsupported namespace key.', 'unsupported', unsupported],
  [6000, 'User disconnected.', 'unauthorized', ended],
  [7000, 'Session settlement failed.', 'other', 'Something went wrong in the wallet.'],
  [7001, 'No session for topic.', 'unauthorized', ended],
  [8000, 'Session request expired.', 'timeout', timeout],
  [10001, 'Unsupported wc_ method.', 'unsupported', unsupported],
  [12001, 'User rejected the session.', 'rejected', rejected],
  [12002, 'Session disconnected.', 'unauthorized', ended],
  [2, 'No matching key.', 'unauthorized', ended],
  [5, 'Missing or invalid.', 'unsupported', unsupported],
  [6, 'Expired.', 'timeout', timeout],
  [9, 'Non conforming namespaces.', 'switch', notShared],
  [4001, 'User rejected the request.', 'rejected', rejected],
  [4100, 'Not authorized.', 'unauthorized', ended],
  [4200, 'Not supported.', 'unsupported', unsupported],
  [4900, 'Disconnected.', 'unauthorized', ended],
  [4901, 'Chain disconnected.', 'switch', notShared],
  [-32002, 'Already pending.', 'pending', 'Your wallet already shows a request. Open it and answer that one first.'],
  [-32000, 'insufficient funds', 'other', 'The account does not hold enough to pay for this.']
])('code %i, "%s", is a %s', (code, message, kind, reason) => {
  const cause = { code, message }
  const error = toWalletConnectError(cause)
  expect(error).toMatchObject({ kind, cause })
  expect(problemText(walletFailure(error).problem)).toBe(reason)
})

test('a chain that the wallet does not know keeps its code, so that it can be added', () => {
  expect(toWalletConnectError({ code: 4902, message: 'Unrecognized chain ID' })).toMatchObject({ code: 4902 })
})

test.each([
  ['Connection request reset. Please try again.', 'rejected'],
  ['User rejected.', 'rejected'],
  ['Proposal expired', 'timeout'],
  ['Request expired. Please try again.', 'timeout'],
  ['Expired. session topic: 00', 'timeout'],
  ['Non conforming namespaces. approve() namespaces', 'switch'],
  ['Unsupported chains. update()', 'switch'],
  ['Missing or invalid. request() chainId: eip155:1', 'switch'],
  ['Missing or invalid. request() method: eth_sign', 'unsupported'],
  ['Unsupported accounts. session_settle', 'unsupported'],
  ['Unauthorized method.', 'unsupported'],
  ['Invalid event.', 'unsupported'],
  ["No matching key. session topic doesn't exist: 00", 'unauthorized'],
  ['Record was recently deleted - session: 00', 'unauthorized'],
  ['User disconnected.', 'unauthorized']
])('"%s" without a code is a %s', (message, kind) => {
  expect(toWalletConnectError(new Error(message))).toMatchObject({ kind })
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
] as const)('"%s" is the relay’s: %s', (message, problem) => {
  const error = toWalletConnectError(new Error(message))
  expect(error).toMatchObject({ kind: 'relay', problem, message })
  expect(walletFailure(error)).toMatchObject({ isRejection: false, details: message })
})

test('an error of the domain is kept as it is', () => {
  for (const error of [new WalletError('relay', { problem: 'refused', message: 'No.' }), connectionReset()])
    expect(toWalletConnectError(error)).toBe(error)
})

test.each([undefined, null, 'Out of ink', 7])('%j is an error too', (cause) => {
  expect(toWalletConnectError(cause)).toMatchObject({ kind: 'other' })
})
