import { expect, test } from 'vitest'
import type { Browser, Device } from '../device.ts'
import {
  extensionDownloadUrl,
  isReady,
  mobileDownloadUrl,
  type WalletDownloads,
  type WalletTransport,
  webWalletUrl
} from './wallet.ts'

const on = (browser: Browser, os: Device['os'] = 'desktop'): Device => ({ browser, os })
const extension = (downloads: WalletDownloads, device: Device) => extensionDownloadUrl({ downloads }, device)
const app = (downloads: WalletDownloads, device: Device) => mobileDownloadUrl({ downloads }, device)

test('a wallet can be connected unless it is absent', () => {
  const transports: WalletTransport[] = [
    { kind: 'here' },
    { kind: 'pairing' },
    { kind: 'page-link', url: 'https://a.example' },
    { kind: 'absent' }
  ]
  expect(transports.map((transport) => isReady({ transport: () => transport }))).toEqual([true, true, true, false])
})

test('an extension is the one for the browser', () => {
  const downloads = { extensions: { chrome: 'c', edge: 'e', firefox: 'f', opera: 'o', safari: 's', other: 'x' } }
  const browsers: Browser[] = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'other']
  expect(browsers.map((browser) => extension(downloads, on(browser)))).toEqual(['c', 'e', 'f', 'o', 's', 'x'])
})

test("Edge and Opera also take an extension from Chrome's store, and no other browser does", () => {
  const downloads = { extensions: { chrome: 'c' }, anyBrowser: 'a' }
  const browsers: Browser[] = ['chrome', 'edge', 'opera', 'firefox', 'safari', 'other']
  expect(browsers.map((browser) => extension(downloads, on(browser)))).toEqual(['c', 'c', 'c', 'a', 'a', 'a'])
  expect(extension({ extensions: { chrome: 'c' } }, on('firefox'))).toBeUndefined()
})

test('a phone takes no extension', () => {
  const downloads = { extensions: { chrome: 'c', safari: 's' }, anyBrowser: 'a' }
  expect([extension(downloads, on('chrome', 'android')), extension(downloads, on('safari', 'ios'))]).toEqual([
    undefined,
    undefined
  ])
})

test('an app is downloaded from the phone’s store, or from a link that leads there', () => {
  const downloads = { ios: 'i', android: 'a', mobile: 'm' }
  expect([on('safari', 'ios'), on('chrome', 'android'), on('chrome')].map((device) => app(downloads, device))).toEqual([
    'i',
    'a',
    'm'
  ])
  expect(app({ mobile: 'm' }, on('safari', 'ios'))).toBe('m')
  expect(app({ ios: 'i' }, on('chrome', 'android'))).toBeUndefined()
  expect(app({ android: 'a' }, on('chrome'))).toBe('a')
})

test('on a computer, a QR code prefers the link made for scanning', () => {
  expect(app({ qrCode: 'q', mobile: 'm', ios: 'i' }, on('chrome'))).toBe('q')
  expect(app({ qrCode: 'q', ios: 'i' }, on('chrome', 'android'))).toBeUndefined()
})

test('a web wallet is used on a computer only', () => {
  const downloads = { web: 'w' }
  expect([on('chrome'), on('firefox'), on('safari', 'ios')].map((each) => webWalletUrl({ downloads }, each))).toEqual([
    'w',
    'w',
    undefined
  ])
  expect([extension(downloads, on('chrome')), app(downloads, on('chrome'))]).toEqual([undefined, undefined])
})

test('a wallet without downloads has no download links', () => {
  expect([extensionDownloadUrl({}, on('chrome')), mobileDownloadUrl({}, on('chrome'))]).toEqual([undefined, undefined])
})
