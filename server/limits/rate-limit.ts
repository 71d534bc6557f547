import { countedFor, groupLimit } from './client-address.ts'
import { TokenBuckets } from './token-buckets.ts'

export interface RequestRates {
  /** Requests a minute from one IPv4 address, or one /64 of IPv6 addresses. */
  readonly perAddress: number
  /** Requests a minute from everybody. */
  readonly overall: number
}

/** Why a request is refused, and for how many whole seconds. */
export interface RateRefusal {
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

/** Limits requests by what they cost, for each address, for many addresses that may be one visitor's, and overall. */
export class RateLimit {
  readonly #addresses: TokenBuckets
  readonly #groups: TokenBuckets
  readonly #everybody: TokenBuckets
  readonly #servers: TokenBuckets

  readonly #shared: SharedBuckets
  readonly #perAddress: number
  readonly #perGroup: number

  constructor({ perAddress, overall }: RequestRates, shared: SharedBuckets) {
    this.#perAddress = perAddress
    this.#perGroup = groupLimit(perAddress, overall)
    this.#shared = shared
    this.#groups = new TokenBuckets({ perMinute: this.#perGroup })
    this.#addresses = new TokenBuckets({ perMinute: perAddress })
    this.#everybody = new TokenBuckets({ perMinute: overall })
    this.#servers = new TokenBuckets({ perMinute: overall })
  }

  /**
   * Takes a request's cost.
   * @param key whose request it is; undefined if that is not known.
   * @param now in ms, by a clock that never goes back.
   * @throws StoreError if the store that holds the shared buckets fails.
   */
  async refusal(key: string | undefined, { cost, isShared }: Request, now: number): Promise<RateRefusal | undefined> {
    const { address, group } = countedFor(key)
    // First, so that whoever sends too much takes nothing from everybody, and no time of the store.
    const ownWait =
      (address === undefined ? 0 : this.#addresses.take(address, cost, now)) ||
      (group === undefined ? 0 : this.#groups.take(group, cost, now))
    if (ownWait > 0) return refusalFor('too-many-requests', ownWait)
    const overallWait = this.#everybody.take('', cost, now)
    if (overallWait > 0) return refusalFor('overloaded', overallWait)
    if (!isShared) return undefined
    const waits = await Promise.all([
      address === undefined ? 0 : this.#shared.takeTokens(address, cost, this.#perAddress),
      group === undefined ? 0 : this.#shared.takeTokens(group, cost, this.#perGroup)
    ])
    const sharedWait = Math.max(...waits)
    return sharedWait > 0 ? refusalFor('too-many-requests', sharedWait) : undefined
  }

  /** Takes one of as many as everybody has, which a team's server has for itself: it asks for all of its visitors. */
  refusalOfServer(name: string, now: number): RateRefusal | undefined {
    const wait = this.#servers.take(name, 1, now)
    return wait > 0 ? refusalFor('too-many-requests', wait) : undefined
  }
}

function refusalFor(error: RateRefusal['error'], waitMs: number): RateRefusal {
  return { error, retryAfterS: Math.ceil(waitMs / 1000) }
}
