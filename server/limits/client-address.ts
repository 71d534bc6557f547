import { isIP, isIPv4 } from 'node:net'

interface Arrival {
  /** The address at the other end of the connection. */
  readonly peer: string | undefined
  /** The header `X-Forwarded-For`, to which each proxy appends the address that it was called from. */
  readonly forwardedFor: string | undefined
  /** How many proxies of the operator's own a request passes. */
  readonly proxies: number
}

/**
 * Whose requests count together: an IPv4 address, or the /64 of an IPv6 address, of which one visitor has every address.
 * Undefined if that is not known: without configured proxies, whoever calls from this machine may be one.
 */
export function clientKey({ peer, forwardedFor = '', proxies }: Arrival): string | undefined {
  const entry = proxies > 0 ? forwardedFor.split(',').at(-proxies)?.trim() : undefined
  const forwarded = entry === undefined ? undefined : keyOf(withoutPort(entry))
  if (forwarded !== undefined) return forwarded
  const own = keyOf(peer ?? '')
  return own !== undefined && isLoopback(own) ? undefined : own
}

function keyOf(address: string): string | undefined {
  const [bare = ''] = address.split('%')
  if (isIP(bare) === 0) return undefined
  if (isIPv4(bare)) return bare
  const groups = groupsOf(bare)
  if (!/^(?:0:){5}ffff:/.test(groups.join(':'))) return `${groups.slice(0, 4).join(':')}::/64`
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // A URL has one spelling for each address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** Some proxies append a port: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

function isLoopback(key: string): boolean {
  return key.startsWith('127.') || key === keyOf('::1')
}
