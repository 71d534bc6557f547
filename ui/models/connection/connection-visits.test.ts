// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { lineaGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { lostWalletText } from '#ui/words/lost-wallet.ts'
import { CONNECTION_KEY, DISCONNECTED_KEY } from '../stored-settings.ts'

const { openTab, settled } = openTabs()
const never = () => new Promise<never>(() => undefined)

/** A page that connected and was then closed. */
async function earlierVisit(storage: FakeBrowserStorage, connector = new FakeConnector()) {
  const { models, stop } = openTab({ storage, connector })
  await models.connection.connect('wallet')
  stop()
  return connector
}

test('the account of the last visit is shown immediately, and its wallet is asked without a prompt', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.connect = () => {
    throw new Error('prompted')
  }
  const { models } = openTab({ storage, connector })
  expect(models.connection.connection).toMatchObject({ status: 'restoring', account: alice })
  await settled()
  expect(models.connection.connection).toMatchObject({ status: 'connected', account: alice })
})

test('a network switched while the page was closed is shown', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.granted = { account: alice, chainId: lineaGoerli.id }
  const { models } = openTab({ storage, connector })
  await settled()
  expect(models.connection.active).toMatchObject({ status: 'connected', account: alice, chainId: 59140 })
})

test('a wallet that announces itself late is still reconnected', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  const { models, discovery } = openTab({ storage, announced: false })
  await vi.advanceTimersByTimeAsync(3000)
  discovery.announce(walletOf('wallet', connector))
  await vi.advanceTimersByTimeAsync(100)
  expect(models.connection.connection.status).toBe('connected')
})

test('a wallet that takes seconds to wake up is waited for; one that never answers times out after 5 s', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.resume = () => new Promise((resolve) => setTimeout(() => resolve({ account: alice, chainId: 84531 }), 4500))
  const slow = openTab({ storage, connector })
  await vi.advanceTimersByTimeAsync(4600)
  expect(slow.models.connection.connection.status).toBe('connected')
  slow.stop()
  connector.resume = never
  const { models } = openTab({ storage, connector })
  await vi.advanceTimersByTimeAsync(5100)
  expect(models.connection.connection.status).toBe('disconnected')
})

test('a dialog that is asked for before the wallet has answered opens with its answer, and not without one', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.resume = () => new Promise((resolve) => setTimeout(() => resolve({ account: alice, chainId: 84531 }), 3000))
  for (const dialog of ['account', 'chain'] as const) {
    const { models, stop } = openTab({ storage, connector })
    if (dialog === 'account') models.dialogs.openAccount()
    else models.dialogs.openChain()
    expect([models.dialogs.open, models.dialogs.awaited]).toEqual([undefined, dialog])
    await vi.advanceTimersByTimeAsync(3100)
    expect([models.dialogs.open, models.dialogs.awaited]).toEqual([dialog, undefined])
    stop()
  }
  connector.resume = never
  const { models } = openTab({ storage, connector })
  models.dialogs.openAccount()
  await vi.advanceTimersByTimeAsync(5100)
  expect([models.dialogs.open, models.dialogs.awaited]).toEqual([undefined, undefined])
})

test('the reason why the wallet of the last visit did not reconnect is explained', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.resume = never
  const slow = openTab({ storage, connector })
  await vi.advanceTimersByTimeAsync(5100)
  expect(lostWalletText(slow.models.connection.lost)).toBe(
    'Your wallet did not answer in time. Unlock it, or reload the page if the wallet was updated, then connect again.'
  )
  slow.stop()
  connector.resume = () =>
    Promise.reject(new WalletError('relay', { problem: 'unreachable', message: 'Socket stalled' }))
  const { models } = openTab({ storage, connector })
  await settled()
  expect(lostWalletText(models.connection.lost)).toBe(
    'WalletConnect did not answer. Your wallet is reached through it.'
  )
})

test('a wallet that is no longer in the browser is reported, with advice on what to do', async () => {
  const storage = new FakeBrowserStorage()
  await earlierVisit(storage)
  const { models } = openTab({ storage, announced: false })
  await vi.advanceTimersByTimeAsync(5100)
  expect(lostWalletText(models.connection.lost)).toBe(
    'Your wallet was not found in this browser. Turn its extension on and reload, or connect another wallet.'
  )
})

test('a wallet of which nothing was shown is not reported as lost', async () => {
  const storage = new FakeBrowserStorage()
  const { models: before, connector, stop } = openTab({ storage })
  await before.connection.connect('wallet')
  connector.emit({ type: 'disconnected' })
  stop()
  const { models } = openTab({ storage, announced: false })
  await vi.advanceTimersByTimeAsync(5100)
  expect(models.connection.lost).toBeUndefined()
})

test('a missing wallet times out after 5 s, and is asked again on the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  const gone = openTab({ storage, announced: false })
  await vi.advanceTimersByTimeAsync(5100)
  expect(gone.models.connection.connection.status).toBe('disconnected')
  gone.stop()
  const { models } = openTab({ storage, connector })
  await settled()
  expect(models.connection.connection.status).toBe('connected')
})

test('a wallet that revoked its permission is not shown on the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.granted = undefined
  const { models, stop } = openTab({ storage, connector })
  await settled()
  expect(models.connection.connection.status).toBe('disconnected')
  stop()
  expect(openTab({ storage, connector }).models.connection.connection.status).toBe('disconnected')
})

test('a disconnect revokes, is remembered, and is final on the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const { models, connector, stop } = openTab({ storage })
  await models.connection.connect('wallet')
  await models.connection.disconnect()
  stop()
  expect(connector.revoked).toBe(1)
  expect(storage.values.get(DISCONNECTED_KEY)).toBe('true')
  connector.granted = { account: alice, chainId: 84531 }
  const next = openTab({ storage, connector })
  await settled()
  expect(next.models.connection.connection.status).toBe('disconnected')
})

test.each(['null', '[1,2]', 'text', '{"walletId":7}', '{"walletId":"wallet","account":"x","chainId":"y"}'])(
  'a damaged memory (%s) starts disconnected and loses no later connect',
  async (text) => {
    const storage = new FakeBrowserStorage()
    storage.values.set(CONNECTION_KEY, text)
    storage.values.set('portside.recentWallets', text)
    const { models } = openTab({ storage })
    await settled()
    expect(models.connection.connection.status).toBe('disconnected')
    await models.connection.connect('wallet')
    expect(models.connection.connection.status).toBe('connected')
  }
)

test('a wallet that was locked at load is followed once it is unlocked, without a prompt', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  const { granted } = connector
  connector.granted = undefined
  connector.connect = () => {
    throw new Error('prompted')
  }
  const { models } = openTab({ storage, connector })
  await settled()
  expect(models.connection.connection.status).toBe('disconnected')
  connector.granted = granted
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await settled()
  expect(models.connection.connection).toMatchObject({ status: 'connected', account: alice })
})

test('a wallet that is unlocked after the visitor has disconnected stays disconnected', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.granted = undefined
  const { models } = openTab({ storage, connector })
  await settled()
  await models.connection.disconnect()
  connector.granted = { account: alice, chainId: 84531 }
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await settled()
  expect(models.connection.connection.status).toBe('disconnected')
})

test('disconnecting while the last visit is being restored also revokes', async () => {
  const storage = new FakeBrowserStorage()
  const connector = await earlierVisit(storage)
  connector.resume = never
  const { models } = openTab({ storage, connector })
  await models.connection.disconnect()
  expect([connector.revoked, models.connection.connection.status]).toEqual([1, 'disconnected'])
})
