import type { SentRequest } from './session/tab-data.ts'

/** The wallet that the visitor picked. */
export interface PickedWallet {
  readonly name: string
  /** Brings its app to the front, such as `rainbow://`; only on a phone. */
  readonly href?: string
}

/** The link that makes a wallet's app show a request; an app that does not support it still comes to the front. */
export function requestLink(href: string, { requestId, topic }: SentRequest): string {
  return `${href.replace(/\/$/, '')}/wc?requestId=${requestId}&sessionTopic=${topic}`
}

/** Only with the focus: otherwise the visitor is looking at another tab or window, which must stay in front. */
export function openAppLink(link: string): void {
  if (document.hasFocus()) window.open(link, /^https?:/.test(link) ? '_blank' : '_self', 'noreferrer noopener')
}

/** Where the package looks for a link to open with every request: another page of this origin may have left one. */
const PACKAGE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

export function forgetPackageLink(): void {
  try {
    window.localStorage.removeItem(PACKAGE_KEY)
  } catch {
    // Without access to storage, there is no such link.
  }
}
