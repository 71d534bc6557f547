/** What a page has asked of one address since it was opened. Times in milliseconds since 1970. */
export interface PageRequest {
  /** Without query and fragment. */
  readonly url: string
  readonly kind: 'request' | 'picture' | 'socket'
  readonly firstAt: number
  readonly lastAt: number
  readonly count: number
}
