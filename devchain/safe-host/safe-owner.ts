import type { LocalSafe, SafeReply, SafeRequest } from './local-safe.ts'

/** A prompt for the Safe's owner. */
export interface SafePrompt extends SafeRequest {
  readonly id: number
}

interface Held extends SafePrompt {
  readonly settle: (isApproved: boolean) => void
}

/** The SDK's methods that need a person's approval. */
const PROMPTS = ['sendTransactions', 'signMessage', 'signTypedMessage']

/** A Safe whose owner is a person who decides each prompt. */
export class SafeOwner {
  readonly safe: LocalSafe
  #held: readonly Held[] = []
  #lastId = 0

  constructor(safe: LocalSafe) {
    this.safe = safe
  }

  /** Oldest first. */
  get prompts(): readonly SafePrompt[] {
    return this.#held.map(({ settle: _, ...prompt }) => prompt)
  }

  /** @param signal closes the prompt when the requester has gone away. */
  async answer(request: SafeRequest, signal: AbortSignal): Promise<SafeReply | undefined> {
    const isApproved = !PROMPTS.includes(request.method) || (await this.#ask(request, signal))
    if (!isApproved) this.safe.next(request.method, 'reject')
    return this.safe.answer(request)
  }

  /** @throws Error when there is no such prompt. */
  settle(id: number, isApproved: boolean): void {
    const held = this.#held.find((each) => each.id === id)
    if (!held) throw new Error('The Safe does not show this prompt.')
    held.settle(isApproved)
  }

  async #ask(request: SafeRequest, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false
    const id = ++this.#lastId
    const isApproved = await new Promise<boolean>((settle) => {
      this.#held = [...this.#held, { ...request, id, settle }]
      signal.addEventListener('abort', () => settle(false), { once: true })
    })
    this.#held = this.#held.filter((held) => held.id !== id)
    return isApproved
  }
}
