import { POLLING_INTERVAL_MS } from '#domain/chain/rpc.ts'

/**
 * The page's one timer for polling chains: a beat every 4000 ms while the page is visible, and one immediately when it
 * becomes visible again. What listeners read in one beat is sent as one batch.
 */
export class Pulse {
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @returns a function that stops. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#beat)
    return () => {
      document.removeEventListener('visibilitychange', this.#beat)
      clearTimeout(this.#timer)
    }
  }

  /** @returns a function that stops listening. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.#schedule()
    return () => this.#listeners.delete(listener)
  }

  get isBeating(): boolean {
    return document.visibilityState === 'visible'
  }

  readonly #beat = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.isBeating) return
    for (const listener of this.#listeners) listener()
    this.#schedule()
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#listeners.size === 0 || !this.isBeating) return
    this.#timer = setTimeout(this.#beat, POLLING_INTERVAL_MS)
  }
}
