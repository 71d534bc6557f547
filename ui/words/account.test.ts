import { afterEach, expect, test } from 'vitest'
import { translate } from '#domain/text/live-text.ts'
import { shownAccount } from './account.ts'

const account = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  displayName: 'alice.eth',
  hasPendingTransactions: false
} as const

afterEach(() => translate({}))

test('an account is shown with its balance as the page’s language writes it, once that is known', () => {
  expect(shownAccount(account)).toEqual(account)
  const known = { ...account, balanceValue: 9_998_400n, balanceDecimals: 3, balanceSymbol: 'ETH' }
  expect(shownAccount(known).displayBalance).toBe('9,998.4 ETH')
  translate({ numberMarks: { decimal: ',', group: '.' } })
  expect(shownAccount(known).displayBalance).toBe('9.998,4 ETH')
})
