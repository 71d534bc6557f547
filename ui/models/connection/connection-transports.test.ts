// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { WalletTransport } from '#domain/wallet/wallet.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { CONNECTION_KEY } from '../stored-settings.ts'

const { openTab, settled } = openTabs()

/** A visit with one wallet, reached over the given transport. */
function visit(storage: FakeBrowserStorage, connector: FakeConnector, transport: () => WalletTransport['kind']) {
  const loads: WalletTransport['kind'][] = []
  const wallet = walletOf('rainbow', connector, {
    transport: () => ({ kind: transport() }) as WalletTransport,
    loadConnector: async () => {
      loads.push(transport())
      return connector
    }
  })
  const { models } = openTab({ storage, catalogue: [wallet], announced: false })
  return { connection: models.connection, loads }
}

/** A wallet that can be paired until `arrive` makes it appear in the page. */
function arrivedWallet() {
  const [paired, injected] = [new FakeConnector(), new FakeConnector()]
  let kind: 'here' | 'pairing' = 'pairing'
  const wallet = walletOf('rainbow', paired, {
    rdns: ['me.rainbow'],
    transport: () => ({ kind }),
    loadConnector: async (transport) => ((transport ?? kind) === 'pairing' ? paired : injected)
  })
  const arrive = () => {
    kind = 'here'
  }
  return { paired, injected, wallet, arrive }
}

test('a wallet that was in the page is waited for there, even if it could be paired now', async () => {
  const storage = new FakeBrowserStorage()
  const connector = new FakeConnector()
  await visit(storage, connector, () => 'here').connection.connect('rainbow')
  let transport: WalletTransport['kind'] = 'pairing'
  const { connection, loads } = visit(storage, connector, () => transport)
  await vi.advanceTimersByTimeAsync(1000)
  expect(loads).toEqual([])
  transport = 'here'
  await vi.advanceTimersByTimeAsync(200)
  expect(connection.connection).toMatchObject({ status: 'connected', account: alice })
})

test('a wallet that was paired is asked immediately', async () => {
  const storage = new FakeBrowserStorage()
  const connector = new FakeConnector()
  await visit(storage, connector, () => 'pairing').connection.connect('rainbow')
  const { connection, loads } = visit(storage, connector, () => 'pairing')
  await settled()
  expect(connection.connection).toMatchObject({ status: 'connected', account: alice })
  expect(loads).toEqual(['pairing'])
})

test.each(['unannounced', 'announced'])(
  'a paired wallet stays paired even if it has since appeared in the page, %s',
  async (place) => {
    const storage = new FakeBrowserStorage()
    const { paired, injected, wallet, arrive } = arrivedWallet()
    const before = openTab({ storage, catalogue: [wallet], announced: false })
    await before.models.connection.connect('rainbow')
    before.stop()
    arrive()
    injected.resume = () => Promise.reject(new Error('asked'))
    const { models, discovery } = openTab({ storage, catalogue: [wallet], announced: false })
    const { connection } = models
    if (place === 'announced') discovery.announce(walletOf('me.rainbow', injected))
    await settled()
    expect(connection.connection).toMatchObject({ status: 'connected', account: alice })
    expect([connection.connector, connection.wallet?.transport()]).toEqual([paired, { kind: 'pairing' }])
  }
)

test('disconnecting while a paired wallet is being restored ends its session, even if that wallet is now in the page', async () => {
  const storage = new FakeBrowserStorage()
  const { paired, injected, wallet, arrive } = arrivedWallet()
  const before = openTab({ storage, catalogue: [wallet], announced: false })
  await before.models.connection.connect('rainbow')
  before.stop()
  arrive()
  paired.resume = () => new Promise(() => undefined)
  const { models } = openTab({ storage, catalogue: [wallet], announced: false })
  await settled()
  expect(models.connection.connection.status).toBe('restoring')
  await models.connection.disconnect()
  expect([paired.revoked, injected.revoked]).toEqual([1, 0])
})

test('a tab follows another tab to a different transport of the same wallet', async () => {
  const storage = new FakeBrowserStorage()
  const { injected, wallet, arrive } = arrivedWallet()
  const [one, other] = [0, 1].map(() => openTab({ storage, catalogue: [wallet], announced: false }).models.connection)
  await one?.connect('rainbow')
  await settled()
  expect(other?.active?.wallet.isPaired).toBe(true)
  arrive()
  injected.account = bob
  await other?.connect('rainbow')
  await settled()
  expect([one?.connector, one?.account, one?.active?.wallet.isPaired]).toEqual([injected, bob, false])
})

test('the next visit asks a wallet that was locked, but not one whose session has ended', async () => {
  for (const [transport, expected] of [
    ['pairing', 0],
    ['here', 1]
  ] as const) {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const { connection } = visit(storage, connector, () => transport)
    await connection.connect('rainbow')
    connector.emit({ type: 'disconnected' })
    expect(storage.tab().read(CONNECTION_KEY) === undefined).toBe(transport === 'pairing')
    const { loads } = visit(storage, connector, () => transport)
    await settled()
    expect(loads).toHaveLength(expected)
  }
})
