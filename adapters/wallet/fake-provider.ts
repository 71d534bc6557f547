import type { Eip1193Provider } from './eip1193/eip1193-provider.ts'

type Answer = (params: readonly unknown[]) => unknown

/** An EIP-1193 provider for tests: answers each method as configured, and records the requests. */
export class FakeProvider implements Eip1193Provider {
  readonly asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
  readonly #answers: Record<string, Answer>
  readonly #listeners = new Map<string, Set<(payload: unknown) => void>>()

  constructor(answers: Record<string, Answer>) {
    this.#answers = answers
  }

  async request({ method, params }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    this.asked.push({ method, params: params ?? [] })
    const answer = this.#answers[method]
    if (!answer) throw { code: 4200, message: `${method} is not supported.` }
    return answer(params ?? [])
  }

  on(event: string, listener: (payload: unknown) => void): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }

  removeListener(event: string, listener: (payload: unknown) => void): void {
    this.#listeners.get(event)?.delete(listener)
  }

  emit(event: string, payload: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload)
  }

  listenerCount(): number {
    return [...this.#listeners.values()].reduce((count, { size }) => count + size, 0)
  }

  methods(): readonly string[] {
    return this.asked.map(({ method }) => method)
  }
}

/** Rejects like a wallet, with a plain object that has a code. */
export function refuse(code: number | string, message = '', data?: unknown): Answer {
  return () => {
    throw { code, message, ...(data !== undefined && { data }) }
  }
}
