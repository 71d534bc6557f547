/** What is said of the page as a whole, loaded with the choice of its language. */
export const metadata = {
  /** For search engines, previews and Safe; other languages have their own. */
  description: 'Connect a wallet, see its balance and follow its transactions.',
  language: 'Language'
}
