import { type Answer, describeAnswer, shapeOf } from './answers.ts'
import { percentile } from './percentile.ts'

/** One method of the port; further columns such as `viem p50` are in milliseconds. */
export interface ShadowRow {
  readonly method: string
  readonly reads: number
  readonly differences: number
  readonly [latency: string]: string | number
}

interface MethodRecord {
  /** The last 1000 of each. */
  readonly firstMs: number[]
  readonly secondMs: number[]
  reads: number
  differences: number
}

const KEPT_TIMES = 1_000

/** Compares how two adapters answered the same reads. */
export class ShadowReport {
  readonly #names: readonly [first: string, second: string]
  readonly #warn: (sentence: string) => void
  readonly #methods = new Map<string, MethodRecord>()
  readonly #warnedOf = new Set<string>()

  /** @param names of the libraries. */
  constructor(names: readonly [first: string, second: string], warn: (sentence: string) => void) {
    this.#names = names
    this.#warn = warn
  }

  addTimes(method: string, firstMs: number, secondMs: number): void {
    const record = this.#recordOf(method)
    record.reads++
    addTo(record.firstMs, firstMs)
    addTo(record.secondMs, secondMs)
  }

  /** Warns about the first difference of each kind. */
  addDifference(method: string, first: Answer, second: Answer): void {
    this.#recordOf(method).differences++
    const kind = `${method}: ${shapeOf(first)}, ${shapeOf(second)}`
    if (this.#warnedOf.has(kind)) return
    this.#warnedOf.add(kind)
    const [firstName, secondName] = this.#names
    this.#warn(
      `RPC_SHADOW: ${method} is ${describeAnswer(first)} with ${firstName} and ${describeAnswer(second)} with ${secondName}.`
    )
  }

  get rows(): readonly ShadowRow[] {
    const [first, second] = this.#names
    return [...this.#methods].map(([method, { reads, differences, firstMs, secondMs }]) => ({
      method,
      reads,
      differences,
      [`${first} p50`]: rounded(percentile(firstMs, 50)),
      [`${first} p95`]: rounded(percentile(firstMs, 95)),
      [`${second} p50`]: rounded(percentile(secondMs, 50)),
      [`${second} p95`]: rounded(percentile(secondMs, 95))
    }))
  }

  #recordOf(method: string): MethodRecord {
    const record = this.#methods.get(method) ?? { firstMs: [], secondMs: [], reads: 0, differences: 0 }
    this.#methods.set(method, record)
    return record
  }
}

function addTo(times: number[], ms: number): void {
  times.push(ms)
  if (times.length > KEPT_TIMES) times.shift()
}

function rounded(ms: number): number {
  return Number(ms.toFixed(1))
}
