/** What the phone answers a page with when it does not do what was asked. */
export interface PhoneRefusal {
  readonly code: number
  readonly message: string
}

/**
 * What the person with the phone does:
 * - `approve`: agrees at once
 * - `reject`: says no at once, with WalletConnect's code 5000
 * - `ask`: looks at the prompt until `settle`
 * - `ignore`: never answers
 * - an error of its own
 */
export type PhoneBehaviour = 'approve' | 'reject' | 'ask' | 'ignore' | PhoneRefusal

/** What is on the phone's screen. */
export interface Prompt {
  readonly id: number
  /** The request's method, or `session_proposal`. */
  readonly method: string
  readonly params: unknown
  readonly chainId?: number
  /** As the page names itself. */
  readonly page: string
}

interface Held extends Prompt {
  readonly settle: (answer: PhoneBehaviour) => void
}

export const rejected: PhoneRefusal = { code: 5000, message: 'User rejected.' }

/** Decides over prompts. What was said about the next one of a method goes before what was said about all of them. */
export class PhoneAnswers {
  readonly #next: { readonly method: string; readonly behaviour: PhoneBehaviour }[] = []
  readonly #always = new Map<string | undefined, PhoneBehaviour>()
  #held: readonly Held[] = []
  #awaiting: readonly { readonly method: string; readonly shown: (prompt: Prompt) => void }[] = []

  next(method: string, behaviour: PhoneBehaviour): void {
    this.#next.push({ method, behaviour })
  }

  /** @param method every method that has no behaviour of its own, when left out. */
  always(behaviour: PhoneBehaviour, method?: string): void {
    this.#always.set(method, behaviour)
  }

  /** Oldest first. */
  get prompts(): readonly Prompt[] {
    return this.#held.map(({ settle: _, ...prompt }) => prompt)
  }

  /** Resolves as soon as a prompt of the method waits for an answer. */
  async untilPrompted(method: string): Promise<Prompt> {
    const held = this.prompts.find((prompt) => prompt.method === method)
    return (
      held ??
      new Promise((shown) => {
        this.#awaiting = [...this.#awaiting, { method, shown }]
      })
    )
  }

  /** Answers the prompt, or the oldest one. @throws Error when there is none. */
  settle(answer: 'approve' | 'reject' | PhoneRefusal, id = this.#held[0]?.id): void {
    const found = this.#held.find((prompt) => prompt.id === id)
    if (!found) throw new Error('The phone shows no such prompt.')
    found.settle(answer)
  }

  /** Takes a prompt from the screen that needs no answer any more. */
  dismiss(id: number): void {
    this.#held = this.#held.filter((prompt) => prompt.id !== id)
  }

  /** @returns why the prompt is refused, or undefined when it is approved. */
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
      const shownTo = this.#awaiting.filter(({ method }) => method === prompt.method)
      this.#awaiting = this.#awaiting.filter((each) => !shownTo.includes(each))
      for (const { shown } of shownTo) shown(prompt)
    })
  }
}
