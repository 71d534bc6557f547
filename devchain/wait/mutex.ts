interface MutexOptions {
  /** Others are refused while work takes longer; without it, they wait. */
  readonly timeout?: { readonly ms: number; readonly toError: () => Error }
}

interface Waiting {
  readonly begin: () => void
  readonly refuse: (cause: Error) => void
}

/** Lets work go on one after another, where two at a time are never safe. */
export class Mutex {
  readonly #options: MutexOptions
  #waiting: Waiting[] = []
  #state: 'free' | 'locked' | 'overdue' = 'free'

  constructor(options: MutexOptions = {}) {
    this.#options = options
  }

  /** @throws the error made by `toError`, else whatever the work throws. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { timeout } = this.#options
    if (timeout && this.#state === 'overdue') throw timeout.toError()
    if (this.#state === 'locked') {
      await new Promise<void>((begin, refuse) => {
        this.#waiting.push({ begin, refuse })
      })
    }
    this.#state = 'locked'
    const timer = timeout && setTimeout(() => this.#refuseAll(timeout.toError), timeout.ms)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      const next = this.#waiting.shift()
      this.#state = next ? 'locked' : 'free'
      next?.begin()
    }
  }

  #refuseAll(toError: () => Error): void {
    this.#state = 'overdue'
    const waiting = this.#waiting
    this.#waiting = []
    for (const { refuse } of waiting) refuse(toError())
  }
}
