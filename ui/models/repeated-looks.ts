import { nextPollDelay } from '#domain/confirmation-poll.ts'

interface Looking {
  readonly looks: number
  /** A look is under way, or a timer has the next one. */
  isBusy: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Looks at each thing again and again: soon at first, then whenever it is asked for, and never twice at a time. */
export class RepeatedLooks {
  readonly #open = new Map<string, Looking>()

  /** @param look resolves to whether there is more to wait for. */
  async at(key: string, look: () => Promise<boolean>): Promise<void> {
    const { looks, isBusy } = this.#open.get(key) ?? { looks: 0, isBusy: false }
    if (isBusy) return
    const looking: Looking = { looks: looks + 1, isBusy: true }
    this.#open.set(key, looking)
    const isUnfinished = await look()
    if (this.#open.get(key) !== looking) return
    if (isUnfinished) this.#again(key, looks, look)
    else this.#open.delete(key)
  }

  /** Looks that are under way end without another. */
  stop(): void {
    for (const { timer } of this.#open.values()) clearTimeout(timer)
    this.#open.clear()
  }

  #again(key: string, retries: number, look: () => Promise<boolean>): void {
    const delay = nextPollDelay(retries)
    const next: Looking = { looks: retries + 1, isBusy: delay !== undefined }
    this.#open.set(key, next)
    if (delay === undefined) return
    next.timer = setTimeout(() => {
      next.isBusy = false
      void this.at(key, look)
    }, delay)
  }
}
