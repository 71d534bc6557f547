import { UNREADABLE } from '#server/limits/client-address.ts'

/** Where a session is used, as coarsely as a visitor needs to recognise it. */
export interface ClientDetails {
  /** Such as `Firefox`; undefined for one that is not listed here. */
  readonly browser?: string
  /** Such as `Windows`. */
  readonly system?: string
  /** The /24 of an IPv4 address, or the /48 of an IPv6 address. */
  readonly network?: string
}

/** In this order: most browsers also name those that they descend from. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.* Safari\//]
] as const

/** An iPad that asks for desktop pages counts as a Mac: it says that it is one. */
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/]
] as const

/** Far longer than a browser's. */
const MAX_LENGTH = 512

/** @param clientKey as `limits/client-address.ts` returns it. */
export function clientDetails(userAgent: string | undefined, clientKey: string | undefined): ClientDetails {
  const text = userAgent?.slice(0, MAX_LENGTH) ?? ''
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, pattern]) => pattern.test(text))?.[0]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  const network = clientKey === undefined || clientKey === UNREADABLE ? undefined : networkOf(clientKey)
  return { ...(browser && { browser }), ...(system && { system }), ...(network && { network }) }
}

function networkOf(clientKey: string): string {
  if (clientKey.includes(':')) return `${clientKey.split(':').slice(0, 3).join(':')}::/48`
  return `${clientKey.split('.').slice(0, 3).join('.')}.0/24`
}
