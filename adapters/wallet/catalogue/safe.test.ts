// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wallet } from '#adapters/wallet/catalogue/safe.ts'
import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { mobileDownloadUrl, webWalletUrl } from '#domain/wallet/wallet.ts'

const desktop = { os: 'desktop', browser: 'chrome' } as const
const phone = { os: 'ios', browser: 'safari' } as const
const safeHosts = ['https://app.safe.global', 'https://safe.example']
const page = { discovery: new Eip6963Discovery(), device: desktop, walletIdOf: () => undefined }

test('in the frame of a Safe it is here, and hosts the page', () => {
  const safe = wallet({ ...page, safeHost: 'https://app.safe.global' })
  expect([safe.transport(), safe.isHost?.()]).toEqual([{ kind: 'here' }, true])
})

test('on a computer its own page is opened with the address of this one, which it then shows inside itself', () => {
  const safe = wallet({ ...page, safeHosts })
  window.history.replaceState({}, '', '/dashboard')
  const address = encodeURIComponent(window.location.origin)
  const url = `https://app.safe.global/share/safe-app?appUrl=${address}`
  expect([safe.transport(), safe.isHost?.()]).toEqual([{ kind: 'page-link', url }, false])
  expect(safe.desktop?.getUri(window.location.origin)).toBe(url)
})

test('in a folder of its host, the page’s address is that folder, where its manifest is', () => {
  const safe = wallet({ ...page, safeHosts, folder: '/app/' })
  const url = `https://app.safe.global/share/safe-app?appUrl=${encodeURIComponent(`${window.location.origin}/app`)}`
  expect(safe.transport()).toEqual({ kind: 'page-link', url })
})

test('where no Safe may show the page, and on a phone, it is unreachable, even by pairing', async () => {
  const walletConnect = { load: () => Promise.reject(new Error('Not asked for.')) }
  for (const surroundings of [page, { ...page, safeHosts, device: phone }]) {
    const safe = wallet({ ...surroundings, walletConnect })
    expect([safe.transport(), safe.isHost?.(), safe.desktop]).toEqual([{ kind: 'absent' }, false, undefined])
    await expect(safe.loadConnector()).rejects.toMatchObject({ kind: 'absent' })
  }
})

test('it is used in any browser on a computer, and nothing is offered that would not lead back to this page', () => {
  const safe = wallet({ ...page, safeHosts })
  expect(webWalletUrl(safe, desktop)).toBe('https://app.safe.global')
  expect([mobileDownloadUrl(safe, desktop), wallet(page).downloads]).toEqual([undefined, undefined])
  expect(wallet({ ...page, safeHosts, device: phone }).downloads).toBeUndefined()
})
