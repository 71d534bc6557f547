/** Of several attempts the newest: the ones before are aborted, so that their late answers are ignored. */
export class Latest {
  #controller = new AbortController()

  /** @returns a signal that is aborted when the next attempt starts, or when this one is cancelled. */
  start(): AbortSignal {
    this.cancel()
    this.#controller = new AbortController()
    return this.#controller.signal
  }

  cancel(): void {
    this.#controller.abort()
  }
}
