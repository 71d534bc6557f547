// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { offeredAccount } from '#domain/connection/unconfirmed-wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { granting, lostText, visitAsAlice, watchAccounts } from '#src/testing/visits.ts'
import type { Models } from '#ui/models/models.ts'
import { CONNECTION_KEY, RECENT_WALLETS_KEY } from '#ui/models/stored-settings.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'

const { openTab, settled } = openTabs()

const UNCERTAIN_WALLET =
  'This page is not connected, because it cannot tell for certain which wallet you used last. Connect the one you trust.'

const listed = ({ wallets }: Models) => wallets.groups.flatMap((group) => group.wallets.map(({ wallet }) => wallet))

describe('a wallet with the identifier of the last one', () => {
  test('prevents a reconnection if announced early, until the visitor picks one of the two', async () => {
    const storage = new FakeBrowserStorage()
    await visitAsAlice(openTab, storage)
    const [impostor, genuine] = [granting(bob), granting(alice)]
    const { models, discovery } = openTab({ storage, announced: false })
    const shown = watchAccounts(models)
    discovery.announce(walletOf('wallet', impostor))
    discovery.announce(walletOf('wallet', genuine))
    await vi.advanceTimersByTimeAsync(6000)
    expect([models.connection.account, lostText(models)]).toEqual([undefined, UNCERTAIN_WALLET])
    expect([offeredAccount(models.connection.lost), new Set(shown)]).toEqual([undefined, new Set([undefined, alice])])
    const [first, second] = listed(models)
    await models.connection.connect(second?.id ?? '')
    expect([models.connection.account, models.connection.connector]).toEqual([alice, genuine])
    await models.connection.connect(first?.id ?? '')
    expect([models.connection.account, models.connection.connector]).toEqual([bob, impostor])
  })

  test('ends a reconnection in progress', async () => {
    const storage = new FakeBrowserStorage()
    await visitAsAlice(openTab, storage)
    const connector = granting(alice)
    connector.resume = () => new Promise(() => undefined)
    const { models, discovery } = openTab({ storage, connector })
    await settled()
    expect(models.connection.connection.status).toBe('restoring')
    discovery.announce(walletOf('wallet', granting(bob)))
    expect([models.connection.account, lostText(models)]).toEqual([undefined, UNCERTAIN_WALLET])
  })

  test('ends a connection that was resumed automatically', async () => {
    const storage = new FakeBrowserStorage()
    await visitAsAlice(openTab, storage)
    const connector = granting(alice)
    const { models, discovery, stop } = openTab({ storage, connector })
    await settled()
    expect(models.connection.account).toBe(alice)
    discovery.announce(walletOf('wallet', granting(bob)))
    expect([models.connection.account, lostText(models)]).toEqual([undefined, UNCERTAIN_WALLET])
    expect([connector.revoked, connector.listeners.size]).toEqual([0, 0])
    stop()
    const next = openTab({ storage, connector })
    await settled()
    expect(next.models.connection.account).toBe(alice)
  })

  test('also ends a resumed connection that has since been refreshed for another tab', async () => {
    const storage = new FakeBrowserStorage()
    await visitAsAlice(openTab, storage)
    const connector = granting(alice)
    const { models, discovery } = openTab({ storage, connector })
    const other = openTab({ storage, connector })
    await settled()
    connector.emit({ type: 'accountsChanged', accounts: [bob] })
    await settled()
    expect([models.connection.account, other.models.connection.account]).toEqual([bob, bob])
    discovery.announce(walletOf('wallet', granting(alice)))
    expect(models.connection.account).toBeUndefined()
  })

  test('does not affect a connection that the visitor has clicked for, even after a disconnect', async () => {
    const { models, discovery } = openTab({ connector: granting(alice) })
    await models.connection.connect('wallet')
    discovery.announce(walletOf('wallet', granting(bob)))
    await settled()
    expect(models.connection.account).toBe(alice)
    await models.connection.disconnect()
    await models.connection.connect('wallet')
    await settled()
    expect(models.connection.account).toBe(alice)
  })

  test('is not followed in another tab, where the same id may be the other wallet', async () => {
    const storage = new FakeBrowserStorage()
    const tabs = [0, 1].map(() => openTab({ storage, announced: false }))
    const wallets = [granting(alice), granting(bob)]
    const [one, other] = tabs
    for (const [index, { discovery }] of tabs.entries()) {
      for (const connector of index === 0 ? wallets : [...wallets].reverse())
        discovery.announce(walletOf('wallet', connector))
    }
    for (const { id } of one ? listed(one.models) : []) {
      await one?.models.connection.connect(id)
      await settled()
      expect([one?.models.connection.account !== undefined, other?.models.connection.account]).toEqual([
        true,
        undefined
      ])
      expect(other && lostText(other.models)).toBe(UNCERTAIN_WALLET)
    }
  })

  test('leaves what the tab that uses the wallet has stored for its next visit', async () => {
    const storage = new FakeBrowserStorage()
    const [using, idle] = [0, 1].map(() => openTab({ storage, announced: false }))
    using?.discovery.announce(walletOf('wallet', granting(alice)))
    for (const connector of [granting(bob), granting(alice)]) idle?.discovery.announce(walletOf('wallet', connector))
    await using?.models.connection.connect('wallet')
    await settled()
    expect(idle && lostText(idle.models)).toBe(UNCERTAIN_WALLET)
    expect(storage.values.get(CONNECTION_KEY)).toContain('"chainId":84531')
  })

  test('is not reconnected on the next visit, even if it is alone then', async () => {
    const storage = new FakeBrowserStorage()
    const first = openTab({ storage, connector: granting(bob) })
    first.discovery.announce(walletOf('wallet', granting(alice)))
    await first.models.connection.connect(listed(first.models)[1]?.id ?? '')
    expect([first.models.connection.account, storage.values.has(RECENT_WALLETS_KEY)]).toEqual([alice, false])
    first.stop()
    const { models } = openTab({ storage, connector: granting(bob) })
    await settled()
    expect([models.connection.account, lostText(models)]).toEqual([undefined, UNCERTAIN_WALLET])
  })

  test('does not affect a paired connection', async () => {
    const storage = new FakeBrowserStorage()
    const paired = walletOf('phone', granting(alice), { rdns: ['test.phone'], transport: () => ({ kind: 'pairing' }) })
    const before = openTab({ storage, announced: false, catalogue: [paired] })
    await before.models.connection.connect('phone')
    before.stop()
    const { models, discovery } = openTab({ storage, announced: false, catalogue: [paired] })
    for (const connector of [granting(bob), granting(bob)]) discovery.announce(walletOf('test.phone', connector))
    await settled()
    expect(models.connection.account).toBe(alice)
  })

  test('also prevents a reconnection with another identifier of the same catalogue wallet', async () => {
    const storage = new FakeBrowserStorage()
    const rdns = ['test.pelican', 'test.pelican.beta']
    const pelican = walletOf('pelican', granting(alice), { rdns })
    const before = openTab({ storage, announced: false, catalogue: [pelican] })
    await before.models.connection.connect('pelican')
    before.stop()
    const { models, discovery } = openTab({ storage, announced: false, catalogue: [pelican] })
    for (const id of rdns) discovery.announce(walletOf(id, granting(alice)))
    await settled()
    expect([models.connection.account, lostText(models)]).toEqual([undefined, UNCERTAIN_WALLET])
  })

  test('is not connected in place of the catalogue wallet being installed: the visitor picks', async () => {
    const toGet = walletOf('pelican', new FakeConnector(), {
      rdns: ['test.pelican'],
      transport: () => ({ kind: 'absent' }),
      downloads: { anyBrowser: 'https://store.example' },
      instructions: { extension: ['install', 'refresh'] }
    })
    const { models, discovery } = openTab({ announced: false, catalogue: [toGet] })
    models.dialogs.openConnect()
    models.connectDialog.pickToGet('pelican')
    for (const connector of [granting(alice), granting(bob)]) discovery.announce(walletOf('test.pelican', connector))
    models.connectDialog.proceed()
    expect([models.connectDialog.step, models.connection.connection.status]).toEqual([{ name: 'NONE' }, 'disconnected'])
  })
})
