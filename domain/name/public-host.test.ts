import { describe, expect, test } from 'vitest'
import { isPublicHost } from './public-host.ts'

/** As every caller has it: from the browser's own parser. */
const isPublic = (host: string) => isPublicHost(new URL(`https://${host}/`).hostname)

describe('no public host', () => {
  test.each([
    // Loopback, and all its spellings
    '127.0.0.1',
    '127.0.0.2',
    '127.255.255.255',
    '127.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '127.0.0.1',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    // IPv4 inside IPv6
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[2002:c0a8:101::1]',
    '[2001:0:7f00:1::]',
    // Unspecified
    '0',
    '0.0.0.0',
    '0.255.255.255',
    '[::]',
    // Private and shared
    '10.0.0.0',
    '10.255.255.255',
    '100.64.0.0',
    '100.127.255.255',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.0.0',
    '192.168.255.255',
    // Link-local, and the metadata of clouds
    '169.254.0.0',
    '169.254.169.254',
    '[fe80::1]',
    '[febf::1]',
    '[fec0::1]',
    // Unique-local
    '[fc00::1]',
    '[fdff::1]',
    '[fd00:ec2::254]',
    // Reserved
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.0',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '255.255.255.255',
    '[100::1]',
    '[2001:db8::1]',
    '[2001:2::1]',
    '[2001:1ff:ffff::1]',
    '[3fff::1]',
    '[3fff:fff::1]',
    '[5f00::1]',
    // Multicast
    '224.0.0.1',
    '239.255.255.255',
    '[ff02::1]',
    // Names
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ⓛocalhost',
    'x.localhost',
    'a.b.localhost.',
    'printer.local',
    'metadata.google.internal',
    'router.home.arpa',
    '1.0.0.127.in-addr.arpa',
    'router.lan',
    'wiki.corp',
    'nas.home',
    'x.intranet',
    'x.private',
    'localhost.localdomain',
    'shop.onion',
    'x.test',
    'x.invalid',
    'x.alt',
    'router',
    'router.',
    'xn--80ak6aa92e',
    'pictures..example',
    'pictures.example..'
  ])('is %s', (host) => {
    expect(isPublic(host)).toBe(false)
  })
})

describe('a public host', () => {
  test.each([
    'pictures.example',
    'pictures.example.',
    'PICTURES.example',
    'localhost.pictures.example',
    'local.example',
    '127.0.0.1.pictures.example',
    'мир.example',
    // On either side of each block
    '1.0.0.0',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.0.3.0',
    '192.88.98.255',
    '192.88.100.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '198.51.99.255',
    '198.51.101.0',
    '203.0.112.255',
    '203.0.114.0',
    '223.255.255.255',
    '[2001:200::1]',
    '[2001:db7:ffff::1]',
    '[2001:db9::1]',
    '[2003::1]',
    '[2606:4700:4700::1111]',
    '[2a00:1450:4001:82a::200e]',
    '[3ffe::1]'
  ])('is %s', (host) => {
    expect(isPublic(host)).toBe(true)
  })
})
