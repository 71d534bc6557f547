import { expect, test } from 'vitest'
import { busy, nested, rejected, unknownChain } from '#devchain/scripted-wallet/wallet-error.ts'
import { failureText, isUnknownChain, StoppedWaitingError, WalletTimeoutError } from './wallet-failure.ts'

test.each([
  ['a rejection', rejected, 'You rejected the request in the wallet. Nothing was sent.'],
  [
    'a rejection in a wrapped error',
    nested(rejected, 'original-error'),
    'You rejected the request in the wallet. Nothing was sent.'
  ],
  ['a rejection as a cause', nested(rejected, 'cause'), 'You rejected the request in the wallet. Nothing was sent.'],
  [
    'an open request',
    busy,
    'The wallet is already waiting for an answer: open it and finish or reject that request first.'
  ],
  [
    'a silent wallet',
    new WalletTimeoutError(),
    'Pelican did not respond. Look for a request that is still open in it, then try again.'
  ],
  [
    'a visitor who stopped waiting for a transaction',
    new StoppedWaitingError('eth_sendTransaction'),
    'No longer waiting for Pelican. If you approve its request now, the transaction is sent all the same.'
  ],
  [
    'a visitor who stopped waiting for a connection',
    new StoppedWaitingError('eth_requestAccounts'),
    'No longer waiting for Pelican. To connect it after all, choose it once more.'
  ],
  [
    'a visitor who stopped waiting for another network',
    new StoppedWaitingError('wallet_switchEthereumChain'),
    'No longer waiting for Pelican. Nothing was sent. If you approve its request now, it still switches the network.'
  ],
  [
    'a visitor who stopped waiting for a new network',
    new StoppedWaitingError('wallet_addEthereumChain'),
    'No longer waiting for Pelican. Nothing was sent. If you approve its request now, it still adds the network.'
  ],
  ['the wallet’s own words', { code: -32603, message: 'nonce too low' }, 'Pelican reported: nonce too low'],
  ['no words at all', undefined, 'Pelican reported an error without a reason.']
])('%s is put in words', (_what, cause, text) => {
  expect(failureText(cause, 'Pelican')).toBe(text)
})

test('very long words of a wallet are cut', () => {
  expect(failureText({ message: 'x'.repeat(10_000) }, 'Pelican').length).toBeLessThan(400)
})

test('an error that contains itself is read once', () => {
  const cause: { code: number; cause?: unknown } = { code: -1 }
  cause.cause = cause
  expect(isUnknownChain(cause)).toBe(false)
})

test('a network that the wallet does not have is recognised in any nesting', () => {
  expect(isUnknownChain(unknownChain)).toBe(true)
  expect(isUnknownChain(nested(unknownChain, 'data'))).toBe(true)
  expect(isUnknownChain(rejected)).toBe(false)
})
