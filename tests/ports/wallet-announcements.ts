import { describe, expect, test } from 'vitest'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { isPageId } from '#domain/wallet/wallet-identity.ts'

/** A page that subscribes to its discovery. */
export interface AnnouncementPage {
  readonly discovery: WalletDiscovery
  /** How often the subscriber was called. */
  readonly calls: () => number
  /** Announces a provider, by default a new one, with any info. @returns the provider. */
  readonly announce: (info: unknown, provider?: unknown) => unknown
}

const MAX_WALLETS = 300
const MANY = 20_000

const icon = 'data:image/svg+xml,<svg/>'
const info = (rdns: unknown, more = {}) => ({ uuid: `uuid of ${rdns}`, name: 'Pelican', rdns, icon, ...more })
const turn = () => Promise.resolve()
const throwing = () => {
  throw new Error('hostile')
}

/** How a `WalletDiscovery` handles announcements, which any script can make and none can be trusted. */
export function describeWalletAnnouncements(name: string, openPage: () => AnnouncementPage): void {
  describe(`${name} with untrusted announcements:`, () => {
    test.each([
      ['format characters in its name are removed', 'Meta\u200BMask', 'MetaMask'],
      ['a name with a direction override loses it', '\u202EksaMateM\u202C', 'ksaMateM'],
      ['line breaks in its name become spaces', 'Meta\n\tMask', 'Meta Mask'],
      ['a long name is cut', 'x'.repeat(100_000), `${'x'.repeat(39)}…`]
    ])('%s', (_rule, announced, shown) => {
      const { discovery, announce } = openPage()
      announce(info('test.pelican', { name: announced }))
      expect(discovery.wallets().map((wallet) => wallet.name)).toEqual([shown])
    })

    test.each(['', ' ', '\u200B', '\u202E\u2066', '\u3164', undefined, 7, ['MetaMask']])(
      'a wallet named %j is not listed',
      async (unseen) => {
        const { discovery, announce, calls } = openPage()
        announce(info('test.pelican', { name: unseen }))
        await turn()
        expect([discovery.wallets(), calls()]).toEqual([[], 0])
      }
    )

    test('a wallet’s id is its reverse domain name in lower case', () => {
      const { discovery, announce } = openPage()
      announce(info('io.MetaMask'))
      expect(discovery.wallets()).toMatchObject([{ id: 'io.metamask', rdns: ['io.metamask'] }])
    })

    test.each([
      ['an id of the catalogue', 'metaMask'],
      ['an id for this page alone', 'io.metamask#2'],
      ['an address', 'https://wallet.example/download'],
      ['a name with something invisible in it', 'io.meta\u200Bmask'],
      ['a name that is too long', Array.from({ length: 85 }, () => 'io').join('.')],
      ['nothing', ''],
      ['missing', undefined],
      ['no text', 7]
    ])('a wallet whose identifier is %s counts as having none, and gets an id for this visit only', (_what, rdns) => {
      const { discovery, announce } = openPage()
      announce(info(rdns))
      announce(info(rdns))
      const wallets = discovery.wallets()
      expect(wallets.map((wallet) => [wallet.rdns, isPageId(wallet.id)])).toEqual([
        [undefined, true],
        [undefined, true]
      ])
      expect(new Set(wallets.map(({ id }) => id)).size).toBe(2)
    })

    test('identifiers that differ in letter case, or share a uuid, count as the same', () => {
      const { discovery, announce } = openPage()
      for (const rdns of ['test.pelican', 'Test.Pelican']) announce(info(rdns, { uuid: 'one' }))
      expect(discovery.wallets().map(({ rdns }) => rdns)).toEqual([['test.pelican'], ['test.pelican']])
    })

    test.each([
      ['a link', 'https://evil.example/i.png'],
      ['a link without a scheme', '//evil.example/i.png'],
      ['a script', 'javascript:1'],
      ['a page', 'data:text/html,<script>1</script>'],
      ['cut off', 'data:image'],
      ['huge', `data:image/png;base64,${'A'.repeat(100_000)}`],
      ['missing', undefined],
      ['no text', 7]
    ])('an icon that is %s is replaced by a plain one, and no other host is contacted', (_what, bad) => {
      const { discovery, announce } = openPage()
      announce(info('test.pelican', { icon: bad }))
      expect(discovery.wallets()[0]?.iconUrl).toMatch(/^\/[^/]/)
    })

    test('an icon in a data: URL is kept', () => {
      const { discovery, announce } = openPage()
      announce(info('test.pelican', { icon: ` ${icon}\n` }))
      expect(discovery.wallets()[0]?.iconUrl).toBe(icon)
    })

    test('an announcement that throws when read is skipped', async () => {
      const { discovery, announce, calls } = openPage()
      for (const property of ['name', 'rdns', 'icon'])
        announce(Object.defineProperty(info('a.b'), property, { get: throwing }))
      announce(new Proxy({}, { get: throwing }))
      announce(info('test.pelican'), new Proxy({}, { get: throwing }))
      await turn()
      expect([discovery.wallets().length, calls()]).toEqual([2, 1])
    })

    test(`of ${MANY} wallets, ${MAX_WALLETS} are read and listed, with one notification`, async () => {
      const { discovery, announce, calls } = openPage()
      let reads = 0
      for (let index = 0; index < MANY; index++) {
        const detail = Object.defineProperty(info(`test.n${index}`), 'name', {
          get() {
            reads++
            return 'Pelican'
          }
        })
        announce(detail)
      }
      await turn()
      expect([discovery.wallets().length, reads, calls()]).toEqual([MAX_WALLETS, MAX_WALLETS, 1])
    })

    test(`a wallet that announces itself ${MANY} times is read once, with one notification`, async () => {
      const { announce, calls } = openPage()
      let reads = 0
      const counted = new Proxy(info('test.pelican'), {
        get(target, property) {
          reads++
          return Reflect.get(target, property)
        }
      })
      const provider = announce(counted)
      await turn()
      const readOnce = reads
      for (let index = 0; index < MANY; index++) announce(counted, provider)
      await turn()
      expect([reads, calls()]).toEqual([readOnce, 1])
    })
  })
}
