import { percentile } from './percentile.ts'

/** An adapter's response times in ms. */
export class Timer {
  readonly #times: number[] = []

  /** The same adapter with its asynchronous methods timed; failures are not counted. */
  readonly timed = <Adapter extends object>(adapter: Adapter): Adapter =>
    new Proxy(adapter, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...parameters: unknown[]) => this.#time(() => Reflect.apply(value, target, parameters))
      }
    })

  get latency(): { readonly count: number; readonly p50: number; readonly p95: number } | undefined {
    const times = this.#times
    if (times.length === 0) return undefined
    return { count: times.length, p50: percentile(times, 50), p95: percentile(times, 95) }
  }

  #time(call: () => unknown): unknown {
    const startedAt = performance.now()
    const answer = call()
    if (answer instanceof Promise) {
      answer.then(
        () => this.#times.push(performance.now() - startedAt),
        () => undefined
      )
    }
    return answer
  }
}
