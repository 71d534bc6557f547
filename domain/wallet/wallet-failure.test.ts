import { expect, test } from 'vitest'
import { CodeError, type CodeFailure } from '../code-error.ts'
import { WalletError } from './wallet-error.ts'
import { walletFailure } from './wallet-failure.ts'

test.each<[CodeFailure, string]>([
  ['missing', 'Part of the page could not be loaded. Trying again may reload the page.'],
  ['offline', 'This device is not connected to the internet.']
])('code that did not arrive is not blamed on the wallet: %s', (failure, reason) => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/wallet.js')
  expect(walletFailure(new CodeError(failure, cause))).toEqual({ reason, details: cause.message, isRejection: false })
})

test.each([
  [new WalletError('switch'), 'The wallet stayed on its network.'],
  [new WalletError('switch', { problem: 'wrong-network' }), 'Your wallet is on another network. Switch first.'],
  [
    new WalletError('switch', { problem: 'none-shared' }),
    'Your wallet does not share a network that this page can use.'
  ],
  [
    new WalletError('switch', { problem: 'not-shared' }),
    'Your wallet does not share this network with the page. Allow it in the wallet, or switch to another network.'
  ],
  [new WalletError('absent', { problem: 'not-ready', wallet: 'Safe' }), 'Safe is not available in this browser.'],
  [new WalletError('relay'), 'WalletConnect did not answer. Your wallet is reached through it.'],
  [new WalletError('answer'), 'Your wallet sent an invalid response.'],
  [new WalletError('answer', { problem: 'no-account' }), 'Your wallet shared no account.'],
  [
    new WalletError('answer', { problem: 'interrupted' }),
    'The connection to your wallet was lost before it answered. The request may still be open there.'
  ],
  [
    new WalletError('answer', { problem: 'other-connected' }),
    'Another wallet was connected first, perhaps in another tab. Disconnect it there to use this one.'
  ],
  [new WalletError('other'), 'Something went wrong in the wallet.']
])('a failure without a wallet message is one sentence, without details: $problem', (cause, reason) => {
  expect(walletFailure(cause)).toEqual({ reason, isRejection: false })
})

test('the browser’s reason is shown as details of a wallet that could not be opened', () => {
  const cause = new Error('The database is locked.')
  expect(walletFailure(new WalletError('answer', { problem: 'not-opened', cause }))).toEqual({
    reason: 'The browser did not let the page open WalletConnect. Reload the page, and try again.',
    details: cause.message,
    isRejection: false
  })
})
