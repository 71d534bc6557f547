import { expect, test } from 'vitest'
import type { Connector } from './ports/connector.ts'
import { assertIconAccent, type Wallet } from './wallet.ts'
import { mergeWallets, recentAfterConnecting, walletGroups } from './wallet-list.ts'

const noConnector = (): Promise<Connector> => Promise.reject(new Error('not used'))
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: id,
  iconUrl: '',
  iconBackground: '#fff',
  groupName: 'Popular',
  groupIndex: 1,
  way: () => ({ kind: 'here' }),
  loadConnector: noConnector,
  ...more
})
const desktop = { os: 'desktop', browser: 'chrome' } as const
const installed = (id: string) => wallet(id, { rdns: [id], groupName: 'Installed', groupIndex: 0 })
const listed = (wallets: Wallet[], recents: string[] = []) =>
  walletGroups(wallets, recents, desktop).map(({ name, wallets: rows }) => [name, ...rows.map((row) => row.wallet.id)])

test('wallets are grouped by group name, sorted by group index', () => {
  expect(listed([wallet('b'), installed('a'), wallet('c')])).toEqual([
    ['Installed', 'a'],
    ['Popular', 'b', 'c']
  ])
})

test('only wallets that are ready or have an extension to download are listed', () => {
  const way = () => ({ kind: 'absent' }) as const
  expect(listed([wallet('a', { way }), wallet('b', { way, downloads: { anyBrowser: 'https://b.example' } })])).toEqual([
    ['Popular', 'b']
  ])
})

test('at most 3 recently used wallets come first in their group, newest first; unknown ones are passed over', () => {
  const wallets = ['a', 'b', 'c', 'd', 'e'].map((id) => wallet(id))
  expect(listed(wallets, ['gone', 'e', 'd', 'c', 'b'])).toEqual([['Popular', 'e', 'd', 'c', 'a', 'b']])
  const recent = walletGroups(wallets, ['e', 'd', 'c', 'b'], desktop).flatMap((group) =>
    group.wallets.filter(({ isRecent }) => isRecent)
  )
  expect(recent.map((row) => row.wallet.id)).toEqual(['e', 'd', 'c'])
})

test('a catalogue wallet that announced itself is offered once', () => {
  const catalogue = [wallet('metaMask', { rdns: ['io.metamask'] }), wallet('injected')]
  expect(mergeWallets([installed('io.metamask')], catalogue).map(({ id }) => id)).toEqual(['io.metamask', 'injected'])
})

test('the newest recent wallet is first, each once', () => {
  expect(recentAfterConnecting(['a', 'b'], 'b')).toEqual(['b', 'a'])
})

test.each(['#fff', '#12ff80', '#12FF80', undefined])('icon accent %s is accepted', (iconAccent) => {
  expect(() => assertIconAccent({ name: 'Safe', ...(iconAccent && { iconAccent }) })).not.toThrow()
})

test.each(['red', '#ff', '#ffff', '#gggggg', '12ff80', ''])('icon accent %j stops the setup', (iconAccent) => {
  expect(() => assertIconAccent({ name: 'Safe', iconAccent })).toThrow(
    'Property `iconAccent` is not a hex value for wallet: Safe'
  )
})
