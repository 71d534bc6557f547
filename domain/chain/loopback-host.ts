const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** True for this machine only, names below `localhost` included (RFC 6761). @param hostname that of a parsed URL. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}
