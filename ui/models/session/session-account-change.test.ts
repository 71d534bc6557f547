// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { granting, visitAsAlice } from '#src/testing/visits.ts'
import { FakeAuthentication, sessionOf } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import type { Models } from '../models.ts'
import { SESSION_KEY } from '../stored-settings.ts'

const { openTab, openTabInStages, settled } = openTabs()

async function signIn({ signIn: model }: Models): Promise<void> {
  await model.prepare()
  await model.press()
  await settled()
}

describe('an account that is no longer connected', () => {
  test('its session state does not apply to the next account', async () => {
    const { models } = openTabInStages({ signIn: true })
    await models.connection.connect('wallet')
    const { session } = models
    const arrive = (account: Address) =>
      session.send({ type: 'accountChanged', account, shared: undefined, isHost: false, isGivenUp: true })
    arrive(bob)
    session.send({ type: 'signatureAccepted', session: sessionOf(bob), now: Date.now() })
    expect([session.status, session.session]).toEqual(['loading', undefined])
    arrive(alice)
    session.send({ type: 'signedOut' })
    expect(session.status).toBe('unauthenticated')
  })

  test("a switch in an ordinary wallet ends the previous account's session", async () => {
    const { models, connector, authentication } = openTab({ signIn: true })
    await models.connection.connect('wallet')
    await signIn(models)
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect([models.session.status, authentication.session]).toEqual(['unauthenticated', undefined])
  })

  test('a wallet switched between two visits ends it once the new account is accepted, without signing that in', async () => {
    const storage = new FakeBrowserStorage()
    const first = openTab({ storage, signIn: true })
    await first.models.connection.connect('wallet')
    await signIn(first.models)
    first.stop()
    const { connector, authentication } = first
    connector.granted = { account: bob, chainId: 84531 }
    const { models } = openTab({ storage, connector, authentication, signIn: true })
    await settled()
    expect([models.connection.account, authentication.session?.address]).toEqual([undefined, alice])
    await models.connection.acceptAccount()
    await settled()
    expect(models.session.current).toEqual({ status: 'unauthenticated', account: bob, left: alice })
    expect(authentication.session).toBeUndefined()
  })

  test('a wallet that switches back before the service has answered ends nothing', async () => {
    const { models, connector, authentication } = openTab({ signIn: true })
    await models.connection.connect('wallet')
    await signIn(models)
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await settled()
    expect([models.session.status, authentication.signOuts]).toEqual(['connected', 0])
  })

  test.each([
    ['has not answered yet', () => new Promise<never>(() => undefined)],
    ['is unreachable', () => Promise.reject(new Error('down'))]
  ])('after an account switch, a disconnect ends the session even if the service %s', async (_what, silent) => {
    const storage = new FakeBrowserStorage()
    const { models, connector, authentication } = openTab({ storage, signIn: true })
    await models.connection.connect('wallet')
    await signIn(models)
    authentication.getSession = silent
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    await models.connection.disconnect()
    await settled()
    expect(authentication.signOuts).toBe(1)
  })

  test('a session that was accepted, but whose answer was lost, ends with its account', async () => {
    const storage = new FakeBrowserStorage()
    storage.values.set(SESSION_KEY, 'ended')
    const authentication = new FakeAuthentication()
    authentication.session = sessionOf(alice)
    const { models } = openTab({ storage, authentication, signIn: true })
    await models.connection.connect('wallet')
    await settled()
    expect(models.session.status).toBe('connected')
    await models.connection.disconnect()
    await settled()
    expect(authentication.signOuts).toBe(1)
  })

  test('a returning account keeps its session, even if the service is unreachable', async () => {
    const storage = new FakeBrowserStorage()
    const { models, connector, authentication } = openTab({ storage, signIn: true })
    await models.connection.connect('wallet')
    await signIn(models)
    authentication.getSession = () => Promise.reject(new Error('down'))
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    connector.emit({ type: 'accountsChanged', accounts: [alice] })
    await settled()
    expect([authentication.session?.address, storage.values.get(SESSION_KEY)]).toEqual([
      alice,
      expect.stringContaining(alice)
    ])
  })

  test('one that the wallet withdraws before the account stage has loaded ends its session as well', async () => {
    const storage = new FakeBrowserStorage()
    await visitAsAlice(openTab, storage)
    storage.values.set(SESSION_KEY, `${Date.now()} ${alice}`)
    const tab = openTabInStages({ storage, connector: granting(alice), signIn: true })
    const { models, connector, authentication, loadAccount } = tab
    await settled()
    expect(models.connection.account).toBe(alice)
    connector.emit({ type: 'accountsChanged', accounts: [] })
    loadAccount()
    await settled()
    expect(authentication.signOuts).toBe(1)
  })

  test('a session that another tab has replaced is not ended by this tab', async () => {
    const storage = new FakeBrowserStorage()
    const { models, connector, authentication } = openTab({ storage, signIn: true })
    await models.connection.connect('wallet')
    await signIn(models)
    authentication.session = sessionOf(bob, Date.now() + 1)
    storage.values.set(SESSION_KEY, `${Date.now() + 1} ${bob}`)
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect([models.session.status, authentication.signOuts]).toEqual(['connected', 0])
  })

  test.each([
    ['ends when it is that account’s', alice, 1],
    ['stays when it is another account’s', bob, 0]
  ])('a session that is still being looked up at a disconnect %s', async (_what, signedIn, signOuts) => {
    const storage = new FakeBrowserStorage()
    storage.values.set(SESSION_KEY, `${Date.now()} ${signedIn}`)
    const authentication = new FakeAuthentication()
    authentication.session = sessionOf(signedIn)
    authentication.getSession = () => new Promise(() => undefined)
    const { models } = openTab({ storage, authentication, signIn: true })
    await models.connection.connect('wallet')
    expect(models.session.status).toBe('loading')
    await models.connection.disconnect()
    await settled()
    expect(authentication.signOuts).toBe(signOuts)
  })
})
