import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import { isPublicHost } from '#domain/name/public-host.ts'
import { publicAddress, webAddress } from '#domain/name/web-address.ts'
import { parseUrl } from '#domain/parse-url.ts'
import { readVectors, unmet } from './vectors.ts'

interface Family {
  /** That lead a server into its own network. */
  readonly urls: readonly string[]
  /** Ways to write an address. */
  readonly encodings: readonly (readonly [address: string, hosts: readonly string[]])[]
  /** Blocks that are not for hosts on the internet. */
  readonly ranges: Readonly<Record<string, readonly string[]>>
}

const { urls, encodings, ranges } = readVectors<Family>('hosts')

/** With https, which is fetched from public hosts; their paths and ports stay. */
const secure = (url: string) => url.replace(/^(?:http|gopher|dict|ftp):/, 'https:')

/** Each with what makes its host public as it is written. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  'only DNS knows where the name leads': [
    'https://307.r3dir.me/--to/?url=http://localhost',
    'https://62epax5fhvj3zzmzigyoe5ipkbn7fysllvges3a.302.r3dir.me',
    'http://169.254.169.254.nip.io/'
  ],
  'a name of the public web': [
    'http://ⓔⓧⓐⓜⓟⓛⓔ.ⓒⓞⓜ',
    'https://example.com/ssrf.php?url=http://brutelogic.com.br/poc.svg',
    'https://www.googleapis.com/compute/v1/projects/1042377752888/setCommonInstanceMetadata'
  ]
}

test('no URL that leads into the visitor’s own network is fetched, in plain text or encrypted', () => {
  expect(urls.length).toBeGreaterThan(100)
  const isRefused = (url: string) => webAddress(url, { ipfsGateway: 'https://ipfs.example' }) === undefined
  const open = Object.values(PUBLIC).flat()
  expect(unmet(urls, (url) => isRefused(secure(url)))).toEqual(urls.filter((url) => open.includes(url)))
  expect(unmet(urls, isRefused)).toEqual(urls.filter((url) => open.includes(url) && url.startsWith('https:')))
})

/** The first host is the address itself in a URL with a name and a password, a port, and so on. */
const WRAPPED: readonly ((host: string) => string)[] = [
  (host) => `https://${host}/`,
  (host) => `https://${host}:80/`,
  (host) => `https://${host}?@example.com/`,
  (host) => `https://${host}#@example.com/`,
  (host) => `https://example.com@${host}/`,
  (host) => `https://${host}\\@example.com/`
]

test('no other way to write a private address makes it public', () => {
  for (const [address, hosts] of encodings) {
    expect(hosts.length).toBeGreaterThan(30)
    const all = hosts.flatMap((host) => WRAPPED.map((wrapped) => wrapped(host)))
    expect(
      unmet(all, (url) => publicAddress(url) === undefined),
      address
    ).toEqual([])
  }
})

/** Globally reachable, by IANA's registry: DNS servers that absorb queries (AS112), and multicast relays (AMT). */
const REACHABLE = ['192.175.48.0/24', '192.31.196.0/24', '2620:4f:8000::/48', '192.52.193.0/24']

test('a block that is not for hosts on the internet is not public from its first address to its last', () => {
  const blocks = Object.values(ranges).flat()
  const isPublic = (block: string) => endsOf(block).map((address) => isPublicHost(hostOf(address)))
  expect(blocks.filter((block) => isPublic(block).includes(true))).toEqual(REACHABLE)
  expect(REACHABLE.map(isPublic)).toEqual(REACHABLE.map(() => [true, true]))
})

test('an IPv4 address beside such a block is public', () => {
  const blocks = new BlockList()
  const ofIpv4 = Object.values(ranges)
    .flat()
    .filter((block) => !block.includes(':'))
  for (const block of ofIpv4) {
    const [base = '', bits] = block.split('/')
    blocks.addSubnet(base, Number(bits), 'ipv4')
  }
  const besides = ofIpv4.flatMap((block) => {
    const [first = 0n, last = 0n] = endsOf(block).map(numberOf)
    return [first - 1n, last + 1n].filter((each) => each >= 0n && each < 2n ** 32n).map(ipv4Of)
  })
  const outside = besides.filter((address) => !blocks.check(address))
  expect(outside.length).toBeGreaterThan(20)
  expect(unmet(outside, isPublicHost)).toEqual([])
})

test('this machine is its loopback addresses, and no other of the blocks', () => {
  const { loopback = [], ...others } = ranges
  const hosts = (blocks: readonly string[]) => blocks.flatMap(endsOf).map(hostOf)
  expect(unmet(hosts(loopback), isLoopbackHost)).toEqual([])
  expect(unmet(hosts(Object.values(others).flat()), (host) => !isLoopbackHost(host))).toEqual([])
})

/** As a parsed URL has it. */
function hostOf(address: string): string {
  return parseUrl(`https://${address.includes(':') ? `[${address}]` : address}/`)?.hostname ?? ''
}

/** The first and the last address of a block. */
function endsOf(block: string): readonly [first: string, last: string] {
  const [base = '', bits = ''] = block.split('/')
  const [size, write] = base.includes(':') ? ([128, ipv6Of] as const) : ([32, ipv4Of] as const)
  return [base, write(numberOf(base) + 2n ** BigInt(size - Number(bits)) - 1n)]
}

function numberOf(address: string): bigint {
  if (!address.includes(':')) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}

function ipv4Of(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')
}

function ipv6Of(value: bigint): string {
  return Array.from({ length: 8 }, (_, i) => ((value >> BigInt(16 * (7 - i))) & 65_535n).toString(16)).join(':')
}
