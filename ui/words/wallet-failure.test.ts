import { afterEach, expect, test } from 'vitest'
import { CodeError, type CodeFailure } from '#domain/wait/load-code.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { translate } from '#ui/text/live-text.ts'
import { shownWalletFailure } from './wallet-failure.ts'

const shown = (cause: unknown) => shownWalletFailure(walletFailure(cause))

afterEach(() => translate({}))

test.each<[CodeFailure, string]>([
  ['missing', 'Part of the page could not be loaded. Trying again may reload the page.'],
  ['offline', 'This device is not connected to the internet.']
])('code that did not arrive is not blamed on the wallet: %s', (failure, reason) => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/wallet.js')
  expect(shown(new CodeError(failure, cause))).toEqual({ reason, details: cause.message, isRejection: false })
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
  expect(shown(cause)).toEqual({ reason, isRejection: false })
})

test('the browser’s reason is shown as details of a wallet that could not be opened', () => {
  const cause = new Error('The database is locked.')
  expect(shown(new WalletError('answer', { problem: 'not-opened', cause }))).toEqual({
    reason: 'The browser did not let the page open WalletConnect. Reload the page, and try again.',
    details: cause.message,
    isRejection: false
  })
})

test('a wallet without a name is called what it is', () => {
  expect(shown(new WalletError('absent')).reason).toBe('Browser wallet is not available in this browser.')
})

test('details that the sentence contains are not shown twice', () => {
  expect(shown(new WalletError('switch', { problem: 'no-chains', message: 'No chains found on connector.' }))).toEqual({
    reason: 'No chains found on connector.',
    isRejection: false
  })
})

test('a failure follows the language', () => {
  const failure = walletFailure(new WalletError('rejected'))
  translate({ walletFailures: { rejected: 'Sie haben die Anfrage in Ihrer Wallet abgelehnt.' } })
  expect(shownWalletFailure(failure).reason).toBe('Sie haben die Anfrage in Ihrer Wallet abgelehnt.')
})
