// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { CONNECTION_KEY } from '../stored-settings.ts'

const { openTab, settled } = openTabs()

/** A browser with an extension named `wallet`, whose last visit was with a wallet on a phone. */
async function pairedBefore() {
  const storage = new FakeBrowserStorage()
  const phone = new FakeConnector()
  const load = vi.fn(async () => phone)
  const rainbow = walletOf('rainbow', phone, { transport: () => ({ kind: 'pairing' }), loadConnector: load })
  const extension = new FakeConnector()
  const open = () => openTab({ storage, connector: extension, catalogue: [rainbow] })
  const before = open()
  await before.models.connection.connect('rainbow')
  before.stop()
  return { storage, phone, load, open, extension }
}

test('the session of a wallet that timed out ends once another wallet is connected', async () => {
  const { phone, open } = await pairedBefore()
  phone.resume = () => new Promise(() => undefined)
  const { connection } = open().models
  await vi.advanceTimersByTimeAsync(5000)
  expect(connection.connection.status).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(phone.revoked).toBe(0)
  await connection.connect('wallet')
  await vi.advanceTimersByTimeAsync(1000)
  expect([phone.revoked, connection.connection]).toEqual([
    1,
    expect.objectContaining({ wallet: { id: 'wallet', isPaired: false } })
  ])
})

test('a failed connection to another wallet ends no session', async () => {
  const { phone, open, extension } = await pairedBefore()
  phone.resume = () => new Promise(() => undefined)
  const { connection } = open().models
  await vi.advanceTimersByTimeAsync(5000)
  extension.refusal = new Error('No.')
  await expect(connection.connect('wallet')).rejects.toThrow('No.')
  await vi.advanceTimersByTimeAsync(1000)
  expect(phone.revoked).toBe(0)
})

test('a session that is in use again is not ended', async () => {
  const { phone, open } = await pairedBefore()
  const { connection } = open().models
  await settled()
  await connection.connect('wallet')
  await connection.disconnect()
  await connection.connect('rainbow')
  await vi.advanceTimersByTimeAsync(1000)
  expect([phone.revoked, connection.connection.status]).toEqual([0, 'connected'])
})

test('a session that cannot be reached does not prevent connecting another wallet', async () => {
  const { load, open } = await pairedBefore()
  load.mockRejectedValue(new WalletError('relay', { problem: 'offline', message: 'No chunk.' }))
  const { connection } = open().models
  await settled()
  await connection.connect('wallet')
  await vi.advanceTimersByTimeAsync(1000)
  expect(connection.connection.status).toBe('connected')
})

test('connecting a wallet in one tab ends the session that another tab still shows, and nothing else', async () => {
  const { storage, phone, open } = await pairedBefore()
  const [one, other] = [open().models.connection, open().models.connection]
  await settled()
  expect(one.connection).toMatchObject({ status: 'connected', wallet: { id: 'rainbow' } })
  await other.connect('wallet')
  await vi.advanceTimersByTimeAsync(1000)
  phone.emit({ type: 'disconnected' })
  await settled()
  expect(phone.revoked).toBe(1)
  expect(one.connection).toEqual({ ...other.connection, isAutomatic: true })
  expect(storage.values.get(CONNECTION_KEY)).toContain('"walletId":"wallet"')
})
