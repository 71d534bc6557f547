/** As the page has it: names below `localhost` lead nowhere else (RFC 6761). */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** True for this machine only; takes a `Host` header or the host of a URL, with or without a port. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK.test(host.replace(/:\d+$/, ''))
}

/** True for this machine under its loopback names, and under the one at which a server was told to listen. */
export function isOwnHost(host: string | undefined, own: string | undefined): boolean {
  if (isLoopbackHost(host) || host === undefined || own === undefined) return isLoopbackHost(host)
  const name = own.includes(':') ? `[${own}]` : own
  return host.replace(/:\d+$/, '').toLowerCase() === name.toLowerCase()
}

/** True for the addresses that stand for every address of a machine. */
export function isWildcard(address: string): boolean {
  return address === '0.0.0.0' || address === '::'
}

/** Under which host programs of this machine reach what listens at an address. */
export function reachableHost(address: string): string {
  if (isWildcard(address)) return '127.0.0.1'
  return address.includes(':') ? `[${address}]` : address
}

/** @throws Error when a node that could sign or mine is not on this machine. */
export function assertLoopbackUrl(url: string): void {
  if (!isLoopbackHost(new URL(url).host)) throw new Error(`${new URL(url).host} is not on this machine.`)
}
