import { afterEach, describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { isPageId } from '#domain/wallet/wallet-identity.ts'

/** A page whose discovery has no subscriber yet. */
export interface DiscoveryPage {
  readonly discovery: WalletDiscovery
  /** Adds a wallet to the page: it announces itself immediately, and again on request. */
  install(wallet: InstalledWallet): {
    /** Announces it again, unprompted. */
    announce(): void
    /** Announces its provider under another name. */
    announceAs(id: string): void
  }
}

export interface InstalledWallet {
  readonly id: string
  readonly name: string
  /** The account that it grants on connecting. */
  readonly account: Address
}

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const early = { id: 'test.early', name: 'Early', account }
const late = { id: 'test.late', name: 'Late', account: other }

/** Announcements of one turn may be reported together. */
const turn = () => Promise.resolve()

/** What every `WalletDiscovery` must do. */
export function describeWalletDiscovery(name: string, openPage: () => DiscoveryPage): void {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })

  /** Reads the wallets at first and on each notification, as the page does. */
  const follow = (discovery: WalletDiscovery) => {
    const idsNow = () => discovery.wallets().map(({ id }) => id)
    const followed = { ids: idsNow(), calls: 0 }
    const stop = discovery.subscribe(() => {
      followed.calls++
      followed.ids = idsNow()
    })
    stops.push(stop)
    followed.ids = idsNow()
    return Object.assign(followed, { stop })
  }

  describe(`${name} finds wallets`, () => {
    test('there is no wallet before the first announcement', () => {
      expect(openPage().discovery.wallets()).toEqual([])
    })

    test('a wallet that loaded first is found immediately, because discovery requests announcements', () => {
      const { discovery, install } = openPage()
      install(early)
      expect(follow(discovery).ids).toEqual(['test.early'])
    })

    test('a late wallet is found, and every change notifies', async () => {
      const { discovery, install } = openPage()
      const followed = follow(discovery)
      install(early)
      await turn()
      expect(followed.ids).toEqual(['test.early'])
      install(late)
      await turn()
      expect(followed).toMatchObject({ ids: ['test.early', 'test.late'], calls: 2 })
    })

    test('every subscriber is notified, however many there are and whenever they subscribed', async () => {
      const { discovery, install } = openPage()
      install(early)
      const followers = [follow(discovery), follow(discovery)]
      install(late)
      followers.push(follow(discovery))
      await turn()
      for (const { ids } of followers) expect(ids).toEqual(['test.early', 'test.late'])
    })

    test('a repeated announcement is not a second wallet and not a change', async () => {
      const { discovery, install } = openPage()
      const followed = follow(discovery)
      const installed = install(early)
      await turn()
      installed.announce()
      await turn()
      expect(followed).toMatchObject({ ids: ['test.early'], calls: 1 })
    })

    test('a provider that announces itself under another name is listed once', async () => {
      const { discovery, install } = openPage()
      const followed = follow(discovery)
      install(early).announceAs('test.other')
      await turn()
      expect(followed).toMatchObject({ ids: ['test.early'], calls: 1 })
    })

    test('wallets that share an identifier are all listed, and the first keeps its id', async () => {
      const { discovery, install } = openPage()
      const followed = follow(discovery)
      for (const impostor of [early, { ...early, account: other }, early]) install(impostor)
      await turn()
      expect(followed.ids[0]).toBe('test.early')
      expect(new Set(followed.ids).size).toBe(3)
      expect(followed.ids.map(isPageId)).toEqual([false, true, true])
      expect(discovery.wallets().map(({ rdns }) => rdns)).toEqual([['test.early'], ['test.early'], ['test.early']])
    })

    test('after unsubscribing, only the other subscribers are notified', async () => {
      const { discovery, install } = openPage()
      const stopped = follow(discovery)
      const following = follow(discovery)
      stopped.stop()
      stopped.stop()
      install(late)
      await turn()
      expect([stopped.ids, following.ids]).toEqual([[], ['test.late']])
    })

    test('a returned list is never changed', () => {
      const { discovery, install } = openPage()
      follow(discovery)
      install(early)
      const before = discovery.wallets()
      install(late)
      expect(before).toHaveLength(1)
    })
  })

  describe(`${name} offers each wallet`, () => {
    test('by its announced name, ready, with an icon that contacts no other host', () => {
      const { discovery, install } = openPage()
      follow(discovery)
      install(early)
      const [wallet] = discovery.wallets()
      expect(wallet).toMatchObject({ id: 'test.early', name: 'Early' })
      expect(wallet?.transport()).toEqual({ kind: 'here' })
      expect(wallet?.iconUrl).toMatch(/^(?:data:image\/|\/[^/])/)
    })

    test.each(['test.late', 'test.early'])('with a connector to exactly that wallet, also next to %s', async (id) => {
      const { discovery, install } = openPage()
      follow(discovery)
      install(early)
      install({ ...late, id })
      const [first, second] = discovery.wallets()
      const connector = await first?.loadConnector()
      expect(await first?.loadConnector()).toBe(connector)
      const grants = [await connector?.connect(), await (await second?.loadConnector())?.connect()]
      expect(grants.map((grant) => grant?.account)).toEqual([account, other])
    })
  })
}
