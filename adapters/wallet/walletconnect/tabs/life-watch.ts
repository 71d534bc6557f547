interface LifeWatchOptions {
  /** Whoever is watched has gone when there was no sign of life for so long. */
  readonly silentMs: number
  /** Asks for a sign of life. */
  readonly ask: () => void
  readonly gone: () => void
}

/** How often a sign of life may be missing. */
const MISSED = 3

/**
 * Notices, while something is waited for, that whoever owes it has gone quiet. Counts several short waits instead of
 * one long one: after the device has slept, both sides wake at the same time.
 */
export class LifeWatch {
  readonly #options: LifeWatchOptions
  #timer: ReturnType<typeof setInterval> | undefined
  #waits = 0
  #missed = 0

  constructor(options: LifeWatchOptions) {
    this.#options = options
  }

  async during<Value>(wait: () => Promise<Value>): Promise<Value> {
    this.#waits++
    this.heard()
    try {
      return await wait()
    } finally {
      this.#waits--
      if (this.#waits === 0) clearInterval(this.#timer)
    }
  }

  /** The time begins anew. */
  heard(): void {
    this.#missed = 0
    clearInterval(this.#timer)
    if (this.#waits > 0) this.#timer = setInterval(() => this.#miss(), this.#options.silentMs / MISSED)
  }

  #miss(): void {
    this.#missed++
    if (this.#missed === MISSED) {
      this.heard()
      this.#options.gone()
    } else this.#options.ask()
  }
}
