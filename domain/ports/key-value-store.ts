/**
 * Small texts kept between visits. Never throws: what the browser refuses to store (access denied, quota exceeded)
 * stays readable until the page is closed.
 */
export abstract class KeyValueStore {
  abstract read(key: string): string | undefined
  /** All keys that begin with `prefix`, in no particular order. */
  abstract keys(prefix: string): readonly string[]
  /** @returns false if the browser refused: the text is lost with the page. */
  abstract write(key: string, value: string): boolean
  /** @returns false if the browser refused: the text is back on the next visit. */
  abstract remove(key: string): boolean
  /** Calls back when another tab changes `key`, or may have missed a change. @returns a function that unsubscribes. */
  abstract subscribe(key: string, listener: () => void): () => void
  /**
   * Calls back with each key beginning with `prefix` that another tab changes, and with undefined if any of them may
   * have changed. @returns a function that unsubscribes.
   */
  abstract subscribeToAll(prefix: string, listener: (key: string | undefined) => void): () => void
  /**
   * Looks for texts under a prefix of `subscribeToAll` that this page has seen and that vanished, although neither it nor
   * another tab removed them; they have to be missing at two looks. Returns their keys: from now on they are readable
   * until the page is closed, as if the browser had refused them.
   */
  abstract takeLost(prefix: string): readonly string[]
}
