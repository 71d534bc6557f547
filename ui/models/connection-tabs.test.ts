// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineaGoerli } from '#domain/chains.ts'
import { WalletError } from '#domain/errors.ts'
import { FakeBrowserStorage } from './fake-browser-storage.ts'
import { alice, bob } from './fake-values.ts'
import { FakeConnector } from './fake-wallet.ts'
import { fakeWorld } from './fakes.ts'

const settled = () => vi.advanceTimersByTimeAsync(0)
let stops: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

function openTab(storage: FakeBrowserStorage, connector: FakeConnector) {
  const { models, stop } = fakeWorld({ storage, connector })
  stops.push(stop)
  return models
}

/** Both connected, each with a wallet that says nothing to the other. */
async function twoTabs() {
  const storage = new FakeBrowserStorage()
  const [inOne, inOther] = [new FakeConnector(), new FakeConnector()]
  inOther.granted = { account: alice, chainId: 84531 }
  const one = openTab(storage, inOne)
  await one.connection.connect('wallet')
  const other = openTab(storage, inOther)
  await settled()
  return { storage, inOne, inOther, one, other }
}

test.each([
  ['account', (connector: FakeConnector) => connector.emit({ type: 'accountsChanged', accounts: [bob] })],
  ['chain', (connector: FakeConnector) => connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id })]
])(
  'a change of %s that the wallet tells one tab only reaches the others, which prompt nobody',
  async (_what, change) => {
    const { inOne, inOther, one, other } = await twoTabs()
    inOther.resume = async () => inOne.granted
    change(inOne)
    await settled()
    expect(other.connection.connection).toEqual(one.connection.connection)
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
  ['says otherwise', async () => ({ account: alice, chainId: 84531 })],
  ['cannot be asked', () => Promise.reject(new WalletError('Out of ink', undefined))]
])('what another tab says of a wallet counts for nothing when the wallet %s', async (_what, resume) => {
  const { inOne, inOther, one, other } = await twoTabs()
  inOther.resume = resume
  inOne.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect(other.connection.account).toBe(alice)
  expect(one.connection.account).toBe(bob)
})

test('a tab that is still asking its wallet asks again when another tab knows better', async () => {
  const { storage, inOne } = await twoTabs()
  const slow = new FakeConnector()
  slow.resume = () => new Promise(() => undefined)
  const late = openTab(storage, slow)
  await settled()
  slow.resume = async () => inOne.granted
  inOne.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect(late.connection.active).toMatchObject({ status: 'connected', account: bob })
})

test('what another tab connects while this one waits for a wallet is followed once it waits no longer', async () => {
  const storage = new FakeBrowserStorage()
  const [inOne, inOther] = [new FakeConnector(), new FakeConnector()]
  inOther.granted = { account: alice, chainId: 84531 }
  inOther.connect = () => new Promise(() => undefined)
  const [one, other] = [openTab(storage, inOne), openTab(storage, inOther)]
  void other.connection.connect('wallet')
  await one.connection.connect('wallet')
  await settled()
  expect(other.connection.connection.status).toBe('connecting')
  other.connection.cancel()
  await settled()
  expect(other.connection.connection).toEqual(one.connection.connection)
})
