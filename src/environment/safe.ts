/** No wildcards in host names, and no characters with a meaning in a header. */
const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[::1\])(?::\d+)?$/
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** The origins whose frames the page may be shown in as a Safe App; none if the variable is set but empty. */
export function readSafeHosts(value: string | undefined, configured: readonly string[]): readonly string[] {
  if (value === undefined) return configured.map((host) => checked('safeHosts', host))
  return value.split(',').flatMap((host) => (host.trim() ? [checked('SAFE_HOSTS', host.trim())] : []))
}

/** The Safe of the development server; a build has none. */
export function readTestSafe(value = '', { isBuild }: { readonly isBuild: boolean }): readonly string[] {
  return value && !isBuild ? [checked('TEST_SAFE', value)] : []
}

/** Compared literally with the origin that a browser reports, so it must be spelled exactly the same. */
function checked(name: string, host: string): string {
  const url = URL.canParse(host) ? new URL(host) : undefined
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (url && isSecure && url.origin === host && ORIGIN.test(host)) return host
  throw new Error(`${name} must list https origins such as https://app.safe.global, got "${host}".`)
}
