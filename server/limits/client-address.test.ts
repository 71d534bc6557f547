import { expect, test } from 'vitest'
import { clientKey, countedFor, groupLimit, UNREADABLE } from './client-address.ts'

const direct = (peer: string | undefined, forwardedFor?: string) => clientKey({ peer, forwardedFor, proxies: 0 })
const behind = (proxies: number, forwardedFor: string | undefined, peer = '127.0.0.1') =>
  clientKey({ peer, forwardedFor, proxies })

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::2:3:4:5:6:7', '0:0:2:3::/64']
])('requests from %s count for %s', (peer, key) => {
  expect(direct(peer)).toBe(key)
})

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1', '', 'nobody', undefined])(
  'without configured proxies, whose request arrives from "%s" is not known',
  (peer) => {
    expect(direct(peer)).toBeUndefined()
  }
)

test('without configured proxies, a visitor cannot choose an address', () => {
  expect(direct('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  expect(direct('127.0.0.1', '198.51.100.7')).toBeUndefined()
})

test('behind proxies, the visitor is whom the outermost one was called from, whatever came before', () => {
  expect(behind(1, '198.51.100.7')).toBe('198.51.100.7')
  expect(behind(1, '10.0.0.1, 192.0.2.1,198.51.100.7')).toBe('198.51.100.7')
  expect(behind(2, '10.0.0.1, 198.51.100.7, 203.0.113.1')).toBe('198.51.100.7')
  expect(behind(1, '2001:db8::1')).toBe('2001:db8:0:0::/64')
})

test('a proxy may append a port', () => {
  expect(behind(1, '198.51.100.7:50000')).toBe('198.51.100.7')
  expect(behind(1, '[2001:db8::1]:50000')).toBe('2001:db8:0:0::/64')
})

test.each([
  undefined,
  '',
  'unknown',
  '198.51.100.7, _hidden',
  'for=198.51.100.7',
  '999.1.1.1',
  '198.51.100.7,',
  'x'.repeat(10_000)
])('if "%s" has no address where the proxy writes it, requests count for all like it', (header) => {
  expect(behind(1, header, '10.0.0.9')).toBe(UNREADABLE)
  expect(behind(1, header)).toBe(UNREADABLE)
})

test('a header with fewer entries than proxies has no address either', () => {
  expect(behind(3, '198.51.100.7, 203.0.113.1', '10.0.0.9')).toBe(UNREADABLE)
})

test.each([
  ['192.0.2.1', { address: '192.0.2.1' }],
  ['2001:db8:1:2::/64', { address: '2001:db8:1:2::/64', group: '2001:db8:1::/48' }],
  [UNREADABLE, { group: UNREADABLE }],
  [undefined, {}]
])('%s counts for itself and for the many that may be one visitor', (key, counted) => {
  expect(countedFor(key)).toEqual(counted)
})

test('a group has ten times as much as an address, but never more than half of everything', () => {
  expect([groupLimit(300, 30_000), groupLimit(300, 3000), groupLimit(64, 500), groupLimit(1, 1)]).toEqual([
    3000, 1500, 250, 1
  ])
})
