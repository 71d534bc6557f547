interface Bucket {
  readonly tokens: number
  readonly at: number
}

interface TokenBucketsOptions {
  /** How many tokens a full bucket has, and how many it regains in a minute. */
  readonly perMinute: number
  /** Above it, the bucket that was used least recently is forgotten, and full again. */
  readonly maxKeys?: number
}

const MINUTE_MS = 60_000
/** About 10 MB. */
const MAX_KEYS = 50_000

/** One bucket of tokens for each key; a full one takes up no memory. Times are in ms, by a clock that never goes back. */
export class TokenBuckets {
  readonly #perMinute: number
  readonly #maxKeys: number
  /** The least recently used first. */
  readonly #buckets = new Map<string, Bucket>()

  constructor({ perMinute, maxKeys = MAX_KEYS }: TokenBucketsOptions) {
    this.#perMinute = perMinute
    this.#maxKeys = maxKeys
  }

  get size(): number {
    return this.#buckets.size
  }

  /** Takes tokens. @returns how many ms later there are enough; 0 if there were. */
  take(key: string, cost: number, now: number): number {
    const tokens = this.#tokensOf(this.#buckets.get(key), now)
    const missing = Math.min(cost, this.#perMinute) - tokens
    if (missing > 0) return (missing / this.#perMinute) * MINUTE_MS
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: tokens - cost, at: now })
    this.#forget(now)
    return 0
  }

  #tokensOf(bucket: Bucket | undefined, now: number): number {
    if (!bucket) return this.#perMinute
    return Math.min(this.#perMinute, bucket.tokens + ((now - bucket.at) / MINUTE_MS) * this.#perMinute)
  }

  /** At most two for each one that is added, so that no call takes long. */
  #forget(now: number): void {
    for (let count = 0; count < 2; count++) {
      const [oldest] = this.#buckets
      if (!oldest) return
      const [key, bucket] = oldest
      if (this.#buckets.size <= this.#maxKeys && this.#tokensOf(bucket, now) < this.#perMinute) return
      this.#buckets.delete(key)
    }
  }
}
