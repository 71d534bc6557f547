// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ANY_PAIRED_ID } from '#domain/wallet/paired-wallet.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { CONNECTION_KEY } from '../stored-settings.ts'

const { openTab, settled } = openTabs()

/** A tab that offers WalletConnect. */
function tab(storage: FakeBrowserStorage, connector: FakeConnector) {
  const wallet = walletOf(ANY_PAIRED_ID, connector, { name: 'WalletConnect', transport: () => ({ kind: 'pairing' }) })
  return openTab({ storage, catalogue: [wallet], announced: false }).models.connection
}

function phone(peerName: string): FakeConnector {
  return Object.assign(new FakeConnector(), { peerName })
}

/** The same session in another tab. */
function sameSession(connector: FakeConnector): FakeConnector {
  const { account, chainId, peerName, granted } = connector
  return Object.assign(new FakeConnector(), { account, chainId, peerName, granted })
}

test('a paired wallet is shown under its own name, also in another tab and while the next visit restores it', async () => {
  const storage = new FakeBrowserStorage()
  const connector = phone('Test Phone')
  const connection = tab(storage, connector)
  await connection.connect(ANY_PAIRED_ID)
  expect(connection.wallet).toMatchObject({ name: 'Test Phone', isPaired: true })
  const later = tab(storage, sameSession(connector))
  expect([later.connection.status, later.wallet?.name]).toEqual(['restoring', 'Test Phone'])
  await settled()
  expect([later.connection.status, later.wallet?.name]).toEqual(['connected', 'Test Phone'])
})

test('when the session is replaced by one with another wallet, every tab shows the new name', async () => {
  const storage = new FakeBrowserStorage()
  const [first, shared] = [phone('Test Phone'), phone('Test Phone')]
  const connection = tab(storage, first)
  await connection.connect(ANY_PAIRED_ID)
  shared.granted = first.granted
  const other = tab(storage, shared)
  await settled()
  // The same account on the same network: only the name differs.
  shared.granted = { account: alice, chainId: 84531, peerName: 'Other Phone' }
  first.peerName = 'Other Phone'
  await connection.disconnect()
  await connection.connect(ANY_PAIRED_ID)
  await settled()
  expect([connection.wallet?.name, other.wallet?.name]).toEqual(['Other Phone', 'Other Phone'])
})

test('when the session is replaced, its accounts come with the new wallet’s name, if it has one', async () => {
  const connector = phone('Test Phone')
  const connection = tab(new FakeBrowserStorage(), connector)
  await connection.connect(ANY_PAIRED_ID)
  connector.emit({ type: 'accountsChanged', accounts: [alice], peerName: 'Other Phone' })
  expect([connection.account, connection.wallet?.name]).toEqual([alice, 'Other Phone'])
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  expect([connection.account, connection.wallet?.name]).toEqual([bob, 'WalletConnect'])
})

test('a stored name is untrusted text, and is read for paired wallets only', async () => {
  const storage = new FakeBrowserStorage()
  const store = (more: object) =>
    storage
      .tab()
      .write(CONNECTION_KEY, JSON.stringify({ walletId: ANY_PAIRED_ID, account: alice, chainId: 84531, ...more }))
  store({ isPaired: true, peerName: `\u202E${'x'.repeat(1_000)}` })
  expect(tab(storage, phone('Test Phone')).wallet?.name).toBe(`${'x'.repeat(39)}…`)
  for (const peerName of [7, null, { name: 'Safe' }]) {
    store({ isPaired: true, peerName })
    expect(tab(storage, phone('Test Phone')).wallet?.name).toBe('WalletConnect')
  }
  store({ peerName: 'Safe' })
  expect(tab(storage, phone('Test Phone')).connection).not.toHaveProperty('peerName')
})
