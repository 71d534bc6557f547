// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { FakeProvider } from '../fake-provider.ts'
import { Eip6963Discovery } from './eip6963-discovery.ts'

const icon = 'data:image/svg+xml,<svg/>'
const info = (rdns: string, more = {}) => ({ uuid: `uuid of ${rdns}`, name: rdns, rdns, icon, ...more })
const announce = (detail: unknown) => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

function discover() {
  const discovery = new Eip6963Discovery()
  let changes = 0
  const stop = discovery.subscribe(() => changes++)
  return { discovery, stop, changes: () => changes, ids: () => discovery.wallets().map(({ id }) => id) }
}

test('a wallet that claims to be MetaMask goes by the name it announces', () => {
  const { discovery } = discover()
  announce({
    info: info('io.wigwam', { name: 'Wigwam' }),
    provider: Object.assign(new FakeProvider({}), { isMetaMask: true })
  })
  expect(discovery.wallets().map(({ name }) => name)).toEqual(['Wigwam'])
})

test.each([
  undefined,
  null,
  7,
  {},
  { info: info('x') },
  { provider: new FakeProvider({}) },
  { info: {}, provider: new FakeProvider({}) },
  { info: info('x'), provider: {} }
])('nonsense in an announcement is passed over', (detail) => {
  const { ids } = discover()
  announce(detail)
  expect(ids()).toEqual([])
})

test('a provider that announced itself is known in another wrapping by its flags, and only by all of them', () => {
  const { discovery } = discover()
  const provider = Object.assign(new FakeProvider({}), { isMetaMask: true, isPelican: true })
  announce({ info: info('test.pelican'), provider })
  expect(discovery.hasAnnounced(provider)).toBe(true)
  expect(discovery.hasAnnounced(new Proxy(provider, {}))).toBe(true)
  expect(discovery.hasAnnounced(Object.assign(new FakeProvider({}), { isMetaMask: true }))).toBe(false)
})

test('providers without a flag are known by themselves only', () => {
  const { discovery } = discover()
  const provider = new FakeProvider({})
  announce({ info: info('test.pelican'), provider })
  expect(discovery.hasAnnounced(provider)).toBe(true)
  expect(discovery.hasAnnounced(new FakeProvider({}))).toBe(false)
})

test('a late window.ethereum notifies listeners, once per turn', async () => {
  const { changes } = discover()
  for (const _time of [1, 2]) window.dispatchEvent(new Event('ethereum#initialized'))
  await Promise.resolve()
  expect(changes()).toBe(1)
})

test('no listener stays behind', () => {
  const { stop, ids } = discover()
  stop()
  announce({ info: info('io.late'), provider: new FakeProvider({}) })
  expect(ids()).toEqual([])
})

test('a wallet can sign in with the connection if it announces that, in the words of EIP-5792', () => {
  const { discovery } = discover()
  const supported = { signInWithEthereum: { supported: true } }
  for (const [index, capabilities] of [supported, { signInWithEthereum: { supported: 'yes' } }, {}, null, 7].entries())
    announce({ info: info(`wallet.n${index}`, { capabilities }), provider: new FakeProvider({}) })
  expect(discovery.wallets().map(({ signsInWithConnection = false }) => signsInWithConnection)).toEqual([
    true,
    false,
    false,
    false,
    false
  ])
})
