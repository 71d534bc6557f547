interface PlacesOptions {
  readonly count: number
  /** Work that takes longer leaves its places to others, and goes on. */
  readonly heldForMs: number
  /** How many places may be left so; more are held to the end. */
  readonly maxLeft: number
}

interface Waiting {
  readonly places: number
  readonly begin: () => void
}

/** Lets only so much work go on at a time, in the order in which it came. */
export class Places {
  readonly #options: PlacesOptions
  readonly #waiting: Waiting[] = []
  #taken = 0
  /** Of the taken ones, those of work that takes longer than it holds them. */
  #left = 0

  constructor(options: PlacesOptions) {
    this.#options = options
  }

  /** Work that needs more places than there are takes all of them. @returns whatever the work gives */
  async hold<Result>(wanted: number, work: () => Promise<Result>): Promise<Result> {
    const { count, heldForMs } = this.#options
    const places = Math.min(wanted, count)
    await this.#turn(places)
    let left = 0
    const timer = setTimeout(() => {
      left = places
      this.#left += left
      this.#admit()
    }, heldForMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      this.#taken -= places
      this.#left -= left
      this.#admit()
    }
  }

  #turn(places: number): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push({ places, begin })
      this.#admit()
    })
  }

  #admit(): void {
    const { count, maxLeft } = this.#options
    for (;;) {
      const [next] = this.#waiting
      if (!next || this.#taken - Math.min(this.#left, maxLeft) + next.places > count) return
      this.#waiting.shift()
      this.#taken += next.places
      next.begin()
    }
  }
}
