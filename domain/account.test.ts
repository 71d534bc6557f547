import { expect, test } from 'vitest'
import { accountView } from './account.ts'
import { baseGoerli } from './chain/known-chains.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const currency = baseGoerli.nativeCurrency

test('the account view has every field of requirement E3', () => {
  const avatarUrl = 'https://pictures.example/alice.png'
  const balance = 9_998_400_000_000_000_000_001n
  expect(
    accountView({ address, name: 'alice.eth', avatarUrl, balance, currency, hasPendingTransactions: true })
  ).toEqual({
    address,
    displayName: 'alice.eth',
    ensName: 'alice.eth',
    ensAvatar: avatarUrl,
    balanceValue: balance,
    balanceDecimals: 18,
    balanceFormatted: '9998.400000000000000001',
    balanceSymbol: 'ETH',
    hasPendingTransactions: true
  })
})

test('the display name is cut as labels are, and the name stays whole', () => {
  const name = 'a-very-long-name-for-an-account.eth'
  expect(accountView({ address, name, hasPendingTransactions: false })).toEqual({
    address,
    displayName: 'a-very-long-name-for-an-…',
    ensName: name,
    hasPendingTransactions: false
  })
})

test.each([
  ['no balance is known', { currency }],
  ['its chain is not configured', { balance: 1n }]
])('an account goes by its shortened address and has no balance fields while %s', (_, known) => {
  expect(accountView({ address, ...known, hasPendingTransactions: false })).toEqual({
    address,
    displayName: '0xf3…2266',
    hasPendingTransactions: false
  })
})

test('a balance of nothing is a balance', () => {
  expect(accountView({ address, balance: 0n, currency, hasPendingTransactions: false })).toMatchObject({
    balanceValue: 0n,
    balanceFormatted: '0'
  })
})
