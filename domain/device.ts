export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'

/** The visitor's device, as far as installing and opening wallets depends on it. */
export interface Device {
  readonly os: 'ios' | 'android' | 'desktop'
  readonly browser: Browser
  /**
   * Set on a phone where another app shows the page in its own browser, such as Telegram or Instagram: a custom scheme
   * opens there in place of the page, or not at all.
   */
  readonly isInApp?: true
}

interface DeviceNavigator extends Pick<Navigator, 'userAgent' | 'maxTouchPoints'> {
  /** On iOS, whether the page was opened from the home screen. */
  readonly standalone?: boolean
}

/**
 * An iPad identifies itself as a Mac, but no Mac has a touch screen.
 * @param page the page's `window`, which Telegram marks: its user agent does not tell.
 */
export function deviceOf(
  { userAgent, maxTouchPoints, standalone = false }: DeviceNavigator,
  page: object = {}
): Device {
  const os = osOf(userAgent, maxTouchPoints)
  const isInApp = os !== 'desktop' && !standalone && (isWebView(os, userAgent) || isOfTelegram(page))
  return { os, browser: browserOf(userAgent), ...(isInApp && { isInApp }) }
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

/** Apps whose web views may claim to be the system's browser. */
const APPS = /\b(?:FBA[NV]|Instagram|Twitter|Telegram|Line\/)/

/** Android marks its web views, and on iOS only a browser says that it is Safari. */
function isWebView(os: 'ios' | 'android', userAgent: string): boolean {
  if (APPS.test(userAgent)) return true
  return os === 'android' ? userAgent.includes('; wv)') : !/\bsafari\//i.test(userAgent)
}

function isOfTelegram(page: object): boolean {
  return 'TelegramWebviewProxy' in page || 'TelegramWebview' in page
}
