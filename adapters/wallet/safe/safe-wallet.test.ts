// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { WalletAnswerError } from '#domain/errors.ts'
import { mobileDownloadUrl } from '#domain/wallet.ts'
import { wallet } from '../catalog/safe.ts'
import { Eip6963Discovery } from '../eip6963-discovery.ts'

const desktop = { os: 'desktop', browser: 'chrome' } as const
const page = { discovery: new Eip6963Discovery(), device: desktop, ownerOf: () => undefined }

test('in the frame of a Safe it is here, and the page is its own', () => {
  const safe = wallet({ ...page, safeHost: 'https://app.safe.global' })
  expect([safe.way(), safe.isHost?.()]).toEqual([{ kind: 'here' }, true])
})

test('anywhere else there is no way to it, not even a pairing', async () => {
  const safe = wallet({ ...page, walletConnect: { load: () => Promise.reject(new Error('Not asked for.')) } })
  expect([safe.way(), safe.isHost?.()]).toEqual([{ kind: 'absent' }, false])
  await expect(safe.loadConnector()).rejects.toBeInstanceOf(WalletAnswerError)
})

test('it can be got all the same', () => {
  const safe = wallet(page)
  expect(mobileDownloadUrl(safe, { os: 'ios', browser: 'safari' })).toContain('apps.apple.com')
  expect(mobileDownloadUrl(safe, { os: 'android', browser: 'chrome' })).toContain('global.safe.mobileapp')
  expect(mobileDownloadUrl(safe, desktop)).toBe('https://app.safe.global/')
})
