// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'

const settled = () => vi.advanceTimersByTimeAsync(0)
let tabs: { stop: () => void }[] = []

/** A page inside a wallet, or outside any. */
function pageIn(
  host: FakeConnector,
  { isHost = true, storage = new FakeBrowserStorage(), connector = new FakeConnector() } = {}
) {
  const wallet = walletOf('host', host, {
    transport: () => ({ kind: isHost ? 'here' : 'absent' }),
    isHost: () => isHost
  })
  const tab = openTab({ catalogue: [wallet], storage, connector })
  tabs.push(tab)
  return tab.models.connection
}

function willing(account = alice): FakeConnector {
  const host = new FakeConnector()
  host.granted = { account, chainId: 84531 }
  return host
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of tabs) stop()
  tabs = []
  vi.useRealTimers()
})

test('a page inside a wallet connects to it automatically, without a prompt', async () => {
  const host = willing()
  const connection = pageIn(host)
  await settled()
  expect(connection.connection).toMatchObject({ status: 'connected', wallet: { id: 'host' }, account: alice })
  expect(host.prompts).toBe(0)
})

test('a page outside the wallet does not, even if a visit inside it is remembered', async () => {
  const storage = new FakeBrowserStorage()
  pageIn(willing(), { storage })
  await settled()
  const connection = pageIn(willing(), { storage, isHost: false })
  expect(connection.connection.status).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([connection.connection.status, connection.lost]).toEqual(['disconnected', undefined])
})

test('a disconnect that the browser cannot save lasts until the page closes, and is reported as such', async () => {
  const storage = new FakeBrowserStorage()
  storage.refuses = 'everything'
  const connection = pageIn(willing(), { storage })
  await settled()
  await connection.disconnect()
  expect(connection.unsavedDisconnect?.id).toBe('host')
  await settled()
  expect(connection.connection.status).toBe('disconnected')
  const later = pageIn(willing(), { storage })
  await settled()
  expect([later.connection.status, later.unsavedDisconnect]).toEqual(['connected', undefined])
  await connection.connect('host')
  expect(connection.unsavedDisconnect).toBeUndefined()
})

test('a disconnect that fits into storage once the connection is removed is saved without a warning', async () => {
  const storage = new FakeBrowserStorage()
  const connection = pageIn(willing(), { storage })
  await settled()
  storage.room = [...storage.values].join('').length
  await connection.disconnect()
  expect(connection.unsavedDisconnect).toBeUndefined()
  const later = pageIn(willing(), { storage })
  await settled()
  expect(later.connection.status).toBe('disconnected')
})

test('outside a wallet, only a connection that the browser cannot delete returns after a disconnect', async () => {
  const storage = new FakeBrowserStorage()
  const connection = pageIn(willing(), { isHost: false, storage })
  await connection.connect('wallet')
  storage.refuses = 'changes'
  await connection.disconnect()
  expect(connection.unsavedDisconnect?.id).toBe('wallet')
  storage.refuses = 'everything'
  await connection.connect('wallet')
  await connection.disconnect()
  expect(connection.unsavedDisconnect).toBeUndefined()
})

test('a disconnect is remembered, until the visitor connects again', async () => {
  const storage = new FakeBrowserStorage()
  const connection = pageIn(willing(), { storage })
  await settled()
  await connection.disconnect()
  const later = pageIn(willing(), { storage })
  await settled()
  expect(later.connection.status).toBe('disconnected')
  await later.connect('host')
  tabs.pop()?.stop()
  const again = pageIn(willing(), { storage })
  await settled()
  expect(again.connection.status).toBe('connected')
})

test('the account of another Safe in another tab is never shown', async () => {
  const storage = new FakeBrowserStorage()
  const first = pageIn(willing(alice), { storage })
  await settled()
  const host = willing(bob)
  const answer = deferred<typeof host.granted>()
  host.resume = () => answer.promise
  const second = pageIn(host, { storage })
  await settled()
  expect(second.account).toBeUndefined()
  answer.resolve(host.granted)
  await settled()
  expect([first.account, second.account]).toEqual([alice, bob])
})

test('another wallet picked inside the host is kept on the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const connector = new FakeConnector()
  const connection = pageIn(willing(), { storage, connector })
  await settled()
  await connection.connect('wallet')
  tabs.pop()?.stop()
  const later = pageIn(willing(), { storage, connector })
  await settled()
  expect(later.connection).toMatchObject({ status: 'connected', wallet: { id: 'wallet' } })
})

test('a host that does not identify itself leaves the page disconnected, and can be asked again', async () => {
  const host = new FakeConnector()
  host.resume = async () => {
    throw new WalletError('timeout', { message: 'No answer.' })
  }
  const connection = pageIn(host)
  await settled()
  expect(connection.connection.status).toBe('disconnected')
  await connection.connect('host')
  expect(connection.connection.status).toBe('connected')
})
