// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Grant } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'

const grant: Grant = { account: alice, chainId: 84531 }
const { openTab: open } = openTabs()

function openModels(...parameters: Parameters<typeof open>) {
  const { models, connector } = open(...parameters)
  return { ...models, connector }
}

/** A wallet whose prompt is open until the test approves it. */
function slowWallet() {
  const connector = new FakeConnector()
  const prompt = deferred<Grant>()
  connector.connect = () => prompt.promise
  const approve = () => {
    connector.granted = grant
    prompt.resolve(grant)
  }
  return { connector, approve }
}

test('a grant that arrives after cancelling does not connect, and is revoked', async () => {
  const { connector, approve } = slowWallet()
  const { connection } = openModels({ connector })
  void connection.connect('wallet')
  await vi.advanceTimersByTimeAsync(0)
  connection.cancel()
  expect(connection.connection.status).toBe('disconnected')
  approve()
  await vi.advanceTimersByTimeAsync(1000)
  expect([connector.revoked, connection.connection.status]).toEqual([1, 'disconnected'])
})

test('a late grant is kept if the visitor has asked the same wallet again', async () => {
  const { connector, approve } = slowWallet()
  const { connection } = openModels({ connector })
  void connection.connect('wallet')
  await vi.advanceTimersByTimeAsync(0)
  connection.cancel()
  void connection.connect('wallet')
  approve()
  await vi.advanceTimersByTimeAsync(1000)
  expect([connector.revoked, connection.connection.status]).toEqual([0, 'connected'])
})

test('a late grant is kept if the visitor has asked the same wallet again in another tab', async () => {
  const [first, second] = [slowWallet(), slowWallet()]
  const storage = new FakeBrowserStorage()
  const left = openModels({ connector: first.connector, storage }).connection
  const used = openModels({ connector: second.connector, storage }).connection
  void left.connect('wallet')
  await vi.advanceTimersByTimeAsync(0)
  left.cancel()
  void used.connect('wallet')
  // Every tab is notified, but not at the same moment.
  first.approve()
  await vi.advanceTimersByTimeAsync(500)
  second.approve()
  await vi.advanceTimersByTimeAsync(1000)
  expect([first.connector.revoked, used.connection.status]).toEqual([0, 'connected'])
})

test('a wallet that already shows a request (-32002) is connected once the visitor has approved it', async () => {
  const { connection, connector } = openModels()
  connector.refusal = new WalletError('pending')
  await expect(connection.connect('wallet')).rejects.toMatchObject({ kind: 'pending' })
  expect(connection.failure).toMatchObject({
    problem: { kind: 'wallet', problem: 'pending' }
  })
  connector.emit({ type: 'accountsChanged', accounts: [] })
  expect(connection.connection.status).toBe('disconnected')
  connector.granted = grant
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.connection).toMatchObject({ status: 'connected', account: alice })
  expect(connection.failure).toBeUndefined()
  expect(connector.listeners.size).toBe(1)
})

test('a request that was already open is no longer waited for once the visitor has cancelled', async () => {
  const { connection, connector } = openModels()
  connector.refusal = new WalletError('pending')
  await expect(connection.connect('wallet')).rejects.toMatchObject({ kind: 'pending' })
  connection.cancel()
  expect(connector.listeners.size).toBe(0)
})
