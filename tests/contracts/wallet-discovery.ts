import { describe, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'

/** One page, with a discovery that nobody has subscribed to yet. */
export interface DiscoveryPage {
  readonly discovery: WalletDiscovery
  /** Puts a wallet into the page: it announces itself at once, and again whenever it is asked. */
  install(wallet: InstalledWallet): {
    /** Announces it once more, of its own accord. */
    announce(): void
    /** Announces its provider under another name. */
    announceAs(id: string): void
  }
}

export interface InstalledWallet {
  readonly id: string
  readonly name: string
  /** What it shares when it is asked to connect. */
  readonly account: Address
}

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const early = { id: 'test.early', name: 'Early', account }
const late = { id: 'test.late', name: 'Late', account: other }

/** What every `WalletDiscovery` must do. */
export function describeWalletDiscovery(name: string, openPage: () => DiscoveryPage): void {
  /** Reads the wallets at first and whenever it is called back, as the page does. */
  const follow = (discovery: WalletDiscovery) => {
    const idsNow = () => discovery.wallets().map(({ id }) => id)
    const followed = { ids: idsNow(), calls: 0, stop: () => undefined as unknown }
    followed.stop = discovery.subscribe(() => {
      followed.calls++
      followed.ids = idsNow()
    })
    return followed
  }

  describe(`${name} finds wallets`, () => {
    test('before a wallet announces itself there is none', () => {
      expect(openPage().discovery.wallets()).toEqual([])
    })

    test('a wallet that was there first is found, because it is asked', () => {
      const { discovery, install } = openPage()
      install(early)
      expect(follow(discovery).ids).toEqual(['test.early'])
    })

    test('a wallet that comes late is found, and each change is told', () => {
      const { discovery, install } = openPage()
      const followed = follow(discovery)
      install(early)
      expect(followed.ids).toEqual(['test.early'])
      install(late)
      expect(followed).toMatchObject({ ids: ['test.early', 'test.late'], calls: 2 })
    })

    test('whoever follows the wallets is told, however many do and whenever they began', () => {
      const { discovery, install } = openPage()
      install(early)
      const followers = [follow(discovery), follow(discovery)]
      install(late)
      followers.push(follow(discovery))
      for (const { ids } of followers) expect(ids).toEqual(['test.early', 'test.late'])
    })

    test('a wallet that announces itself again is no second wallet and no change', () => {
      const { discovery, install } = openPage()
      const followed = follow(discovery)
      const installed = install(early)
      installed.announce()
      install({ ...early, account: other })
      expect(followed).toMatchObject({ ids: ['test.early'], calls: 1 })
    })

    test('a provider that announces itself under another name is offered once', () => {
      const { discovery, install } = openPage()
      const followed = follow(discovery)
      install(early).announceAs('test.other')
      expect(followed).toMatchObject({ ids: ['test.early'], calls: 1 })
    })

    test('nothing is told after stopping, and whoever else follows is still told', () => {
      const { discovery, install } = openPage()
      const stopped = follow(discovery)
      const following = follow(discovery)
      stopped.stop()
      stopped.stop()
      install(late)
      expect([stopped.ids, following.ids]).toEqual([[], ['test.late']])
    })

    test('a list that was handed out stays as it is', () => {
      const { discovery, install } = openPage()
      follow(discovery)
      install(early)
      const before = discovery.wallets()
      install(late)
      expect(before).toHaveLength(1)
    })
  })

  describe(`${name} offers each wallet`, () => {
    test('by the name it announced, ready, with an icon that tells no other host of the visit', () => {
      const { discovery, install } = openPage()
      follow(discovery)
      install(early)
      const [wallet] = discovery.wallets()
      expect(wallet).toMatchObject({ id: 'test.early', name: 'Early' })
      expect(wallet?.way()).toEqual({ kind: 'here' })
      expect(wallet?.iconUrl).toMatch(/^(?:data:image\/|\/[^/])/)
    })

    test('with a connector to that very wallet, the same one every time', async () => {
      const { discovery, install } = openPage()
      follow(discovery)
      install(early)
      install(late)
      const [first, second] = discovery.wallets()
      const connector = await first?.loadConnector()
      expect(await first?.loadConnector()).toBe(connector)
      const grants = [await connector?.connect(), await (await second?.loadConnector())?.connect()]
      expect(grants.map((grant) => grant?.account)).toEqual([account, other])
    })
  })
}
