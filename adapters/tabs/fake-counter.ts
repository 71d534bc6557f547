import type { PerformOptions, Service } from './shared-service.ts'

export type Call = { readonly add: number } | { readonly ask: 'later' | 'half' | 'badly' }

/** For tests: a service that counts, and can answer late, halfway or with an error. */
export class FakeCounter implements Service<Call> {
  readonly asked: Call[] = []
  isClosed = false
  answer: (value: unknown) => void = () => undefined
  signal: AbortSignal | undefined
  readonly #stored: { count: number }
  readonly #onState: (state: { readonly count: number }) => void

  constructor(stored: { count: number }, onState: (state: { readonly count: number }) => void) {
    this.#stored = stored
    this.#onState = onState
    onState({ ...stored })
  }

  async perform(call: Call, { signal, onProgress }: PerformOptions): Promise<unknown> {
    this.asked.push(call)
    this.signal = signal
    if ('add' in call) {
      this.#stored.count += call.add
      this.#onState({ ...this.#stored })
      return this.#stored.count
    }
    if (call.ask === 'badly') throw Object.assign(new RangeError('Out of ink'), { kind: 'answer', code: 7 })
    if (call.ask === 'half') onProgress('half')
    return new Promise((resolve) => {
      this.answer = resolve
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
  }
}
