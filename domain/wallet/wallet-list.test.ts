import { expect, test } from 'vitest'
import type { Connector } from '#domain/ports/connector.ts'
import { assertIconAccent, type Wallet } from './wallet.ts'
import { mergeWallets, recentAfterConnecting, walletGroups, walletsToGet } from './wallet-list.ts'

const noConnector = (): Promise<Connector> => Promise.reject(new Error('not used'))
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: id,
  iconUrl: '',
  iconBackground: '#fff',
  group: 'popular',
  transport: () => ({ kind: 'here' }),
  loadConnector: noConnector,
  ...more
})
const desktop = { os: 'desktop', browser: 'chrome' } as const
const installed = (id: string) => wallet(id, { rdns: [id], group: 'installed' })
const listed = (wallets: Wallet[], recents: string[] = []) =>
  walletGroups(wallets, recents, desktop).map(({ id, wallets: rows }) => [id, ...rows.map((row) => row.wallet.id)])

test('announced wallets are listed before the catalogue', () => {
  expect(listed([wallet('b'), installed('a'), wallet('c')])).toEqual([
    ['installed', 'a'],
    ['popular', 'b', 'c']
  ])
})

test('groups of a team’s own come after the announced wallets, in their order, as do the wallets in them', () => {
  const absent = { transport: () => ({ kind: 'absent' }) as const, downloads: { anyBrowser: 'https://a.example' } }
  const wallets = [
    wallet('z', { ownGroup: 'Ours', ...absent }),
    wallet('y', { ownGroup: 'Ours' }),
    wallet('b', { ownGroup: 'Others' }),
    wallet('a', { ownGroup: 'Others' }),
    installed('x')
  ]
  const names = (recents: string[]) =>
    walletGroups(wallets, recents, desktop).map(({ id, name, wallets: rows }) => [
      name ?? id,
      ...rows.map((row) => row.wallet.id)
    ])
  expect(names([])).toEqual([
    ['installed', 'x'],
    ['Ours', 'z', 'y'],
    ['Others', 'b', 'a']
  ])
  expect(names(['a'])).toEqual([
    ['installed', 'x'],
    ['Ours', 'z', 'y'],
    ['Others', 'a', 'b']
  ])
})

test('only wallets that are ready or have an extension to download are listed', () => {
  const transport = () => ({ kind: 'absent' }) as const
  expect(
    listed([wallet('a', { transport }), wallet('b', { transport, downloads: { anyBrowser: 'https://b.example' } })])
  ).toEqual([['popular', 'b']])
})

test('after recent wallets come those that connect from here, then those to be opened or installed first', () => {
  const pageLink = { kind: 'page-link', url: 'https://x.example' } as const
  const wallets = [
    wallet('absent', { transport: () => ({ kind: 'absent' }), downloads: { anyBrowser: 'https://a.example' } }),
    wallet('inside', { transport: () => pageLink, isHost: () => false }),
    wallet('recent', { transport: () => pageLink, isHost: () => false }),
    wallet('paired', { transport: () => ({ kind: 'pairing' }) }),
    wallet('linked', { transport: () => pageLink }),
    wallet('here')
  ]
  expect(listed(wallets, ['recent'])).toEqual([['popular', 'recent', 'here', 'paired', 'linked', 'inside', 'absent']])
})

test('at most 3 recently used wallets come first in their group, newest first; unknown ones are skipped', () => {
  const wallets = ['a', 'b', 'c', 'd', 'e'].map((id) => wallet(id))
  expect(listed(wallets, ['gone', 'e', 'd', 'c', 'b'])).toEqual([['popular', 'e', 'd', 'c', 'a', 'b']])
  const recent = walletGroups(wallets, ['e', 'd', 'c', 'b'], desktop).flatMap((group) =>
    group.wallets.filter(({ isRecent }) => isRecent)
  )
  expect(recent.map((row) => row.wallet.id)).toEqual(['e', 'd', 'c'])
})

test('a catalogue wallet that announced itself is offered once', () => {
  const catalogue = [wallet('metaMask', { rdns: ['io.metamask'] }), wallet('injected')]
  expect(mergeWallets([installed('io.metamask')], catalogue).map(({ id }) => id)).toEqual(['io.metamask', 'injected'])
})

test('an announced wallet can sign in with the connection if its catalogue entry says so', () => {
  const entries = [
    wallet('able', { rdns: ['able.wallet'], signsInWithConnection: true }),
    wallet('other', { rdns: ['other.wallet'] })
  ]
  const merged = mergeWallets([installed('able.wallet'), installed('other.wallet')], entries)
  expect(merged.map(({ signsInWithConnection = false }) => signsInWithConnection)).toEqual([true, false])
})

test('an announced wallet with the id of a catalogue wallet neither removes nor replaces it', () => {
  const catalogue = [wallet('metaMask', { rdns: ['io.metamask'] })]
  const ids = mergeWallets([installed('metaMask')], catalogue).map(({ id, group }) => [id, group])
  expect(ids).toEqual([
    ['metaMask', 'installed'],
    ['metaMask', 'popular']
  ])
})

test('wallets that share an identifier are all listed, and none is marked as recent', () => {
  const twins = [installed('io.metamask'), { ...installed('io.metamask'), id: 'io.metamask#2' }]
  const catalogue = [wallet('metaMask', { rdns: ['io.metamask'] }), wallet('b')]
  const rows = walletGroups(mergeWallets(twins, catalogue), ['io.metamask', 'io.metamask#2', 'b'], desktop).flatMap(
    (group) => group.wallets
  )
  expect(rows.map((row) => [row.wallet.id, row.wallet.caution, row.isRecent])).toEqual([
    ['io.metamask', 'shared-identifier', false],
    ['io.metamask#2', 'shared-identifier', false],
    ['b', undefined, true]
  ])
})

const phone = { os: 'ios', browser: 'safari' } as const
const toGet = (wallets: Wallet[], device: Parameters<typeof walletsToGet>[1]) =>
  walletsToGet(wallets, device).map(({ id }) => id)

test('at most 5 wallets are offered for download on a desktop and 3 on a phone, the first of the catalogue', () => {
  const wallets = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    wallet(id, { downloads: { mobile: `https://${id}.example` } })
  )
  expect(toGet(wallets, desktop)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(toGet(wallets, phone)).toEqual(['a', 'b', 'c'])
})

test('only wallets available on this device are offered for download', () => {
  const wallets = [
    wallet('none'),
    wallet('extension', { downloads: { anyBrowser: 'https://a.example' } }),
    wallet('web', { downloads: { web: 'https://d.example' } }),
    wallet('android', { downloads: { android: 'https://b.example' } }),
    wallet('ios', { downloads: { ios: 'https://c.example' } })
  ]
  expect(toGet(wallets, desktop)).toEqual(['extension', 'web', 'android', 'ios'])
  expect(toGet(wallets, phone)).toEqual(['ios'])
})

test('wallets that can be connected from this browser afterwards are offered first', () => {
  const mobile = { mobile: 'https://a.example' }
  const wallets = [
    wallet('nowhere', { downloads: mobile }),
    wallet('page', { downloads: mobile, pageUrl: () => 'https://app.example/' }),
    wallet('paired', { downloads: mobile, pairingLink: (uri) => uri }),
    wallet('extension', { downloads: { anyBrowser: 'https://b.example' } })
  ]
  expect(toGet(wallets, desktop)).toEqual(['paired', 'extension', 'nowhere', 'page'])
})

test('a wallet that only works by showing the page itself is offered for download last', () => {
  const downloads = { mobile: 'https://a.example' }
  const wallets = [
    wallet('host', { downloads, isHost: () => false }),
    wallet('a', { downloads }),
    wallet('b', { downloads })
  ]
  expect(toGet(wallets, desktop)).toEqual(['a', 'b', 'host'])
})

test('recent wallets are listed newest first, without duplicates', () => {
  expect(recentAfterConnecting(['a', 'b'], 'b')).toEqual(['b', 'a'])
})

test.each(['#fff', '#12ff80', '#12FF80', undefined])('icon accent %s is accepted', (iconAccent) => {
  expect(() => assertIconAccent({ id: 'pelican', name: 'Safe', ...(iconAccent && { iconAccent }) })).not.toThrow()
})

test.each(['red', '#ff', '#ffff', '#gggggg', '12ff80', ''])('icon accent %j stops the setup', (iconAccent) => {
  expect(() => assertIconAccent({ id: 'pelican', name: 'Safe', iconAccent })).toThrow(
    'Property `iconAccent` is not a hex value for wallet: Safe'
  )
})
