import type { RefusalCode } from '#server/answers.ts'
import { StoreError } from '#server/store/store-error.ts'

/** Between two questions to the store, however many ask. */
const CHECK_EVERY_MS = 1000

/** Whether the service can serve requests. */
export class Readiness {
  readonly #check: () => Promise<void>
  #checkedAt = Number.NEGATIVE_INFINITY
  #problem: Promise<RefusalCode | undefined> = Promise.resolve(undefined)
  #isDraining = false

  /** @param check rejects unless the store answers. */
  constructor(check: () => Promise<void>) {
    this.#check = check
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** From now on a balancer should send requests elsewhere. */
  drain(): void {
    this.#isDraining = true
  }

  /** The code of what is wrong, at most a second ago. @param now in ms, by a clock that never goes back. */
  async problem(now: number): Promise<RefusalCode | undefined> {
    if (this.#isDraining) return 'draining'
    if (now - this.#checkedAt >= CHECK_EVERY_MS) {
      this.#checkedAt = now
      this.#problem = this.#check().then(
        () => undefined,
        (error: unknown) => (error instanceof StoreError ? error.kind : 'internal')
      )
    }
    return this.#problem
  }
}
