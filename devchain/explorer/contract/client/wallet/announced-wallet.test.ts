import { expect, test } from 'vitest'
import { type AnnouncedWallet, onAnnounced, readAnnouncement } from './announced-wallet.ts'

const provider = { request: async () => undefined }
const shown = { rdns: 'test.pelican', name: 'Pelican', icon: 'data:image/svg+xml,<svg/>' }
const info = { uuid: '1', ...shown }

test('a wallet is read from its announcement', () => {
  expect(readAnnouncement({ info, provider })).toEqual({ ...shown, provider })
})

test.each([
  ['nothing', undefined],
  ['no provider', { info }],
  ['a provider that takes no requests', { info, provider: { request: 'no' } }],
  ['no visible name', { info: { ...info, name: '\u200b' }, provider }]
])('%s is not a wallet', (_what, detail) => {
  expect(readAnnouncement(detail)).toBeUndefined()
})

test('a name is one short visible line, and an icon never an address elsewhere', () => {
  const wallet = readAnnouncement({
    info: { ...info, name: ` \u202eP\n${'x'.repeat(99)}`, icon: 'https://elsewhere.test/' },
    provider
  })
  expect(wallet?.name).toBe(`P ${'x'.repeat(37)}…`)
  expect(wallet?.icon).toBeUndefined()
})

test('each provider is a wallet once, also with the identifiers of another', () => {
  const page = new EventTarget()
  const found: AnnouncedWallet[] = []
  onAnnounced(page as Window, (wallet) => found.push(wallet))
  const impostor = { request: async () => undefined }
  for (const each of [provider, impostor, provider])
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: each } }))
  expect(found.map((wallet) => wallet.provider)).toEqual([provider, impostor])
})
