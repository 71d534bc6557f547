export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'

/** The visitor's device, as far as installing and opening wallets depends on it. */
export interface Device {
  readonly os: 'ios' | 'android' | 'desktop'
  readonly browser: Browser
}

/** An iPad identifies itself as a Mac, but no Mac has a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  return { os: osOf(userAgent, maxTouchPoints), browser: browserOf(userAgent) }
}

/** True where wallets are apps on the same device, so that nobody can scan a QR code. */
export function isPhone({ os }: Device): boolean {
  return os !== 'desktop'
}

function osOf(userAgent: string, maxTouchPoints: number): Device['os'] {
  if (/android/i.test(userAgent)) return 'android'
  const isApple = /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
  return isApple ? 'ios' : 'desktop'
}

/** Browsers also claim to be older ones, so the most specific name wins. */
function browserOf(userAgent: string): Browser {
  if (/\bedg(?:e|a|ios)?\//i.test(userAgent)) return 'edge'
  if (/\bop(?:r|ios|t)\/|opera/i.test(userAgent)) return 'opera'
  if (/\bfirefox\/|\bfxios\//i.test(userAgent)) return 'firefox'
  if (/chrom(?:e|ium)\/|\bcrios\//i.test(userAgent)) return 'chrome'
  return /\bsafari\//i.test(userAgent) ? 'safari' : 'other'
}
