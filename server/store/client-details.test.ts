import { expect, test } from 'vitest'
import { UNREADABLE } from '#server/limits/client-address.ts'
import { clientDetails } from './client-details.ts'

const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows'
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${APPLE} Chrome/140.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'Opera', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${APPLE} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS'
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${APPLE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S928B) ${APPLE} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android'
  ]
])('%s is told by its family and its system only', (userAgent, browser, system) => {
  expect(clientDetails(userAgent, undefined)).toEqual({ browser, system })
})

test.each([undefined, '', 'curl/8.5.0', '<script>alert(1)</script>', `${'x'.repeat(600)} Firefox/1`])(
  'nothing is kept of the user agent %j',
  (userAgent) => {
    expect(clientDetails(userAgent, undefined)).toEqual({})
  }
)

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48']
])('of the address %s, the network is kept', (clientKey, network) => {
  expect(clientDetails(undefined, clientKey)).toEqual({ network })
})

test('of an address that the proxies did not write, nothing is kept', () => {
  expect(clientDetails(undefined, UNREADABLE)).toEqual({})
})
