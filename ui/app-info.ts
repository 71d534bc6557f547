/** Words with a link, in a text of the site's own. */
interface TextLink {
  readonly text: string
  /** An http(s) URL, or a path on the page's origin. */
  readonly url: string
}

/** What the connect dialog says about the site itself. */
export interface AppInfo {
  /** Where visitors read more about wallets: an http(s) URL, or a path on the page's origin. */
  readonly learnMoreUrl?: string
  /** What visitors accept by connecting, as text with links: `['By connecting, you accept the ', { text: 'terms', url: '/terms' }, '.']`. */
  readonly disclaimer?: readonly (string | TextLink)[]
}
