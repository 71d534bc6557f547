/**
 * Small texts kept between visits. Never throws: what the browser refuses to keep (storage denied, quota used up)
 * stays readable for the life of the page.
 */
export abstract class KeyValueStore {
  abstract read(key: string): string | undefined
  abstract write(key: string, value: string): void
  abstract remove(key: string): void
  /** Calls back when another tab changes `key`, or may have done so unnoticed. @returns a function that stops listening. */
  abstract subscribe(key: string, listener: () => void): () => void
}
