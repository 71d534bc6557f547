/** Keeps only the newest of several attempts: earlier ones are aborted, so that their late answers are ignored. */
export class Latest {
  #controller = new AbortController()

  /** @returns a signal that aborts when the next attempt starts or this one is cancelled. */
  start(): AbortSignal {
    this.cancel()
    this.#controller = new AbortController()
    return this.#controller.signal
  }

  cancel(): void {
    this.#controller.abort()
  }
}
