interface TurnsOptions {
  /** Others are refused while work takes longer; without it, they wait. */
  readonly patience?: { readonly ms: number; readonly whenSpent: () => Error }
}

interface Waiting {
  readonly begin: () => void
  readonly refuse: (cause: Error) => void
}

/** Lets work go on one after another, where two at a time are never safe. */
export class Turns {
  readonly #options: TurnsOptions
  #waiting: Waiting[] = []
  #state: 'free' | 'taken' | 'overdue' = 'free'

  constructor(options: TurnsOptions = {}) {
    this.#options = options
  }

  /** @throws the error made by `whenSpent`, else whatever the work throws. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const { patience } = this.#options
    if (patience && this.#state === 'overdue') throw patience.whenSpent()
    if (this.#state === 'taken') {
      await new Promise<void>((begin, refuse) => {
        this.#waiting.push({ begin, refuse })
      })
    }
    this.#state = 'taken'
    const timer = patience && setTimeout(() => this.#refuseAll(patience.whenSpent), patience.ms)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      const next = this.#waiting.shift()
      this.#state = next ? 'taken' : 'free'
      next?.begin()
    }
  }

  #refuseAll(whenSpent: () => Error): void {
    this.#state = 'overdue'
    const waiting = this.#waiting
    this.#waiting = []
    for (const { refuse } of waiting) refuse(whenSpent())
  }
}
