interface SemaphoreOptions {
  readonly permits: number
  /** Work that takes longer releases its permits, and goes on. */
  readonly heldForMs: number
  /** How many permits may be released so; more are held to the end. */
  readonly maxReleased: number
}

interface Waiting {
  readonly permits: number
  readonly begin: () => void
}

/** Lets only so much work go on at a time, in the order in which it came. */
export class Semaphore {
  readonly #options: SemaphoreOptions
  readonly #waiting: Waiting[] = []
  #taken = 0
  /** Of the taken ones, those of work that takes longer than it holds them. */
  #released = 0

  constructor(options: SemaphoreOptions) {
    this.#options = options
  }

  /** Work that needs more permits than there are takes all of them. @returns whatever the work gives */
  async run<Result>(wanted: number, work: () => Promise<Result>): Promise<Result> {
    const permits = Math.min(wanted, this.#options.permits)
    await this.#acquire(permits)
    let released = 0
    const timer = setTimeout(() => {
      released = permits
      this.#released += released
      this.#admit()
    }, this.#options.heldForMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      this.#taken -= permits
      this.#released -= released
      this.#admit()
    }
  }

  #acquire(permits: number): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push({ permits, begin })
      this.#admit()
    })
  }

  #admit(): void {
    const { permits, maxReleased } = this.#options
    for (;;) {
      const [next] = this.#waiting
      if (!next || this.#taken - Math.min(this.#released, maxReleased) + next.permits > permits) return
      this.#waiting.shift()
      this.#taken += next.permits
      next.begin()
    }
  }
}
