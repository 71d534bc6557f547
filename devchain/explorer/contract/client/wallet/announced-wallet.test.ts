import { expect, test } from 'vitest'
import { readAnnouncement } from './announced-wallet.ts'

const provider = { request: async () => undefined }
const info = { uuid: '1', rdns: 'test.pelican', name: 'Pelican', icon: 'data:image/svg+xml,<svg/>' }

test('a wallet is read from its announcement', () => {
  expect(readAnnouncement({ info, provider })).toEqual({ ...info, provider })
})

test.each([
  ['nothing', undefined],
  ['no provider', { info }],
  ['a provider that takes no requests', { info, provider: { request: 'no' } }],
  ['no identifier', { info: { ...info, uuid: 7 }, provider }]
])('%s is not a wallet', (_what, detail) => {
  expect(readAnnouncement(detail)).toBeUndefined()
})

test('a name is one short visible line, and an icon never an address elsewhere', () => {
  const wallet = readAnnouncement({
    info: { ...info, name: ` \u202eP\n${'x'.repeat(99)}`, icon: 'https://elsewhere.test/' },
    provider
  })
  expect(wallet?.name).toBe(`P${'x'.repeat(39)}`)
  expect(wallet?.icon).toBeUndefined()
  expect(readAnnouncement({ info: { ...info, name: '\u200b' }, provider })?.name).toBe('Unnamed wallet')
})
