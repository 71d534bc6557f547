// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { lostWalletText } from '#ui/words/lost-wallet.ts'
import { parseRecentWallets, RECENT_WALLETS_KEY } from '../stored-settings.ts'

const { openTab } = openTabs()
const never = () => new Promise<never>(() => undefined)

test('a wallet that grants an account is connected, remembered and recent', async () => {
  const storage = new FakeBrowserStorage()
  const { models, connector } = openTab({ storage })
  await models.connection.connect('wallet')
  expect(models.connection.connection).toEqual({
    status: 'connected',
    connector,
    wallet: { id: 'wallet', isPaired: false },
    account: alice,
    chainId: 84531
  })
  expect(parseRecentWallets(storage.values.get(RECENT_WALLETS_KEY))).toEqual(['wallet'])
})

test('a failure leaves the visitor disconnected, with the reason in words and the original details', async () => {
  const { models, connector } = openTab()
  connector.connect = async () => {
    throw new WalletError('other', { message: 'Keyring is broken', code: -32603 })
  }
  await expect(models.connection.connect('wallet')).rejects.toThrow('Keyring is broken')
  expect(models.connection.connection.status).toBe('disconnected')
  expect(models.connection.failure).toEqual({
    walletId: 'wallet',
    problem: { kind: 'wallet', problem: 'unknown' },
    details: '-32603: Keyring is broken',
    isRejection: false
  })
  connector.connect = async () => {
    throw new WalletError('rejected')
  }
  await models.connection.connect('wallet')
  expect(models.connection.failure).toMatchObject({ isRejection: true })
})

test('connecting a wallet that does not exist is a specified error', async () => {
  await expect(openTab().models.connection.connect('gone')).rejects.toThrow('Connector not found')
})

test('a second choice wins over a slow first one', async () => {
  const { models, connector, discovery } = openTab()
  const second = new FakeConnector()
  discovery.announce(walletOf('second', second))
  connector.connect = () => new Promise((resolve) => setTimeout(() => resolve({ account: bob, chainId: 1 }), 1000))
  void models.connection.connect('wallet')
  await models.connection.connect('second')
  await vi.advanceTimersByTimeAsync(2000)
  expect(models.connection.connection).toMatchObject({ wallet: { id: 'second' }, account: alice })
})

test('account and chain changes are followed; events of the previous wallet are not', async () => {
  const { models, connector, discovery } = openTab()
  discovery.announce(walletOf('second', new FakeConnector()))
  await models.connection.connect('wallet')
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  connector.emit({ type: 'chainChanged', chainId: 1 })
  expect(models.connection.active).toMatchObject({ account: bob, chainId: 1 })
  expect(models.connection.chain).toBeUndefined()
  await models.connection.connect('second')
  expect(connector.listeners.size).toBe(0)
})

test('an empty account list disconnects', async () => {
  const { models, connector } = openTab()
  await models.connection.connect('wallet')
  connector.emit({ type: 'accountsChanged', accounts: [] })
  expect(models.connection.connection.status).toBe('disconnected')
  expect(connector.listeners.size).toBe(0)
})

test('a wallet that stops responding is reported as lost until the next request; one that disconnects properly is not', async () => {
  const { models, connector } = openTab()
  await models.connection.connect('wallet')
  connector.emit({ type: 'disconnected', cause: new WalletError('timeout', { message: 'Silent.' }) })
  expect(models.connection.connection.status).toBe('disconnected')
  expect(connector.listeners.size).toBe(0)
  expect(lostWalletText(models.connection.lost)).toBe(
    'Your wallet did not answer in time. Unlock it, or reload the page if the wallet was updated, then connect again.'
  )
  await models.connection.connect('wallet')
  expect(models.connection.lost).toBeUndefined()
  connector.emit({ type: 'disconnected' })
  expect([models.connection.connection.status, models.connection.lost]).toEqual(['disconnected', undefined])
})

test('a disconnect takes effect immediately, and waits at most 3 s for the revocation', async () => {
  const { models, connector } = openTab()
  await models.connection.connect('wallet')
  connector.disconnect = never
  const disconnecting = models.connection.disconnect()
  expect(models.connection.connection.status).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(3100)
  await disconnecting
})
