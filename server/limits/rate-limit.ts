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

/** Buckets that all processes on the same store take tokens from. */
interface SharedBuckets {
  takeTokens(key: string, cost: number, perMinute: number): Promise<number>
}

interface Request {
  readonly cost: number
  /** Whether it counts in all processes together, which takes a round trip to the store. */
  readonly isShared: boolean
}

/** Limits requests by what they cost, for each address and overall. */
export class RateLimit {
  readonly #addresses: TokenBuckets
  readonly #everybody: TokenBuckets

  readonly #shared: SharedBuckets
  readonly #perAddress: number

  constructor({ perAddress, overall }: RequestRates, shared: SharedBuckets) {
    this.#perAddress = perAddress
    this.#shared = shared
    this.#addresses = new TokenBuckets({ perMinute: perAddress })
    this.#everybody = new TokenBuckets({ perMinute: overall })
  }

  /**
   * Takes a request's cost.
   * @param key whose request it is; undefined if that is not known.
   * @param now in ms, by a clock that never goes back.
   * @throws StoreError if the store that holds the shared buckets fails.
   */
  async refusal(key: string | undefined, { cost, isShared }: Request, now: number): Promise<RateRefusal | undefined> {
    // First, so that one address that sends too much takes nothing from everybody, and no time of the store.
    const wait = key === undefined ? 0 : this.#addresses.take(key, cost, now)
    if (wait > 0) return refusalFor('too-many-requests', wait)
    const overallWait = this.#everybody.take('', cost, now)
    if (overallWait > 0) return refusalFor('overloaded', overallWait)
    if (key === undefined || !isShared) return undefined
    const sharedWait = await this.#shared.takeTokens(key, cost, this.#perAddress)
    return sharedWait > 0 ? refusalFor('too-many-requests', sharedWait) : undefined
  }
}

function refusalFor(error: RateRefusal['error'], waitMs: number): RateRefusal {
  return { error, retryAfterS: Math.ceil(waitMs / 1000) }
}
