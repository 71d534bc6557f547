// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { AvatarError } from '#domain/name/avatar-record.ts'
import { displayName } from '#domain/name/name.ts'
import { avatarKey, NAMES_FRESH_FOR_MS, nameKey } from '#domain/name/stored-names.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import type { NamesModel } from './names-model.ts'

const PICTURE = 'https://pictures.example/alice.png'
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** The label that views show for an account. */
const labelOf = (model: NamesModel, account: Address) => displayName(account, model.of(account).name)

/** A visit to the page, connected or not. */
async function visit({ names = new FakeNames(), storage = new FakeBrowserStorage(), isConnected = true } = {}) {
  const tab = openTab({ names, storage, connector: new FakeConnector() })
  stops.push(tab.stop)
  if (isConnected) await tab.models.connection.connect('wallet')
  await settle()
  return { ...tab, asked: names.asked, storage, model: tab.models.names }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('no name is requested before a wallet is connected', async () => {
  const { models, asked, model } = await visit({ isConnected: false })
  expect(asked).toEqual([])
  await models.connection.connect('wallet')
  await settle()
  expect(asked).toEqual([alice, 'alice.eth'])
  expect([labelOf(model, alice), model.of(alice)]).toEqual(['alice.eth', { name: 'alice.eth', avatarUrl: PICTURE }])
})

test('without a name service an account is its shortened address', async () => {
  const { models, stop } = openTab()
  stops.push(stop)
  await models.connection.connect('wallet')
  await settle()
  expect([models.names.hasService, labelOf(models.names, alice)]).toEqual([false, '0xf3…2266'])
})

test('an account without a name stays its shortened address', async () => {
  const names = new FakeNames()
  names.names.clear()
  const { model, asked } = await visit({ names })
  expect([labelOf(model, alice), model.of(alice), asked]).toEqual(['0xf3…2266', {}, [alice]])
})

test('a long name is cut at 24 characters', async () => {
  const names = new FakeNames()
  names.names.set(alice, 'a-very-long-name-for-an-account.eth')
  const { model } = await visit({ names })
  expect(labelOf(model, alice)).toBe('a-very-long-name-for-an-…')
})

test('the address is shown until the name arrives, and the name until its picture arrives', async () => {
  const names = new FakeNames()
  const name = deferred<string>()
  const avatar = deferred<{ url: string }>()
  names.getName = () => name.promise
  names.getAvatar = () => avatar.promise
  const { model } = await visit({ names })
  expect(labelOf(model, alice)).toBe('0xf3…2266')
  name.resolve('slow.eth')
  await settle()
  expect([labelOf(model, alice), model.of(alice)]).toEqual(['slow.eth', { name: 'slow.eth' }])
  avatar.resolve({ url: PICTURE })
  await settle()
  expect(model.of(alice).avatarUrl).toBe(PICTURE)
})

test('a name that cannot be read leaves the address, keeps the reason, and is not requested again', async () => {
  const names = new FakeNames()
  const reason = new ChainReadError('timeout', 1, 'Ethereum: no answer.')
  names.getName = async (account) => {
    names.asked.push(account)
    throw reason
  }
  const { model, models, storage, connector } = await visit({ names })
  expect([labelOf(model, alice), model.of(alice)]).toEqual(['0xf3…2266', { failure: reason }])
  expect(storage.values.has(nameKey(alice))).toBe(false)
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await settle()
  expect([models.connection.account, names.asked]).toEqual([alice, [alice, bob]])
})

test('nothing is requested again when the window gets the focus, or the page is looked at again', async () => {
  const failing = new FakeNames()
  failing.getName = (account) => {
    failing.asked.push(account)
    return Promise.reject(new ChainReadError('timeout', 1, 'Ethereum: no answer.'))
  }
  for (const names of [new FakeNames(), failing]) {
    await visit({ names })
    const asked = [...names.asked]
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(names.asked).toEqual(asked)
  }
})

test('a picture that cannot be shown leaves the name, and the reason is kept', async () => {
  const names = new FakeNames()
  const reason = new AvatarError('not-owned', 'The token belongs to somebody else.')
  names.getAvatar = () => Promise.reject(reason)
  const { model, storage } = await visit({ names })
  expect([labelOf(model, alice), model.of(alice)]).toEqual(['alice.eth', { name: 'alice.eth', failure: reason }])
  expect([storage.values.has(nameKey(alice)), storage.values.has(avatarKey('alice.eth'))]).toEqual([true, false])
})

test('the next visit shows the stored name and picture without a request, for 24 hours', async () => {
  const storage = new FakeBrowserStorage()
  await visit({ storage })
  vi.setSystemTime(Date.now() + NAMES_FRESH_FOR_MS - 1)
  const fresh = new FakeNames()
  const { models, stop } = openTab({ names: fresh, storage })
  stops.push(stop)
  expect(models.connection.account).toBe(alice)
  expect(models.names.of(alice)).toEqual({ name: 'alice.eth', avatarUrl: PICTURE })
  expect(fresh.asked).toEqual([])
  vi.setSystemTime(Date.now() + 1)
  const { asked } = await visit({ storage })
  expect(asked).toEqual([alice, 'alice.eth'])
})

test('the lack of a name is remembered as well', async () => {
  const storage = new FakeBrowserStorage()
  const names = new FakeNames()
  names.names.clear()
  await visit({ storage, names })
  const { asked } = await visit({ storage })
  expect(asked).toEqual([])
})

test('a tampered stored name is not shown but requested again', async () => {
  const storage = new FakeBrowserStorage()
  const at = Date.now()
  storage.values.set(nameKey(alice), JSON.stringify({ at, value: 'alice.eth' }))
  storage.values.set(avatarKey('alice.eth'), JSON.stringify({ at, value: 'javascript:alert(1)' }))
  const { model, asked } = await visit({ storage })
  expect([asked, model.of(alice).avatarUrl]).toEqual([['alice.eth'], PICTURE])
  storage.values.set(nameKey(alice), JSON.stringify({ at, value: '\u202Ehte.ecila' }))
  const { model: next, asked: askedNext } = await visit({ storage })
  expect([askedNext, labelOf(next, alice)]).toEqual([[alice], 'alice.eth'])
})

test('a stored name beyond plain letters is shown once it is known to be normalised', async () => {
  const storage = new FakeBrowserStorage()
  storage.values.set(nameKey(alice), JSON.stringify({ at: Date.now(), value: 'zoë.eth' }))
  const names = new FakeNames()
  const normal = deferred<string>()
  names.normalise = () => normal.promise
  const { model, asked } = await visit({ storage, names })
  expect(labelOf(model, alice)).toBe('0xf3…2266')
  normal.resolve('zoë.eth')
  await settle()
  expect([labelOf(model, alice), asked]).toEqual(['zoë.eth', ['zoë.eth']])
})

test.each(['Alice.eth', 'ALICE', 'zoe\u0308.eth'])(
  'a stored name that is not normalised (%j) is never shown, and requested again',
  async (kept) => {
    const storage = new FakeBrowserStorage()
    storage.values.set(nameKey(alice), JSON.stringify({ at: Date.now(), value: kept }))
    const { model, asked } = await visit({ storage })
    expect([labelOf(model, alice), asked]).toEqual(['alice.eth', [kept, alice, 'alice.eth']])
  }
)

test('another account of the wallet has its own name, and a late answer never applies to another account', async () => {
  const names = new FakeNames()
  const late = deferred<string>()
  const { getName } = names
  names.getName = (account) => (account === alice ? late.promise : getName(account))
  const { model, connector } = await visit({ names })
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  late.resolve('alice.eth')
  await settle()
  expect([labelOf(model, bob), labelOf(model, alice)]).toEqual(['0x70…79C8', 'alice.eth'])
})
