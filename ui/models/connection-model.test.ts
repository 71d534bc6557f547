// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineaGoerli } from '#domain/chains.ts'
import { RelayError, UserRejectedError, WalletError } from '#domain/errors.ts'
import { FakeBrowserStorage } from './fake-browser-storage.ts'
import { alice, bob } from './fake-values.ts'
import { FakeConnector, walletOf } from './fake-wallet.ts'
import { fakeWorld } from './fakes.ts'
import { CONNECTION_KEY, DISCONNECTED_KEY } from './stored-settings.ts'

const never = () => new Promise<never>(() => undefined)
const settled = () => vi.advanceTimersByTimeAsync(0)
let worlds: { stop: () => void }[] = []

function world(...parameters: Parameters<typeof fakeWorld>) {
  const made = fakeWorld(...parameters)
  worlds.push(made)
  return made
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of worlds) stop()
  worlds = []
  vi.useRealTimers()
})

/** A page that connected, and then closed. */
async function earlierVisit(storage: FakeBrowserStorage, connector = new FakeConnector()) {
  const { models, stop } = fakeWorld({ storage, connector })
  await models.connection.connect('wallet')
  stop()
  return connector
}

test('a wallet that grants an account is connected, remembered and recent', async () => {
  const { models } = world()
  await models.connection.connect('wallet')
  expect(models.connection.connection).toEqual({
    status: 'connected',
    walletId: 'wallet',
    account: alice,
    chainId: 84531
  })
  expect(models.wallets.recentIds).toEqual(['wallet'])
})

test('a failure leaves the visitor disconnected, with the reason in words and the details kept', async () => {
  const { models, connector } = world()
  connector.connect = async () => {
    throw new WalletError('Keyring is broken', -32603)
  }
  await expect(models.connection.connect('wallet')).rejects.toThrow('Keyring is broken')
  expect(models.connection.connection.status).toBe('disconnected')
  expect(models.connection.failure).toMatchObject({ reason: 'The wallet says: Keyring is broken.', isRejection: false })
  connector.connect = async () => {
    throw new UserRejectedError()
  }
  await models.connection.connect('wallet')
  expect(models.connection.failure).toMatchObject({ isRejection: true })
})

test('a wallet that is not there is an error of the catalogue', async () => {
  await expect(world().models.connection.connect('gone')).rejects.toThrow('Connector not found')
})

test('a second choice wins over a slow first one', async () => {
  const { models, connector, discovery } = world()
  const second = new FakeConnector()
  discovery.announce(walletOf('second', second))
  connector.connect = () => new Promise((resolve) => setTimeout(() => resolve({ account: bob, chainId: 1 }), 1000))
  void models.connection.connect('wallet')
  await models.connection.connect('second')
  await vi.advanceTimersByTimeAsync(2000)
  expect(models.connection.connection).toMatchObject({ walletId: 'second', account: alice })
})

test('account and chain changes are followed; events of the former wallet are not', async () => {
  const { models, connector, discovery } = world()
  discovery.announce(walletOf('second', new FakeConnector()))
  await models.connection.connect('wallet')
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  connector.emit({ type: 'chainChanged', chainId: 1 })
  expect(models.connection.active).toMatchObject({ account: bob, chainId: 1 })
  expect(models.connection.chainView).toMatchObject({ unsupported: true })
  await models.connection.connect('second')
  expect(connector.listeners.size).toBe(0)
})

test('the account of the last visit is there at once, and its wallet is asked without a prompt', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.connect = () => {
    throw new Error('prompted')
  }
  const { models } = world({ storage, connector })
  expect(models.connection.connection).toMatchObject({ status: 'restoring', account: alice })
  await settled()
  expect(models.connection.connection).toMatchObject({ status: 'connected', account: alice })
})

test('an account that was switched while the page was closed is the one shown', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.granted = { account: bob, chainId: lineaGoerli.id }
  const { models } = world({ storage, connector })
  await settled()
  expect(models.connection.active).toMatchObject({ status: 'connected', account: bob, chainId: 59140 })
})

test('a wallet that announces itself late is still taken up', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  const { models, discovery } = world({ storage, announced: false })
  await vi.advanceTimersByTimeAsync(3000)
  discovery.announce(walletOf('wallet', connector))
  await vi.advanceTimersByTimeAsync(100)
  expect(models.connection.connection.status).toBe('connected')
})

test('a wallet that sleeps for seconds is waited for, one that never answers is given up after 5 s', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.resume = () => new Promise((resolve) => setTimeout(() => resolve({ account: alice, chainId: 84531 }), 4500))
  const slow = world({ storage, connector })
  await vi.advanceTimersByTimeAsync(4600)
  expect(slow.models.connection.connection.status).toBe('connected')
  slow.stop()
  connector.resume = never
  const { models } = world({ storage, connector })
  await vi.advanceTimersByTimeAsync(5100)
  expect(models.connection.connection.status).toBe('disconnected')
})

test('why the wallet of the last visit could not be asked is said in words', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.resume = never
  const slow = world({ storage, connector })
  await vi.advanceTimersByTimeAsync(5100)
  expect(slow.models.connection.lost).toBe('Your wallet did not answer in time. Connect again when it is unlocked.')
  slow.stop()
  connector.resume = () => Promise.reject(new RelayError('unreachable', 'Socket stalled'))
  const { models } = world({ storage, connector })
  await settled()
  expect(models.connection.lost).toBe('WalletConnect did not answer. Your wallet is reached through it.')
})

test('a wallet that is gone is given up after 5 s, and asked again on the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  const gone = world({ storage, announced: false })
  await vi.advanceTimersByTimeAsync(5100)
  expect(gone.models.connection.connection.status).toBe('disconnected')
  gone.stop()
  const { models } = world({ storage, connector })
  await settled()
  expect(models.connection.connection.status).toBe('connected')
})

test('a wallet that took its permission back is not shown on the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.granted = undefined
  const { models, stop } = world({ storage, connector })
  await settled()
  expect(models.connection.connection.status).toBe('disconnected')
  stop()
  expect(world({ storage, connector }).models.connection.connection.status).toBe('disconnected')
})

test('an empty account list disconnects', async () => {
  const { models, connector } = world()
  await models.connection.connect('wallet')
  connector.emit({ type: 'accountsChanged', accounts: [] })
  expect(models.connection.connection.status).toBe('disconnected')
  expect(connector.listeners.size).toBe(0)
})

test('a disconnect revokes, is remembered, and is final on the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const { models, connector, stop } = world({ storage })
  await models.connection.connect('wallet')
  await models.connection.disconnect()
  stop()
  expect(connector.revoked).toBe(1)
  expect(storage.values.get(DISCONNECTED_KEY)).toBe('true')
  connector.granted = { account: alice, chainId: 84531 }
  const next = world({ storage, connector })
  await settled()
  expect(next.models.connection.connection.status).toBe('disconnected')
})

test('a wallet that never answers the revocation is left after 3 s, and the page at once', async () => {
  const { models, connector } = world()
  await models.connection.connect('wallet')
  connector.disconnect = never
  const disconnecting = models.connection.disconnect()
  expect(models.connection.connection.status).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(3100)
  await disconnecting
})

test('a disconnect reaches the other tabs, without a second revocation', async () => {
  const storage = new FakeBrowserStorage()
  const first = world({ storage })
  await first.models.connection.connect('wallet')
  const second = world({ storage, connector: first.connector })
  await settled()
  expect(second.models.connection.connection.status).toBe('connected')
  await first.models.connection.disconnect()
  expect(second.models.connection.connection.status).toBe('disconnected')
  expect(first.connector.revoked).toBe(1)
})

test('a connect reaches the other tabs', async () => {
  const storage = new FakeBrowserStorage()
  const first = world({ storage })
  const second = world({ storage, connector: first.connector })
  await first.models.connection.connect('wallet')
  await settled()
  expect(second.models.connection.active).toMatchObject({ status: 'connected', account: alice })
})

test.each(['null', '[1,2]', 'text', '{"walletId":7}', '{"walletId":"wallet","account":"x","chainId":"y"}'])(
  'a damaged memory (%s) starts disconnected and loses no later connect',
  async (text) => {
    const storage = new FakeBrowserStorage()
    storage.values.set(CONNECTION_KEY, text)
    storage.values.set('portside.recentWallets', text)
    const { models } = world({ storage })
    await settled()
    expect(models.connection.connection.status).toBe('disconnected')
    await models.connection.connect('wallet')
    expect(models.connection.connection.status).toBe('connected')
  }
)

test('another wallet picked in another tab is the wallet here too', async () => {
  const storage = new FakeBrowserStorage()
  const first = world({ storage })
  const second = world({ storage, connector: first.connector })
  const other = new FakeConnector()
  for (const { discovery } of [first, second]) discovery.announce(walletOf('other', other))
  await first.models.connection.connect('wallet')
  await settled()
  await second.models.connection.connect('other')
  await vi.advanceTimersByTimeAsync(100)
  expect(first.models.connection.active).toMatchObject({ walletId: 'other', status: 'connected' })
})

test('disconnecting while the last visit is being restored revokes all the same', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.resume = never
  const { models } = world({ storage, connector })
  await models.connection.disconnect()
  expect([connector.revoked, models.connection.connection.status]).toEqual([1, 'disconnected'])
})
