import { afterEach, expect, test } from 'vitest'
import { translate } from '#domain/text/live-text.ts'
import { walletName } from './wallet.ts'

afterEach(() => translate({}))

test('a wallet in the page that goes by no name has one in the page’s language', () => {
  expect([walletName({ name: 'Rainbow' }), walletName({}), walletName(undefined)]).toEqual([
    'Rainbow',
    'Browser wallet',
    ''
  ])
  translate({ page: { connect: { browserWallet: 'Browser-Wallet' } } })
  expect(walletName({})).toBe('Browser-Wallet')
})
