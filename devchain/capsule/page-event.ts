/** Something that a page did or said, or that happened to it; `text` is for people. */
export interface PageEvent {
  /** In ms since 1970. */
  readonly time: number
  /** Which of the test's pages, from 1; 0 when that is not known. */
  readonly page: number
  readonly kind:
    | 'went' // the page is at another address
    | 'clicked'
    | 'pressed' // a key that does something: Enter, Escape, Tab
    | 'opened' // a dialog, by its title
    | 'closed'
    | 'said' // a live region
    | 'stored' // a key of the local storage
    | 'logged' // the console
    | 'failed' // an uncaught error, or a request without an answer
  readonly text: string
}
