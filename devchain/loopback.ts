const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/

/** True for this machine only; takes a `Host` header or the host of a URL, with or without a port. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK.test(host.replace(/:\d+$/, ''))
}

/** @throws Error when a node that could sign or mine is not on this machine. */
export function assertLoopbackUrl(url: string): void {
  if (!isLoopbackHost(new URL(url).host)) throw new Error(`${new URL(url).host} is not on this machine.`)
}
