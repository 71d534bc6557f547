export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'

/** Where the visitor is, as far as the ways to get and to open a wallet depend on it. */
export interface Device {
  readonly os: 'ios' | 'android' | 'desktop'
  readonly browser: Browser
}

/** What the browser says of itself; an iPad says that it is a Mac, but no Mac has a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  return { os: osOf(userAgent, maxTouchPoints), browser: browserOf(userAgent) }
}

/** True where wallets are apps beside the browser, and a QR code could be scanned by nobody. */
export function isPhone({ os }: Device): boolean {
  return os !== 'desktop'
}

function osOf(userAgent: string, maxTouchPoints: number): Device['os'] {
  if (/android/i.test(userAgent)) return 'android'
  const isApple = /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
  return isApple ? 'ios' : 'desktop'
}

/** Each browser also claims to be those before it, so the most particular name counts. */
function browserOf(userAgent: string): Browser {
  if (/\bedg(?:e|a|ios)?\//i.test(userAgent)) return 'edge'
  if (/\bopr\/|opera/i.test(userAgent)) return 'opera'
  if (/\bfirefox\/|\bfxios\//i.test(userAgent)) return 'firefox'
  if (/chrom(?:e|ium)\/|\bcrios\//i.test(userAgent)) return 'chrome'
  return /\bsafari\//i.test(userAgent) ? 'safari' : 'other'
}
