import { expect, test } from 'vitest'
import { CodeError, type CodeFailure } from '../code-error.ts'
import { walletFailure } from './wallet-failure.ts'

test.each<[CodeFailure, string]>([
  ['missing', 'Part of the page could not be loaded. Try again, or reload it.'],
  ['offline', 'This device is not connected to the internet.']
])('code that did not arrive is not blamed on the wallet: %s', (failure, reason) => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/wallet.js')
  expect(walletFailure(new CodeError(failure, cause))).toEqual({ reason, details: cause.message, isRejection: false })
})
