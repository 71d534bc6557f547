/** IPv4 blocks outside the public internet (IANA's special-purpose registry, multicast and class E). */
const SPECIAL_IPV4: readonly string[] = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, cloud metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4' // reserved, broadcast
]
/** Excludes loopback, link-local, unique-local, multicast, and IPv4-mapped and translated addresses. */
const GLOBAL_IPV6 = '2000::/3'
const SPECIAL_IPV6: readonly string[] = [
  '2001::/23', // protocol assignments, Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which wraps any IPv4 address
  '3fff::/20' // documentation
]
/** Top-level domains of local networks, or of no host at all (RFC 6761, 6762, 7686, 8375, 9476; ICANN's `internal`). */
const SPECIAL_NAMES: readonly string[] = [
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test'
]

/**
 * False for hosts that are, as written, this machine, on a local network or reserved. `hostname` is that of a parsed
 * http(s) URL: the parser has already normalised decimal, octal, hexadecimal and full-width addresses.
 */
export function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1))
  return /^[\d.]+$/.test(hostname) ? !isWithinAny(hostname, SPECIAL_IPV4) : isPublicName(hostname)
}

function isPublicIpv6(address: string): boolean {
  return isWithinAny(address, [GLOBAL_IPV6]) && !isWithinAny(address, SPECIAL_IPV6)
}

/** A name without a dot can only be on the local network. */
function isPublicName(name: string): boolean {
  const labels = name.replace(/\.$/, '').split('.')
  return labels.length > 1 && !labels.includes('') && !SPECIAL_NAMES.includes(labels.at(-1) ?? '')
}

function isWithinAny(address: string, blocks: readonly string[]): boolean {
  return blocks.some((block) => {
    const [base = '', bits] = block.split('/')
    const size = 2 ** (32 - Number(bits))
    return Math.floor(firstWord(address) / size) === Math.floor(firstWord(base) / size)
  })
}

/** The first 32 bits: a whole IPv4 address, and enough of an IPv6 one for the blocks above. */
function firstWord(address: string): number {
  if (!address.includes(':')) return address.split('.').reduce((word, part) => word * 256 + Number(part), 0)
  const [first, second] = address.split(':', 2).map((group) => Number.parseInt(group || '0', 16))
  return (first ?? 0) * 65_536 + (second ?? 0)
}
