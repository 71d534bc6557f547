/** Something that happened in a page; `text` is for people. */
export interface PageEvent {
  /** In ms since 1970. */
  readonly time: number
  /** Number of the test's page, from 1; 0 when unknown. */
  readonly page: number
  readonly kind:
    | 'navigated' // to another address
    | 'clicked'
    | 'pressed' // a key that does something: Enter, Escape, Tab
    | 'opened' // a dialog, by its title
    | 'closed'
    | 'announced' // in a live region
    | 'stored' // a local storage key
    | 'logged' // to the console
    | 'failed' // an uncaught error, or a request without an answer
  readonly text: string
}
