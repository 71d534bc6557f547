import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { PageRequest } from '#domain/page-request.ts'
import { contactedHosts } from './contacted-hosts.ts'
import { defaultDisplay } from './display.ts'

const ORIGIN = 'https://app.example'
const settings = {
  appName: 'Harbour',
  organisation: 'Harbour',
  modalSize: 'compact' as const,
  display: defaultDisplay,
  chains: [
    { ...baseGoerli, rpcUrls: ['https://nodes.example/base', 'ws:/rpc/84531'] },
    { ...lineaGoerli, rpcUrls: ['https://nodes.example/linea/', 'https://nodes.example/base/fast'] }
  ],
  names: { chain: { rpcUrls: ['https://ethereum.example'] }, ipfsGateway: 'https://gateway.example' },
  authUrl: '/auth',
  walletConnect: { relayUrl: 'wss://relay.example' },
  connectHosts: ['https://api.example'],
  imageHosts: ['https://pictures.example']
}
const once = { kind: 'request', firstAt: 5, lastAt: 5, count: 1 } as const

const asked = (url: string, more: Partial<PageRequest> = {}): PageRequest => ({ ...once, url, ...more })
const purposesOf = (requests: readonly PageRequest[], used: typeof settings | typeof withoutNames = settings) =>
  contactedHosts(requests, used, ORIGIN).flatMap(({ purposes }) => purposes)
const { names: _, ...withoutNames } = settings

test.each<[string, PageRequest['kind'], unknown]>([
  ['https://app.example/assets/shell.js', 'request', { kind: 'page' }],
  ['https://nodes.example/base', 'request', { kind: 'chain', chain: 'Base Goerli' }],
  ['https://nodes.example/linea', 'request', { kind: 'chain', chain: 'Linea Goerli' }],
  ['wss://app.example/rpc/84531', 'socket', { kind: 'chain', chain: 'Base Goerli' }],
  ['https://ethereum.example/', 'request', { kind: 'names' }],
  ['https://gateway.example/ipfs/bafy', 'picture', { kind: 'names' }],
  ['https://anywhere.example/avatar.png', 'picture', { kind: 'names' }],
  ['https://app.example/auth/nonce', 'request', { kind: 'sign-in' }],
  ['wss://relay.example/', 'socket', { kind: 'relay' }],
  ['https://api.example/prices', 'request', { kind: 'team' }],
  ['https://pictures.example/a.png', 'picture', { kind: 'team' }],
  ['wss://stranger.example/', 'socket', { kind: 'other' }],
  ['https://app.example/authors', 'request', { kind: 'page' }],
  ['https://nodes.example/base-sepolia', 'request', { kind: 'other' }],
  ['https://nodes.example/base/fast', 'request', { kind: 'chain', chain: 'Linea Goerli' }]
])('%s, a %s, is asked for its purpose', (url, kind, purpose) => {
  expect(purposesOf([asked(url, { kind })])).toEqual([purpose])
})

test('without names, nothing explains a host that is not configured', () => {
  expect(purposesOf([asked('https://anywhere.example/a')], withoutNames)).toEqual([{ kind: 'other' }])
})

test('a host counts once, from its first request to its last, with each of its purposes', () => {
  const requests = [
    asked('https://nodes.example/linea', { firstAt: 30, lastAt: 90, count: 4 }),
    asked('https://nodes.example/base', { firstAt: 20, lastAt: 40, count: 2 }),
    asked('https://app.example/', { firstAt: 50, lastAt: 50 }),
    asked('https://api.example/', { firstAt: 10, lastAt: 10 })
  ]
  expect(contactedHosts(requests, settings, ORIGIN)).toEqual([
    { host: 'app.example', purposes: [{ kind: 'page' }], firstAt: 50, lastAt: 50, count: 1 },
    { host: 'api.example', purposes: [{ kind: 'team' }], firstAt: 10, lastAt: 10, count: 1 },
    {
      host: 'nodes.example',
      purposes: [
        { kind: 'chain', chain: 'Base Goerli' },
        { kind: 'chain', chain: 'Linea Goerli' }
      ],
      firstAt: 20,
      lastAt: 90,
      count: 6
    }
  ])
})

test('nothing is asked that is only configured', () => {
  expect(contactedHosts([], settings, ORIGIN)).toEqual([])
})
