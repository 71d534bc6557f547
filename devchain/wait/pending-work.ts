/** Work that can be ended: what is pending is awaited, and nothing is begun after that. */
export class PendingWork {
  readonly #all = new Set<Promise<unknown>>()
  #isEnded = false

  /** @returns what the work gives. @throws whatever `toError` creates, instead of beginning, after `end` */
  run<Result>(work: () => Promise<Result>, toError: () => Error): Promise<Result> {
    if (this.#isEnded) return Promise.reject(toError())
    const begun = work()
    this.#all.add(begun)
    const forget = () => void this.#all.delete(begun)
    begun.then(forget, forget)
    return begun
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.allSettled(this.#all)
  }
}
