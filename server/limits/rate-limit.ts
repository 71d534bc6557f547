import { TokenBuckets } from './token-buckets.ts'

export interface RequestRates {
  /** Requests a minute from one IPv4 address, or one /64 of IPv6 addresses. */
  readonly perAddress: number
  /** Requests a minute from everybody. */
  readonly overall: number
}

/** Why a request is refused, and for how many whole seconds. */
interface RateRefusal {
  readonly error: 'too-many-requests' | 'overloaded'
  readonly retryAfterS: number
}

export const REQUEST_RATES: RequestRates = { perAddress: 300, overall: 30_000 }

/** Limits requests by what they cost, for each address and overall. */
export class RateLimit {
  readonly #addresses: TokenBuckets
  readonly #everybody: TokenBuckets

  constructor({ perAddress, overall }: RequestRates) {
    this.#addresses = new TokenBuckets({ perMinute: perAddress })
    this.#everybody = new TokenBuckets({ perMinute: overall })
  }

  /**
   * Takes a request's cost.
   * @param key whose request it is; undefined if that is not known.
   * @param now in ms, by a clock that never goes back.
   */
  refusal(key: string | undefined, cost: number, now: number): RateRefusal | undefined {
    // First, so that one address that sends too much takes nothing from everybody.
    const wait = key === undefined ? 0 : this.#addresses.take(key, cost, now)
    if (wait > 0) return { error: 'too-many-requests', retryAfterS: Math.ceil(wait / 1000) }
    const overallWait = this.#everybody.take('', cost, now)
    return overallWait > 0 ? { error: 'overloaded', retryAfterS: Math.ceil(overallWait / 1000) } : undefined
  }
}
