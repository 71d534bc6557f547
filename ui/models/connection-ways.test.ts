// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WalletWay } from '#domain/wallet.ts'
import { FakeBrowserStorage } from './fake-browser-storage.ts'
import { alice } from './fake-values.ts'
import { FakeConnector, walletOf } from './fake-wallet.ts'
import { fakeWorld } from './fakes.ts'
import { CONNECTION_KEY } from './stored-settings.ts'

const settled = () => vi.advanceTimersByTimeAsync(0)
let stops: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

/** A visit by a browser whose one wallet is reached in a way of its own. */
function visit(storage: FakeBrowserStorage, connector: FakeConnector, way: () => WalletWay['kind']) {
  const loads: WalletWay['kind'][] = []
  const wallet = walletOf('rainbow', connector, {
    way: () => ({ kind: way() }) as WalletWay,
    loadConnector: async () => {
      loads.push(way())
      return connector
    }
  })
  const { models, stop } = fakeWorld({ storage, catalogue: [wallet], announced: false })
  stops.push(stop)
  return { connection: models.connection, loads }
}

test('a wallet that was in the page is waited for, though it could be paired meanwhile', async () => {
  const storage = new FakeBrowserStorage()
  const connector = new FakeConnector()
  await visit(storage, connector, () => 'here').connection.connect('rainbow')
  let way: WalletWay['kind'] = 'pairing'
  const { connection, loads } = visit(storage, connector, () => way)
  await vi.advanceTimersByTimeAsync(1000)
  expect(loads).toEqual([])
  way = 'here'
  await vi.advanceTimersByTimeAsync(200)
  expect(connection.connection).toMatchObject({ status: 'connected', account: alice })
})

test('a wallet that was paired is asked at once', async () => {
  const storage = new FakeBrowserStorage()
  const connector = new FakeConnector()
  await visit(storage, connector, () => 'pairing').connection.connect('rainbow')
  const { connection, loads } = visit(storage, connector, () => 'pairing')
  await settled()
  expect(connection.connection).toMatchObject({ status: 'connected', account: alice })
  expect(loads).toEqual(['pairing'])
})

test('a session that has ended is not looked for on the next visit, a wallet that has locked itself is', async () => {
  for (const [way, expected] of [
    ['pairing', 0],
    ['here', 1]
  ] as const) {
    const storage = new FakeBrowserStorage()
    const connector = new FakeConnector()
    const { connection } = visit(storage, connector, () => way)
    await connection.connect('rainbow')
    connector.emit({ type: 'disconnected' })
    expect(storage.tab().read(CONNECTION_KEY) === undefined).toBe(way === 'pairing')
    const { loads } = visit(storage, connector, () => way)
    await settled()
    expect(loads).toHaveLength(expected)
  }
})
