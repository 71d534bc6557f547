import { nextPollDelay } from '#domain/confirmation-poll.ts'

interface Looking {
  readonly looks: number
  /** Milliseconds since 1970. */
  readonly notBefore: number
  /** A look is under way, or a timer has the next one. */
  isBusy: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Looks at each thing again and again: soon at first, then whenever it is asked for, and never twice at a time. */
export class RepeatedLooks {
  readonly #open = new Map<string, Looking>()

  /** @param look resolves to the ms for which there is nothing to look at again; undefined when there never will be. */
  async at(key: string, look: () => Promise<number | undefined>): Promise<void> {
    const { looks, isBusy, notBefore } = this.#open.get(key) ?? { looks: 0, isBusy: false, notBefore: 0 }
    if (isBusy || Date.now() < notBefore) return
    const looking: Looking = { looks: looks + 1, notBefore, isBusy: true }
    this.#open.set(key, looking)
    const pause = await look()
    if (this.#open.get(key) !== looking) return
    if (pause === undefined) this.#open.delete(key)
    else this.#again(key, looks, pause, look)
  }

  /** Looks that are under way end without another. */
  stop(): void {
    for (const { timer } of this.#open.values()) clearTimeout(timer)
    this.#open.clear()
  }

  #again(key: string, retries: number, pause: number, look: () => Promise<number | undefined>): void {
    const delay = pause > 0 ? undefined : nextPollDelay(retries)
    const next: Looking = { looks: retries + 1, notBefore: Date.now() + pause, isBusy: delay !== undefined }
    this.#open.set(key, next)
    if (delay === undefined) return
    next.timer = setTimeout(() => {
      next.isBusy = false
      void this.at(key, look)
    }, delay)
  }
}
