import { createClient, ErrorReply } from 'redis'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { StoreError } from '#server/store/store-error.ts'
import type { RedisScript } from './redis-scripts.ts'

/** For one round trip; no request makes more than three. */
const REDIS_WAIT_MS = 250
/** More than complete in that time, and few enough to hold in memory while Redis hangs. */
const MAX_PENDING = 2000
/** A connection that has not answered for so long is replaced: a network may have lost it without a word. */
const STALLED_MS = 2000
const CONNECT_MS = 2000
const MAX_RECONNECT_MS = 500

const BUSY = /\b(?:BUSY|LOADING|MASTERDOWN|TRYAGAIN|CLUSTERDOWN)\b/
const FAILED = /\b(?:OOM|MISCONF|READONLY|NOREPLICAS|NOAUTH|WRONGPASS|NOPERM)\b/

/** Redis, of which each question is answered within a time limit, or rejects with a StoreError. Reconnects on its own. */
export class RedisConnection {
  readonly #url: string
  readonly #waitMs: number
  #client: ReturnType<typeof connect>
  #pending = 0
  #answeredAt = performance.now()
  #isClosed = false

  constructor(url: string, waitMs = REDIS_WAIT_MS) {
    this.#url = url
    this.#waitMs = waitMs
    this.#client = connect(url)
  }

  /** @throws StoreError. If it was too slow, Redis may still do it. */
  command(...command: readonly [name: string, ...args: string[]]): Promise<unknown> {
    return this.#ask((client) => client.sendCommand([...command]))
  }

  /** Atomic. @throws StoreError. If it was too slow, Redis may still run it. */
  run({ code, sha1 }: RedisScript, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const options = { keys: [...keys], arguments: args.map(String) }
    return this.#ask(async (client) => {
      try {
        return await client.evalSha(sha1, options)
      } catch (error) {
        // After its restart, Redis knows no scripts.
        if (error instanceof ErrorReply && error.message.startsWith('NOSCRIPT')) return client.eval(code, options)
        throw error
      }
    })
  }

  close(): void {
    this.#isClosed = true
    this.#client.destroy()
  }

  async #ask(question: (client: ReturnType<typeof connect>) => Promise<unknown>): Promise<unknown> {
    if (this.#isClosed) throw new Error('The connection to Redis is closed.')
    this.#replaceIfStalled()
    if (!this.#client.isReady) throw new StoreError('store-unreachable', 'no connection to Redis')
    if (this.#pending >= MAX_PENDING) throw new StoreError('store-busy', 'too many requests are waiting for Redis')
    if (this.#pending++ === 0) this.#answeredAt = performance.now()
    const answer = this.#settled(question(this.#client))
    return withTimeout(this.#waitMs, () => answer, tooSlow)
  }

  async #settled(answer: Promise<unknown>): Promise<unknown> {
    try {
      const result = await answer
      this.#answeredAt = performance.now()
      return result
    } catch (error) {
      if (error instanceof ErrorReply) this.#answeredAt = performance.now()
      throw toStoreError(error)
    } finally {
      this.#pending--
    }
  }

  #replaceIfStalled(): void {
    if (this.#pending === 0 || performance.now() - this.#answeredAt < STALLED_MS) return
    this.#answeredAt = performance.now()
    this.#client.destroy()
    this.#client = connect(this.#url)
  }
}

/** When to ask a connection for a sign of life, and when to replace one that gives none. */
interface Liveness {
  readonly pingMs: number
  readonly silentMs: number
}

/** A client that connects, and connects again, by itself. */
export function connect(url: string, liveness?: Liveness) {
  const client = createClient({
    url,
    ...(liveness && { pingInterval: liveness.pingMs }),
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MS,
      ...(liveness && { socketTimeout: liveness.silentMs }),
      reconnectStrategy: (retries) => Math.min(2 ** retries * 10, MAX_RECONNECT_MS)
    }
  })
  // Each request that needs Redis reports it.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
  return client
}

function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (!(error instanceof ErrorReply)) return new StoreError('store-unreachable', error.message, { cause: error })
  if (FAILED.test(error.message)) return new StoreError('store-failed', error.message)
  return BUSY.test(error.message) ? new StoreError('store-busy', error.message) : error
}

function tooSlow(): StoreError {
  return new StoreError('store-busy', 'Redis is slow, or does not answer')
}
