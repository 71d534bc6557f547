/** Work that can be ended: what is under way is awaited, and nothing is begun after that. */
export class UnderWay {
  readonly #all = new Set<Promise<unknown>>()
  #isEnded = false

  /** @returns what the work gives. @throws whatever `whenEnded` creates, instead of beginning, after `end` */
  do<Result>(work: () => Promise<Result>, whenEnded: () => Error): Promise<Result> {
    if (this.#isEnded) return Promise.reject(whenEnded())
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
