// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

async function connected(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(options)
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  return tab
}

test('there is no view while disconnected', async () => {
  const { models } = await connected()
  await models.connection.disconnect()
  expect(models.account.view).toBeUndefined()
})

test('the view of an account is its address alone until more is known', async () => {
  const { models } = await connected()
  expect(models.account.view).toEqual({ address: alice, displayName: '0xf3…2266', hasPendingTransactions: false })
})

test('the view of an account gathers its name, picture, balance on the current chain, and whether something is pending', async () => {
  const { models } = await connected({ names: new FakeNames() })
  await models.balances.refresh(baseGoerli.id)
  models.transactions.add({ hash: hashOf(1), description: 'Send 1 ETH' })
  expect(models.account.view).toEqual({
    address: alice,
    displayName: 'alice.eth',
    ensName: 'alice.eth',
    ensAvatar: 'https://pictures.example/alice.png',
    balanceValue: 10n ** 18n,
    balanceDecimals: 18,
    balanceFormatted: '1',
    balanceSymbol: 'ETH',
    hasPendingTransactions: true
  })
})

test('a chain that cannot be reached leaves the balance as last known, and one that is not configured leaves none', async () => {
  const { models, reader, connector } = await connected()
  await models.balances.refresh(baseGoerli.id)
  reader.getBalances = () => Promise.reject(new ChainReadError('unreachable', baseGoerli.id, 'down'))
  await models.balances.refresh(baseGoerli.id)
  expect(models.account.view?.balanceFormatted).toBe('1')
  connector.emit({ type: 'chainChanged', chainId: 5 })
  expect(models.account.view).toEqual({ address: alice, displayName: '0xf3…2266', hasPendingTransactions: false })
})
