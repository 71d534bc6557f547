// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { lineaGoerli } from '#domain/chain/known-chains.ts'
import type { ConnectorEvent, Grant } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import {
  CONNECTION_KEY,
  parseStoredConnection,
  type StoredConnection,
  serialiseConnection
} from '../stored-settings.ts'

const { openTab, settled } = openTabs()

function openModels(storage: FakeBrowserStorage, connector: FakeConnector) {
  return openTab({ storage, connector }).models
}

/** Both connected, each with a wallet whose events do not reach the other. */
async function twoTabs() {
  const storage = new FakeBrowserStorage()
  const [inOne, inOther] = [new FakeConnector(), new FakeConnector()]
  inOther.granted = { account: alice, chainId: 84531 }
  const one = openModels(storage, inOne)
  await one.connection.connect('wallet')
  const other = openModels(storage, inOther)
  await settled()
  return { storage, inOne, inOther, one, other }
}

test.each([
  ['account', (connector: FakeConnector) => connector.emit({ type: 'accountsChanged', accounts: [bob] })],
  ['chain', (connector: FakeConnector) => connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id })]
])(
  'a change of %s that the wallet reports to only one tab reaches the others without a prompt',
  async (_what, change) => {
    const { inOne, inOther, one, other } = await twoTabs()
    inOther.resume = async () => inOne.granted
    change(inOne)
    await settled()
    expect(other.connection.connection).toEqual({ ...one.connection.connection, connector: inOther, isAutomatic: true })
    expect(inOther.prompts).toBe(0)
  }
)

test('an account that one tab has lost is lost in the others, once the wallet confirms it', async () => {
  const { inOne, inOther, other } = await twoTabs()
  inOther.granted = undefined
  inOne.emit({ type: 'accountsChanged', accounts: [] })
  await settled()
  expect(other.connection.connection.status).toBe('disconnected')
})

test.each([
  ['reports otherwise', async () => ({ account: alice, chainId: 84531 })],
  ['cannot be asked', () => Promise.reject(new WalletError('other', { message: 'Out of ink' }))]
])('what another tab has stored is ignored if the wallet %s', async (_what, resume) => {
  const { inOne, inOther, one, other } = await twoTabs()
  inOther.resume = resume
  inOne.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect(other.connection.account).toBe(alice)
  expect(one.connection.account).toBe(bob)
})

test('a tab that is still restoring asks its wallet again when another tab stores a newer connection', async () => {
  const { storage, inOne } = await twoTabs()
  const slow = new FakeConnector()
  slow.resume = () => new Promise(() => undefined)
  const late = openModels(storage, slow)
  await settled()
  slow.resume = async () => inOne.granted
  inOne.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect(late.connection.active).toMatchObject({ status: 'connected', account: bob })
})

test('a connection made in another tab is followed once this tab no longer waits for a wallet', async () => {
  const storage = new FakeBrowserStorage()
  const [inOne, inOther] = [new FakeConnector(), new FakeConnector()]
  inOther.granted = { account: alice, chainId: 84531 }
  inOther.connect = () => new Promise(() => undefined)
  const [one, other] = [openModels(storage, inOne), openModels(storage, inOther)]
  void other.connection.connect('wallet')
  await one.connection.connect('wallet')
  await settled()
  expect(other.connection.connection.status).toBe('connecting')
  other.connection.cancel()
  await settled()
  expect(other.connection.connection).toEqual({ ...one.connection.connection, connector: inOther, isAutomatic: true })
})

test('a disconnect reaches the other tabs, without a second revocation', async () => {
  const storage = new FakeBrowserStorage()
  const first = openTab({ storage })
  await first.models.connection.connect('wallet')
  const second = openTab({ storage, connector: first.connector })
  await settled()
  expect(second.models.connection.connection.status).toBe('connected')
  await first.models.connection.disconnect()
  expect(second.models.connection.connection.status).toBe('disconnected')
  expect(first.connector.revoked).toBe(1)
})

test('a connection reaches the other tabs', async () => {
  const storage = new FakeBrowserStorage()
  const first = openTab({ storage })
  const second = openTab({ storage, connector: first.connector })
  await first.models.connection.connect('wallet')
  await settled()
  expect(second.models.connection.active).toMatchObject({ status: 'connected', account: alice })
})

test('a wallet picked in another tab replaces the one in this tab', async () => {
  const storage = new FakeBrowserStorage()
  const first = openTab({ storage })
  const second = openTab({ storage, connector: first.connector })
  const other = new FakeConnector()
  for (const { discovery } of [first, second]) discovery.announce(walletOf('other', other))
  await first.models.connection.connect('wallet')
  await settled()
  await second.models.connection.connect('other')
  await settled()
  expect(first.models.connection.active).toMatchObject({ wallet: { id: 'other' }, status: 'connected' })
})

/** Stores a connection for the next visit without notifying any tab. */
const keep = ({ values }: FakeBrowserStorage, connection: StoredConnection) =>
  values.set(CONNECTION_KEY, serialiseConnection(connection))

const kept = ({ values }: FakeBrowserStorage) => parseStoredConnection(values.get(CONNECTION_KEY))

test('an outdated account that a tab has stored is corrected once the wallet reports another one', async () => {
  const { storage, inOne, inOther, one, other } = await twoTabs()
  inOther.resume = async () => inOne.granted
  inOne.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  const stale = { wallet: { id: 'wallet', isPaired: false }, grant: { account: alice, chainId: 84531 } }
  for (const _time of [1, 2]) {
    storage.tab().write(CONNECTION_KEY, serialiseConnection(stale))
    await settled()
    expect([one.connection.account, other.connection.account]).toEqual([bob, bob])
  }
  inOne.emit({ type: 'chainChanged', chainId: lineaGoerli.id })
  await settled()
  storage.tab().write(CONNECTION_KEY, serialiseConnection(stale))
  await settled()
  expect(kept(storage)?.grant).toEqual({ account: bob, chainId: lineaGoerli.id })
})

test('an event that a wallet emits while it is asked overrides its answer', async () => {
  const storage = new FakeBrowserStorage()
  const connector = new FakeConnector()
  const { connection } = openModels(storage, connector)
  await connection.connect('wallet')
  const answer = deferred<Grant>()
  connector.resume = () => answer.promise
  storage.tab().write(CONNECTION_KEY, serialiseConnection({ wallet: { id: 'wallet', isPaired: false } }))
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  answer.resolve({ account: alice, chainId: lineaGoerli.id })
  await settled()
  expect(connection.account).toBe(bob)
})

test('tabs whose wallets disagree do not overwrite each other forever', async () => {
  const { storage, inOne, inOther, one, other } = await twoTabs()
  for (const connector of [inOne, inOther])
    connector.resume = () => new Promise((resolve) => setTimeout(() => resolve(connector.granted), 10))
  const changed = vi.fn()
  storage.tab().subscribe(CONNECTION_KEY, changed)
  inOne.emit({ type: 'accountsChanged', accounts: [bob] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([one.connection.account, other.connection.account]).toEqual([bob, alice])
  expect(changed.mock.calls.length).toBeLessThanOrEqual(3)
})

test.each<ConnectorEvent>([
  { type: 'accountsChanged', accounts: [bob] },
  { type: 'chainChanged', chainId: lineaGoerli.id },
  { type: 'accountsChanged', accounts: [] },
  { type: 'disconnected' }
])('an event of a wallet that another tab has replaced does not overwrite the new one: $type', async (event) => {
  const { storage, inOne } = await twoTabs()
  const newer = { wallet: { id: 'newer', isPaired: false }, grant: { account: bob, chainId: 1 } }
  keep(storage, newer)
  inOne.emit(event)
  expect(kept(storage)).toEqual(newer)
})

test('when two tabs show codes of different wallets, the first one to be paired is followed by the other tab', async () => {
  const storage = new FakeBrowserStorage()
  const [taken, left] = [new FakeConnector(), new FakeConnector()]
  const transport = () => ({ kind: 'pairing' }) as const
  const catalogue = [walletOf('taken', taken, { transport }), walletOf('left', left, { transport })]
  const [one, other] = [openTab({ storage, catalogue }), openTab({ storage, catalogue })].map(({ models }) => models)
  let give = (_cause: Error) => undefined as void
  left.connect = () =>
    new Promise((_, reject) => {
      give = reject
    })
  const connecting = other?.connection.connect('left')
  const outcome = expect(connecting).rejects.toMatchObject({ problem: 'other-connected' })
  await one?.connection.connect('taken')
  give(new WalletError('answer', { problem: 'other-connected' }))
  await outcome
  await settled()
  expect(other?.connection.connection).toEqual({ ...one?.connection.connection, isAutomatic: true })
  expect([other?.connection.failure, other?.dialogs.open]).toEqual([undefined, undefined])
})
