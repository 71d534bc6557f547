import { isIP, isIPv4 } from 'node:net'

interface Arrival {
  /** The address at the other end of the connection. */
  readonly peer: string | undefined
  /** The header `X-Forwarded-For`, to which each proxy appends the address that it was called from. */
  readonly forwardedFor: string | undefined
  /** How many proxies of the operator's own a request passes. */
  readonly proxies: number
}

/** Of everybody whom the operator's own proxies have not named. */
export const UNREADABLE = 'unreadable'

/**
 * Whose requests count together: an IPv4 address, or the /64 of an IPv6 address, of which one visitor has every address.
 * `UNREADABLE` if no address is where the configured proxies write it. Undefined if that is not known: without configured
 * proxies, whoever calls from this machine may be one.
 */
export function clientKey({ peer, forwardedFor = '', proxies }: Arrival): string | undefined {
  if (proxies > 0) return keyOf(withoutPort(forwardedFor.split(',').at(-proxies)?.trim() ?? '')) ?? UNREADABLE
  const own = keyOf(peer ?? '')
  return own !== undefined && isLoopback(own) ? undefined : own
}

/** Those whom a request counts for: a visitor, and many who may be one. */
interface Counted {
  readonly address?: string
  /** Has ten times as much as an address, as long as that leaves half of everything to the others. */
  readonly group?: string
}

/** The /48 of an IPv6 address, of which one customer of a provider may have every /64, counts once more. */
export function countedFor(clientKey: string | undefined): Counted {
  if (clientKey === undefined) return {}
  if (clientKey === UNREADABLE) return { group: clientKey }
  if (!clientKey.includes(':')) return { address: clientKey }
  return { address: clientKey, group: `${clientKey.split(':').slice(0, 3).join(':')}::/48` }
}

/** @param overall everybody's together. @returns the limit of a group, from that of an address. */
export function groupLimit(perAddress: number, overall: number): number {
  return Math.max(1, Math.min(10 * perAddress, Math.floor(overall / 2)))
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
