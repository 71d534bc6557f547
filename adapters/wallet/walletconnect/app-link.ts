import type { SentRequest } from './session/tab-data.ts'

/** The wallet that the visitor picked. */
export interface WalletApp {
  readonly name: string
  /** Brings its app to the front, such as `rainbow://`; only on a phone. */
  readonly href?: string
}

/** The link by which a wallet's app shows a request; an app that does not know it comes to the front all the same. */
export function requestLink(href: string, { requestId, topic }: SentRequest): string {
  return `${href.replace(/\/$/, '')}/wc?requestId=${requestId}&sessionTopic=${topic}`
}

/** Another tab, or another window, has what the visitor looks at: this one does not take the screen from it. */
export function openAppLink(link: string): void {
  if (document.hasFocus()) window.open(link, /^https?:/.test(link) ? '_blank' : '_self', 'noreferrer noopener')
}

/** Where the package looks for a link to open with every request: another page of this origin may have left one. */
const PACKAGE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

export function forgetPackageLink(): void {
  try {
    window.localStorage.removeItem(PACKAGE_KEY)
  } catch {
    // A browser that forbids storage has none to be found.
  }
}
