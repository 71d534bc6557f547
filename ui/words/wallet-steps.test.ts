import { describe, expect, test } from 'vitest'
import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { appSteps, browserSteps } from './wallet-steps.ts'

const desktop: Device = { os: 'desktop', browser: 'chrome' }
const phone: Device = { os: 'ios', browser: 'safari' }

type Described = Parameters<typeof appSteps>[0] & Parameters<typeof browserSteps>[0]
const wallet = (id: string, more: Partial<Wallet> = {}): Described => ({
  id,
  name: id,
  transport: () => ({ kind: 'absent' }),
  pageUrl: () => 'https://app.example/',
  ...more
})
const paired: Partial<Wallet> = { pairingLink: (uri) => uri, transport: () => ({ kind: 'pairing' }) }
const ends = (steps: ReturnType<typeof appSteps>) => steps.slice(-1).map(({ kind, title }) => [kind, title])

describe('the last step of an app says how to connect with it', () => {
  test.each<[string, Partial<Wallet>, Device, string, string]>([
    ['a code for it to scan', paired, desktop, 'scan', 'Scan the code'],
    ['this page, which opens the app on the same phone', paired, phone, 'refresh', 'Come back to this page'],
    ['a code for this page', {}, desktop, 'scan', 'Open this page in Pelican'],
    ['this page in its browser', {}, phone, 'refresh', 'Open this page in Pelican']
  ])('%s', (_what, more, device, kind, title) => {
    expect(ends(appSteps(wallet('Pelican', more), device))).toEqual([[kind, title]])
  })
})

test('no step mentions a code if there is none to scan', () => {
  const url = 'https://pelican.example'
  const inside = wallet('Pelican', { transport: () => ({ kind: 'page-link', url }) })
  for (const each of [inside, wallet('Pelican'), wallet('Pelican', paired)])
    expect(JSON.stringify(appSteps(each, phone))).not.toMatch(/code|scan/i)
})

test('the last step of an extension is to come back, and that of a wallet on a page of its own to add this page there', () => {
  expect(ends(browserSteps(wallet('Pelican'), desktop))).toEqual([['refresh', 'Come back to this page']])
  const safe = wallet('safe', { downloads: { web: 'https://safe.example' } })
  expect(ends(browserSteps(safe, desktop))).toEqual([['install', 'Add this page in Safe{Wallet}']])
})

test('a Safe has owners, and no recovery phrase', () => {
  const steps = browserSteps(wallet('safe', { downloads: { web: 'https://safe.example' } }), desktop)
  expect(JSON.stringify(steps)).not.toContain('phrase')
  expect(steps[1]?.description).toContain('owners')
})

test('the wallets of the catalogue have steps in words of their own, each title once', () => {
  const told = ['metaMask', 'rainbow', 'coinbase', 'brave'].map((id) =>
    appSteps(wallet(id, paired), desktop).map(({ description }) => description)
  )
  expect(new Set(told.map((each) => each.join())).size).toBe(told.length)
  for (const id of ['metaMask', 'rainbow', 'coinbase', 'brave', 'Pelican']) {
    for (const steps of [
      appSteps(wallet(id, paired), desktop),
      appSteps(wallet(id), phone),
      browserSteps(wallet(id), desktop)
    ]) {
      expect(steps).toHaveLength(3)
      expect(new Set(steps.map(({ title }) => title)).size).toBe(3)
    }
  }
})

test('a wallet lists its kinds of steps; without a route back to this page the last one is left out', () => {
  const brief = wallet('Pelican', { instructions: { mobile: ['install', 'scan'], extension: ['refresh'] } })
  expect(appSteps(brief, desktop).map(({ kind }) => kind)).toEqual(['install', 'scan'])
  expect(browserSteps(brief, desktop).map(({ kind }) => kind)).toEqual(['refresh'])
  const { pageUrl: _, ...nowhere } = wallet('Pelican')
  expect(appSteps(nowhere, desktop).map(({ kind }) => kind)).toEqual(['install', 'create'])
})
