import { expect, test } from 'vitest'
import { type Browser, type Device, deviceOf } from '#domain/device.ts'
import { readVectors } from './vectors.ts'

type Row = readonly [browser: string, system: string, kind: string, userAgent: string]

const { vectors } = readVectors<{ readonly vectors: readonly Row[] }>('user-agents')

const BROWSERS: Readonly<Record<string, Browser>> = {
  Chrome: 'chrome',
  'Microsoft Edge': 'edge',
  Firefox: 'firefox',
  Opera: 'opera',
  Safari: 'safari'
}
const SYSTEMS: Readonly<Record<string, Device['os']>> = {
  Android: 'android',
  iOS: 'ios',
  macOS: 'desktop',
  Windows: 'desktop',
  Linux: 'desktop',
  'Chrome OS': 'desktop'
}

/** A phone or a tablet has a touch screen, even one that says that it is a Mac. */
function read([, , kind, userAgent]: Row): Device {
  return deviceOf({ userAgent, maxTouchPoints: kind === 'mobile' || kind === 'tablet' ? 5 : 0 })
}

/** The page of an app does not say that it is Safari. */
const IN_AN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 7_0_4 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/11B554a'
/** Nor does this phone, which says that it is a Mac and an iPhone. */
const MAC_AND_IPHONE =
  'Mozilla/5.0 (Macintosh; U; PPC Mac OS X 10_5_2; en-gb) AppleWebKit/526+ (KHTML, like Gecko) Version/3.1 iPhone'
/** Internet Explorer, which the source takes for Edge on a phone. */
const EXPLORER =
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; Touch; .NET4.0C; .NET4.0E; .NET CLR 2.0.50727; .NET CLR 3.0.30729; .NET CLR 3.5.30729; Tablet PC 2.0; Zoom 3.6.0; InfoPath.3; rv:11.0) like Gecko'
/** Amazon's tablet, which like an iPad says that it is a Mac. */
const SILK =
  'Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_6_3; en-us; Silk/1.0.22.153_10033210) AppleWebKit/533.16 (KHTML, like Gecko) Version/5.0 Safari/533.16 Silk-Accelerated=true'
/** A phone all the same, whose wallets are apps. */
const LIKE_ANDROID =
  'Mozilla/5.0 (Linux; Ubuntu 14.04 like Android 4.4) AppleWebKit/537.36 Chromium/35.0.1870.2 Mobile Safari/537.36'

test('the browsers that wallets have extensions for are told apart', () => {
  const known = vectors.filter(([browser]) => Object.hasOwn(BROWSERS, browser))
  expect(known.length).toBeGreaterThan(50)
  const missed = known.filter((row) => read(row).browser !== BROWSERS[row[0]])
  expect(missed.map(([, , , userAgent]) => userAgent)).toEqual([IN_AN_APP, MAC_AND_IPHONE, EXPLORER])
})

test('phones are told from computers', () => {
  const known = vectors.filter(([, system]) => Object.hasOwn(SYSTEMS, system))
  expect(known.length).toBeGreaterThan(100)
  const missed = known.filter((row) => read(row).os !== SYSTEMS[row[1]])
  expect(missed.map(([, , , userAgent]) => userAgent)).toEqual([SILK, MAC_AND_IPHONE, EXPLORER, LIKE_ANDROID])
})
