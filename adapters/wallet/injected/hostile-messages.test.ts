import { expect, test } from 'vitest'
import { toErrorData } from '#adapters/tabs/shared-service.ts'
import { toWalletError } from '#adapters/wallet/error/wallet-errors.ts'
import { toSafeError } from '#adapters/wallet/safe/safe-sdk.ts'
import { toWalletConnectError } from '#adapters/wallet/walletconnect/client/walletconnect-errors.ts'
import { toCallError } from '#adapters/wallet/walletconnect/session/tab-data.ts'
import { hostileTexts, unfitToShow } from '#domain/fake-hostile-texts.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { lostWalletText } from '#ui/words/lost-wallet.ts'
import { problemText, shownWalletFailure } from '#ui/words/wallet-failure.ts'

/** Every route by which a wallet's failure reaches the page. */
const routes: Readonly<Record<string, (cause: unknown) => Error>> = {
  'a wallet in the page': toWalletError,
  'a Safe': toSafeError,
  'a paired wallet': toWalletConnectError,
  'a paired wallet, through another tab': (cause) =>
    toCallError(structuredClone(toErrorData(toWalletConnectError(cause))))
}

const CODES = [
  undefined,
  -32700,
  -32600,
  -32601,
  -32602,
  -32603,
  -32000,
  -32002,
  -32003,
  -32004,
  -32005,
  3,
  4001,
  4100,
  4200,
  4900,
  4901,
  4902,
  5000,
  5720,
  5760,
  6000,
  7000,
  8000,
  10001,
  'ACTION_REJECTED',
  'evil'
]

/** As wallets throw it: an error, a plain object, one around another, and a bare text. */
function causesOf(message: string): readonly unknown[] {
  return [
    message,
    ...CODES.flatMap((code) => [
      { code, message },
      Object.assign(new Error(message), { code }),
      { code: -32603, message, data: { code, message, originalError: { code, message } } },
      Object.assign(new Error(message), { cause: Object.assign(new Error(message), { code }) })
    ])
  ]
}

const cases = Object.keys(routes).flatMap((route) => Object.keys(hostileTexts).map((what) => [route, what] as const))

test.each(cases)('from %s, what %s is never part of our sentence, and bounded in the details', (route, what) => {
  for (const cause of causesOf(hostileTexts[what] ?? '')) {
    const error = routes[route]?.(cause)
    const { reason, details = '' } = shownWalletFailure(walletFailure(error))
    expect(reason).not.toMatch(/evil|seed|https/)
    expect(reason.length).toBeLessThan(150)
    expect(lostWalletText(error)).not.toMatch(/evil|seed|https/)
    expect(details).not.toMatch(unfitToShow)
    expect([...details].length).toBeLessThanOrEqual(200)
  }
})

test.each([
  [4900, 'Your wallet is not connected to any network.'],
  [4901, 'Your wallet is not connected to this network.'],
  [4902, 'Your wallet does not know this network.'],
  [-32602, 'Your wallet considers the request invalid.'],
  [-32005, 'Your wallet has received too many requests. Wait a moment, then try again.'],
  [5710, 'Your wallet does not know this network.'],
  [5720, 'Your wallet has already received this request.'],
  [5730, 'Your wallet does not know this request.'],
  [5740, 'This is too much for your wallet to do in one request.'],
  [-32603, 'Something went wrong in the wallet.']
])('a known code has words of ours: %i', (code, reason) => {
  expect(shownWalletFailure(walletFailure(toWalletError({ code, message: 'Out of ink' })))).toEqual({
    reason,
    details: `${code}: Out of ink`,
    isRejection: false
  })
})

test.each([
  ['insufficient funds for gas * price + value', 'The account does not hold enough to pay for this.'],
  ['execution reverted: evil.test', 'A contract refused this request.']
])('what a node says through the wallet, whatever the code, has words of ours: %s', (message, reason) => {
  for (const code of [-32000, -32603, 3])
    expect(problemText(walletFailure(toWalletError({ code, message })).problem)).toBe(reason)
})

test('a failure without anything to see has no details', () => {
  expect(walletFailure(toWalletError(new Error('\u200B\u202E')))).not.toHaveProperty('details')
})
