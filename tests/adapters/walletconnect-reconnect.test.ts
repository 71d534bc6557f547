import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { closeClient, openClient, type SignClient } from '#adapters/wallet/walletconnect/client/open-client.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { limit } from '../run/limits.mjs'
import { WalletConnectHarness } from './walletconnect-harness.ts'

const harness = WalletConnectHarness.use()
const TOPIC = 'ab'.repeat(32)
const PATIENCE = { timeout: limit(10_000) }

let client: SignClient

beforeEach(async () => {
  const page = { projectId: 'test', appName: 'Portside', origin: 'https://app.example', relayUrl: harness.relay.url }
  client = await openClient({ ...page, chains: [baseGoerli], storage: new MemoryStorage() }, (opened) => opened)
  onTestFinished(() => closeClient(client))
  await client.core.relayer.subscribe(TOPIC)
})

/** Cuts the connection. @returns the subscription that the client makes on the next one */
async function lose({ atOnce = () => undefined as void } = {}): Promise<object> {
  const { relayer } = client.core
  const back = harness.relay.relay.transcript.next(
    ({ kind, method }) => kind === 'in' && method === 'irn_batchSubscribe'
  )
  const lost = new Promise<void>((resolve) => void relayer.once('relayer_disconnect', () => resolve()))
  harness.relay.relay.drop()
  await lost
  atOnce()
  return back
}

const subscription = { method: 'irn_batchSubscribe' }

test('a client subscribes again each time the relay was lost', async () => {
  expect(await lose()).toMatchObject(subscription)
  expect(await lose()).toMatchObject(subscription)
})

// The pulse reconnects before the attempt that the package makes 100 ms after a loss.
test('a client subscribes again after each loss that follows one which a pulse of its heartbeat noticed first', async () => {
  const atOnce = () => void client.core.heartbeat.events.emit('heartbeat_pulse')
  expect(await lose({ atOnce })).toMatchObject(subscription)
  expect(await lose()).toMatchObject(subscription)
  expect(await lose({ atOnce })).toMatchObject(subscription)
  expect(await lose()).toMatchObject(subscription)
})

test('a socket that opens after its attempt was given up is closed: a client has one connection', async () => {
  const { relay } = harness.relay
  const upgrades = (reason?: string) =>
    relay.transcript.entries().filter((entry) => entry.kind === 'upgrade' && entry.reason === reason).length
  const before = upgrades()
  let accept = () => undefined as void
  relay.faults.upgradesAfter = new Promise((resolve) => {
    accept = resolve
  })
  Object.assign(client.core.relayer, { connectTimeout: 100 })
  relay.drop()
  await vi.waitFor(() => expect(upgrades('delayed')).toBe(2), PATIENCE)
  relay.faults.upgradesAfter = undefined
  accept()
  await vi.waitFor(() => expect([upgrades() - before, relay.connectionCount]).toEqual([2, 1]), PATIENCE)
  expect(client.core.relayer.connected).toBe(true)
})
