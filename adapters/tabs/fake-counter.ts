import type { PerformOptions, Service } from './service-host.ts'

export type Call = { readonly add: number } | { readonly ask: 'later' | 'half' | 'badly' }

/** For tests: a service that counts, and can answer late, halfway or with an error. */
export class FakeCounter implements Service<Call, { readonly count: number }> {
  readonly asked: Call[] = []
  isClosed = false
  answer: (value: unknown) => void = () => undefined
  signal: AbortSignal | undefined
  readonly #kept: { count: number }
  #listener: () => void = () => undefined

  constructor(kept: { count: number }) {
    this.#kept = kept
  }

  get state() {
    return { ...this.#kept }
  }

  subscribe(listener: () => void): void {
    this.#listener = listener
  }

  async perform(call: Call, { signal, notify }: PerformOptions): Promise<unknown> {
    this.asked.push(call)
    this.signal = signal
    if ('add' in call) {
      this.#kept.count += call.add
      this.#listener()
      return this.#kept.count
    }
    if (call.ask === 'badly') throw Object.assign(new RangeError('Out of ink'), { kind: 'answer', code: 7 })
    if (call.ask === 'half') notify('half')
    return new Promise((resolve) => {
      this.answer = resolve
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
  }
}
