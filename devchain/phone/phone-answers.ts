/** The error a page receives when the phone refuses. */
export interface PhoneRefusal {
  readonly code: number
  readonly message: string
}

/**
 * What the phone's user does:
 * - `approve`: approves immediately
 * - `reject`: rejects immediately, with WalletConnect's code 5000
 * - `ask`: keeps the prompt open until `settle`
 * - `ignore`: never answers
 * - a custom error
 */
export type PhoneBehaviour = 'approve' | 'reject' | 'ask' | 'ignore' | PhoneRefusal

/** A prompt on the phone's screen. */
export interface Prompt {
  readonly id: number
  /** The request's method, `session_proposal` or `session_authenticate`. */
  readonly method: string
  readonly params: unknown
  readonly chainId?: number
  /** The page's own name. */
  readonly page: string
}

interface Held extends Prompt {
  readonly settle: (answer: PhoneBehaviour) => void
}

export const rejected: PhoneRefusal = { code: 5000, message: 'User rejected.' }

/** Decides prompts: a behaviour set by `next` wins over one set by `always`. */
export class PhoneAnswers {
  readonly #next: { readonly method: string; readonly behaviour: PhoneBehaviour }[] = []
  readonly #always = new Map<string | undefined, PhoneBehaviour>()
  #held: readonly Held[] = []
  #awaiting: readonly { readonly method: string; readonly resolve: (prompt: Prompt) => void }[] = []

  next(method: string, behaviour: PhoneBehaviour): void {
    this.#next.push({ method, behaviour })
  }

  /** @param method without it, applies to all methods that have no behaviour of their own. */
  always(behaviour: PhoneBehaviour, method?: string): void {
    this.#always.set(method, behaviour)
  }

  /** Oldest first. */
  get prompts(): readonly Prompt[] {
    return this.#held.map(({ settle: _, ...prompt }) => prompt)
  }

  /** Resolves once a prompt of the method is open. */
  async untilPrompted(method: string): Promise<Prompt> {
    const held = this.prompts.find((prompt) => prompt.method === method)
    return (
      held ??
      new Promise((resolve) => {
        this.#awaiting = [...this.#awaiting, { method, resolve }]
      })
    )
  }

  /** Settles this prompt, or the oldest one. @throws Error when there is none. */
  settle(answer: 'approve' | 'reject' | PhoneRefusal, id = this.#held[0]?.id): void {
    const found = this.#held.find((prompt) => prompt.id === id)
    if (!found) throw new Error('The phone does not show this prompt.')
    found.settle(answer)
  }

  /** Removes a prompt that no longer needs an answer. */
  dismiss(id: number): void {
    this.#held = this.#held.filter((prompt) => prompt.id !== id)
  }

  /** @returns the refusal, or undefined on approval. */
  async decide(prompt: Prompt): Promise<PhoneRefusal | undefined> {
    const behaviour = this.#behaviourFor(prompt.method)
    const answer = behaviour === 'ask' ? await this.#hold(prompt) : behaviour
    if (answer === 'ignore') return new Promise(() => undefined)
    if (answer === 'reject') return rejected
    return typeof answer === 'object' ? answer : undefined
  }

  #behaviourFor(method: string): PhoneBehaviour {
    const index = this.#next.findIndex((entry) => entry.method === method)
    const once = index < 0 ? undefined : this.#next.splice(index, 1)[0]?.behaviour
    return once ?? this.#always.get(method) ?? this.#always.get(undefined) ?? 'approve'
  }

  #hold(prompt: Prompt): Promise<PhoneBehaviour> {
    return new Promise((resolve) => {
      const settle = (answer: PhoneBehaviour) => {
        this.dismiss(prompt.id)
        resolve(answer)
      }
      this.#held = [...this.#held, { ...prompt, settle }]
      const shown = this.#awaiting.filter(({ method }) => method === prompt.method)
      this.#awaiting = this.#awaiting.filter((each) => !shown.includes(each))
      for (const waiting of shown) waiting.resolve(prompt)
    })
  }
}
