import type { LocalSafe, SafeReply, SafeRequest } from './local-safe.ts'

/** What the owner in front of the Safe is shown. */
export interface SafePrompt extends SafeRequest {
  readonly id: number
}

interface Held extends SafePrompt {
  readonly settle: (isApproved: boolean) => void
}

/** Of the SDK's methods, those that take a person. */
const PROMPTS = ['sendTransactions', 'signMessage']

/** A Safe whose owner is somebody who looks at what is asked. */
export class SafeOwner {
  readonly safe: LocalSafe
  #held: readonly Held[] = []
  #asked = 0

  constructor(safe: LocalSafe) {
    this.safe = safe
  }

  /** Oldest first. */
  get prompts(): readonly SafePrompt[] {
    return this.#held.map(({ settle: _, ...prompt }) => prompt)
  }

  /** @param signal takes the prompt away: whoever asked is gone. */
  async answer(request: SafeRequest, signal: AbortSignal): Promise<SafeReply | undefined> {
    const isApproved = !PROMPTS.includes(request.method) || (await this.#ask(request, signal))
    if (!isApproved) this.safe.next(request.method, 'reject')
    return this.safe.answer(request)
  }

  /** @throws Error when there is no such prompt. */
  settle(id: number, isApproved: boolean): void {
    const held = this.#held.find((each) => each.id === id)
    if (!held) throw new Error('The Safe shows no such prompt.')
    held.settle(isApproved)
  }

  async #ask(request: SafeRequest, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false
    const id = ++this.#asked
    const isApproved = await new Promise<boolean>((settle) => {
      this.#held = [...this.#held, { ...request, id, settle }]
      signal.addEventListener('abort', () => settle(false), { once: true })
    })
    this.#held = this.#held.filter((held) => held.id !== id)
    return isApproved
  }
}
