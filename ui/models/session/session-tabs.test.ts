// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'

const { openTab, settled } = openTabs()

/** One browser, where several Safes show the page, each in its own tab. */
function browser() {
  const storage = new FakeBrowserStorage()
  const authentication = new FakeAuthentication()
  const openIn = async (account: Address) => {
    const host = new FakeConnector()
    host.account = account
    host.granted = { account, chainId: 84531 }
    const wallet = walletOf('host', host, { isHost: () => true })
    const tab = openTab({ storage, authentication, catalogue: [wallet], signIn: true })
    await settled()
    return { ...tab, host }
  }
  return { storage, authentication, openIn }
}

type Tab = Awaited<ReturnType<ReturnType<typeof browser>['openIn']>>

async function signIn({ models }: Pick<Tab, 'models'>): Promise<void> {
  await models.signIn.prepare()
  await models.signIn.press()
  await settled()
}

describe('two tabs with two accounts', () => {
  test('a tab whose account is not signed in ends nothing when the other tab signs in', async () => {
    const { authentication, openIn } = browser()
    const [one, other] = [await openIn(alice), await openIn(bob)]
    await signIn(other)
    expect([one.models.session.status, other.models.session.status]).toEqual(['unauthenticated', 'connected'])
    expect([authentication.session?.address, authentication.signOuts]).toEqual([bob, 0])
  })

  test('opening a tab with another account ends nothing, nor does reloading it', async () => {
    const { authentication, openIn } = browser()
    const other = await openIn(bob)
    await signIn(other)
    for (const visit of [1, 2]) {
      const one = await openIn(alice)
      expect([visit, one.models.session.status]).toEqual([visit, 'unauthenticated'])
      one.stop()
    }
    expect([other.models.session.status, authentication.signOuts]).toEqual(['connected', 0])
    other.stop()
    expect((await openIn(bob)).models.session.status).toBe('connected')
  })

  test('the last account to sign in has the session, and the other tab says so until it signs in again', async () => {
    const { openIn } = browser()
    const [one, other] = [await openIn(alice), await openIn(bob)]
    await signIn(one)
    await signIn(other)
    expect(one.models.session.current).toEqual({ status: 'unauthenticated', account: alice, other: bob })
    expect(other.models.session.session?.address).toBe(bob)
    await signIn(one)
    expect(other.models.session.current).toEqual({ status: 'unauthenticated', account: bob, other: alice })
    expect(one.models.session.session?.address).toBe(alice)
  })

  test('a tab that cannot check a newer session shows no account as signed in', async () => {
    const { authentication, openIn } = browser()
    const [one, other] = [await openIn(alice), await openIn(bob)]
    await signIn(one)
    await other.models.signIn.prepare()
    authentication.getSession = async () => {
      throw new Error('down')
    }
    await other.models.signIn.press()
    await settled()
    expect([one.models.session.status, other.models.session.status]).toEqual(['unauthenticated', 'connected'])
  })

  test('signing in one tab continues while the other one signs in', async () => {
    const { openIn } = browser()
    const [one, other] = [await openIn(alice), await openIn(bob)]
    const signature = deferred<Hex>()
    one.host.signMessage = () => signature.promise
    one.models.dialogs.openConnect()
    await settled()
    void one.models.signIn.press()
    await settled()
    await signIn(other)
    expect(one.models.signIn.signIn.status).toBe('signing')
    signature.resolve('0xab')
    await settled()
    expect([one.models.session.status, other.models.session.status]).toEqual(['connected', 'unauthenticated'])
  })

  test('a tab that disconnects ends only its own session', async () => {
    const { authentication, openIn } = browser()
    const [one, other] = [await openIn(alice), await openIn(bob)]
    await signIn(other)
    await one.models.connection.disconnect()
    await settled()
    expect([other.models.connection.account, authentication.session?.address, authentication.signOuts]).toEqual([
      undefined,
      bob,
      0
    ])
  })

  test('after signing out in one tab, it no longer mentions the other account', async () => {
    const { authentication, openIn } = browser()
    const [one, other] = [await openIn(alice), await openIn(bob)]
    await signIn(other)
    other.models.session.signOut()
    await settled()
    expect(one.models.session.current).toEqual({ status: 'unauthenticated', account: alice })
    expect(authentication.session).toBeUndefined()
  })

  test('a newer session of the same account is taken over', async () => {
    const { authentication, openIn } = browser()
    const [one, other] = [await openIn(alice), await openIn(alice)]
    await signIn(one)
    await vi.advanceTimersByTimeAsync(1)
    await signIn(other)
    expect(one.models.session.session?.issuedAt).toBe(authentication.session?.issuedAt)
  })

  test('a wallet that shows the page with another account ends nothing', async () => {
    const { authentication, openIn } = browser()
    const tab = await openIn(alice)
    await signIn(tab)
    tab.host.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect(tab.models.session.current).toEqual({ status: 'unauthenticated', account: bob, other: alice })
    expect(authentication.signOuts).toBe(0)
  })
})
