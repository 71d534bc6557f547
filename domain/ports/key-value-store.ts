/**
 * Small texts kept between visits. Never throws: what the browser refuses to keep (storage denied, quota used up)
 * stays readable for the life of the page.
 */
export abstract class KeyValueStore {
  abstract read(key: string): string | undefined
  /** Every key that begins with `prefix` and has a text, in no order. */
  abstract keys(prefix: string): readonly string[]
  /** @returns false when the browser refused: the text is gone with the page. */
  abstract write(key: string, value: string): boolean
  /** @returns false when the browser refused: the text is there again on the next visit. */
  abstract remove(key: string): boolean
  /** Calls back when another tab changes `key`, or may have done so unnoticed. @returns a function that stops listening. */
  abstract subscribe(key: string, listener: () => void): () => void
  /**
   * Calls back with each key beginning with `prefix` that another tab changes, and with undefined when any of them may
   * have changed. @returns a function that stops listening.
   */
  abstract subscribeToAll(prefix: string, listener: (key: string | undefined) => void): () => void
}
