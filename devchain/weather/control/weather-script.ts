import { actionText, type WeatherStep } from './weather-step.ts'

interface ScriptOptions {
  readonly act: (step: WeatherStep) => Promise<void>
  /** The number of a chain's latest block. */
  readonly head: (chainId: number) => Promise<number>
  /** What a chain is called. */
  readonly nameOf: (chainId: number) => string
  /** Between two looks at the chains. */
  readonly pause: (signal: AbortSignal) => Promise<void>
}

/** A step that is still to come, and how many blocks are missing. */
export type WaitingStep = WeatherStep & { readonly inBlocks: number }

interface Waiting {
  readonly step: WeatherStep
  readonly block: number
}

/** Does the steps of a script when their blocks come. */
export class WeatherScript {
  readonly #options: ScriptOptions
  readonly #closed = new AbortController()
  readonly #heads = new Map<number, number>()
  #waiting: readonly Waiting[] = []
  #failures: readonly string[] = []
  #isWatching = false

  constructor(options: ScriptOptions) {
    this.#options = options
  }

  get waiting(): readonly WaitingStep[] {
    return this.#waiting.map(({ step, block }) => {
      return { ...step, inBlocks: Math.max(0, block - (this.#heads.get(step.chainId) ?? 0)) }
    })
  }

  /** Why steps of the latest script failed. */
  get failures(): readonly string[] {
    return this.#failures
  }

  /** Starts in the place of what runs; what needs no block has happened when it resolves. */
  async run(steps: readonly WeatherStep[]): Promise<void> {
    const heads = new Map<number, number>()
    for (const { chainId } of steps) if (!heads.has(chainId)) heads.set(chainId, await this.#options.head(chainId))
    this.#failures = []
    this.#waiting = steps
      .map((step) => ({ step, block: (heads.get(step.chainId) ?? 0) + step.afterBlocks }))
      .sort((one, other) => one.step.afterBlocks - other.step.afterBlocks)
    for (const [chainId, head] of heads) await this.#doDue(chainId, head)
    void this.#watch()
  }

  /** Drops what is still to come on a chain, or on all of them. */
  drop(chainId?: number): void {
    this.#waiting = this.#waiting.filter(({ step }) => chainId !== undefined && step.chainId !== chainId)
    this.#failures = []
  }

  close(): void {
    this.#closed.abort()
    this.drop()
  }

  async #doDue(chainId: number, head: number): Promise<void> {
    this.#heads.set(chainId, head)
    const isDue = ({ step, block }: Waiting) => step.chainId === chainId && block <= head
    for (let due = this.#waiting.find(isDue); due; due = this.#waiting.find(isDue)) {
      const { step } = due
      this.#waiting = this.#waiting.filter((each) => each.step !== step)
      await this.#options.act(step).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause)
        this.#failures = [
          ...this.#failures,
          `${actionText(step)} on ${this.#options.nameOf(chainId)} failed: ${reason}`
        ]
      })
    }
  }

  /** Ends with the last step. A node that does not answer is asked again. */
  async #watch(): Promise<void> {
    if (this.#isWatching) return
    this.#isWatching = true
    const { signal } = this.#closed
    while (this.#waiting.length > 0 && !signal.aborted) {
      await this.#options.pause(signal)
      for (const chainId of new Set(this.#waiting.map(({ step }) => step.chainId))) {
        const head = await this.#options.head(chainId).catch(() => undefined)
        if (head !== undefined) await this.#doDue(chainId, head)
      }
    }
    this.#isWatching = false
  }
}
