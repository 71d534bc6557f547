// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { ActiveSession } from '#domain/ports/authentication-adapter.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { sessionOf } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'

const { openTab, openTabInStages, settled } = openTabs()

const openWithSignIn = (parameters: Parameters<typeof openTab>[0] = {}) => openTab({ signIn: true, ...parameters })

/** Connected, with the sign-in dialog open and its message ready. */
async function ready() {
  const made = openWithSignIn()
  made.models.dialogs.openConnect()
  await made.models.connection.connect('wallet')
  await settled()
  return made
}

test('until the account stage has loaded, the status is loading with sign-in, and off without', () => {
  for (const signIn of [false, true]) {
    const { models, loadAccount } = openTabInStages({ signIn })
    const status = signIn ? 'loading' : 'off'
    expect(models.session.current.status).toBe(status)
    loadAccount()
    expect(models.session.current.status).toBe(status)
  }
})

test('signing in is required only where there is a service for it', () => {
  expect([openTab({ signIn: true }), openTab()].map(({ models }) => models.session.isRequired)).toEqual([true, false])
})

test("an earlier visit's session is restored without appearing signed out first", async () => {
  const storage = new FakeBrowserStorage()
  const first = openWithSignIn({ storage })
  await first.models.connection.connect('wallet')
  first.stop()
  first.authentication.session = sessionOf(alice)
  const { models } = openWithSignIn({ storage, connector: first.connector, authentication: first.authentication })
  expect(models.session.status).toBe('loading')
  await settled()
  expect(models.session.status).toBe('connected')
})

test("another account's leftover session is not used, and ends", async () => {
  const { models, authentication } = openWithSignIn()
  authentication.session = sessionOf(bob)
  await models.connection.connect('wallet')
  await settled()
  expect(models.session.status).toBe('unauthenticated')
  expect(authentication.signOuts).toBe(1)
})

test('the session ends on sign-out, and the wallet stays connected', async () => {
  const { models, authentication } = await ready()
  await models.signIn.press()
  models.session.signOut()
  expect([models.session.status, authentication.signOuts]).toEqual(['unauthenticated', 1])
  expect(models.connection.account).toBe(alice)
})

test('the session ends on an account change and on a disconnect', async () => {
  const { models, connector, authentication } = await ready()
  await models.signIn.press()
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  await settled()
  expect([models.session.status, authentication.signOuts]).toEqual(['unauthenticated', 1])
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await settled()
  await models.signIn.prepare()
  await models.signIn.press()
  expect(models.session.status).toBe('connected')
  await models.connection.disconnect()
  await settled()
  expect([models.session.status, authentication.signOuts]).toEqual(['disconnected', 2])
})

test('a wallet that is merely slow to reconnect keeps its session for the next visit', async () => {
  const storage = new FakeBrowserStorage()
  const first = openWithSignIn({ storage })
  await first.models.connection.connect('wallet')
  first.stop()
  first.connector.resume = () => new Promise(() => undefined)
  first.authentication.session = sessionOf(alice)
  const { models, authentication } = openWithSignIn({
    storage,
    connector: first.connector,
    authentication: first.authentication
  })
  await vi.advanceTimersByTimeAsync(5100)
  expect(models.session.status).toBe('disconnected')
  expect(authentication.signOuts).toBe(0)
})

test('a connected wallet that stops responding keeps its session for the next visit as well', async () => {
  const { models, connector, authentication } = await ready()
  await models.signIn.press()
  connector.emit({ type: 'disconnected', cause: new WalletError('timeout', { message: 'Silent.' }) })
  await settled()
  expect([models.session.status, models.session.session]).toEqual(['disconnected', undefined])
  expect(authentication.signOuts).toBe(0)
})

test('a service that is down leaves the visitor unauthenticated, not loading', async () => {
  const { models, authentication } = openWithSignIn()
  authentication.getSession = async () => {
    throw new Error('down')
  }
  await models.connection.connect('wallet')
  await settled()
  expect(models.session.status).toBe('unauthenticated')
})

test('an answer about a previous account is ignored', async () => {
  const { models, connector, authentication } = openWithSignIn()
  const [ofAlice, ofBob] = [deferred<ActiveSession | undefined>(), deferred<ActiveSession | undefined>()]
  authentication.getSession = () => ofAlice.promise
  await models.connection.connect('wallet')
  authentication.getSession = () => ofBob.promise
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  ofBob.resolve(undefined)
  await settled()
  ofAlice.resolve(sessionOf(alice))
  await settled()
  expect(models.session.current).toEqual({ status: 'unauthenticated', account: bob })
})

test('signing in and out in one tab is followed in the others', async () => {
  const storage = new FakeBrowserStorage()
  const first = openWithSignIn({ storage })
  await first.models.connection.connect('wallet')
  const second = openWithSignIn({ storage, connector: first.connector, authentication: first.authentication })
  await settled()
  await first.models.signIn.prepare()
  await first.models.signIn.press()
  await settled()
  expect(second.models.session.status).toBe('connected')
  second.models.session.signOut()
  expect(first.models.session.status).toBe('unauthenticated')
})

test('a sign-out that did not reach the service is retried, and restores no session', async () => {
  const storage = new FakeBrowserStorage()
  const first = openWithSignIn({ storage })
  await first.models.connection.connect('wallet')
  await first.models.signIn.prepare()
  await first.models.signIn.press()
  const { signOut } = first.authentication
  first.authentication.signOut = async () => {
    throw new Error('down')
  }
  first.models.session.signOut()
  await settled()
  first.stop()
  first.authentication.signOut = signOut
  const next = openWithSignIn({ storage, connector: first.connector, authentication: first.authentication })
  await settled()
  expect(next.models.session.status).toBe('unauthenticated')
  expect(first.authentication.session).toBeUndefined()
})

test('a session ends when its time is over', async () => {
  const { models } = await ready()
  await models.signIn.press()
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(models.session.status).toBe('unauthenticated')
})
