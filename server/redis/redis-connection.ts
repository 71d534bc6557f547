import { createClient, ErrorReply } from 'redis'
import { sleep } from '#domain/wait/sleep.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { StoreError } from '#server/store/store-error.ts'
import { ONLY_DELETES, type RedisScript, script } from './redis-scripts.ts'

interface RedisConnectionOptions {
  /** For one round trip; no request makes more than three. */
  readonly waitMs?: number | undefined
  /** A key that nothing else uses, and that is never stored. */
  readonly probe: string
  /** There is a connection to a primary, which may be another one than before, and lack what that one was told last. */
  readonly connected?: () => void
}

const REDIS_WAIT_MS = 250
/** More than complete in that time, and few enough to hold in memory while Redis hangs. */
const MAX_PENDING = 2000
/** A connection that has not answered for so long is replaced: a network may have lost it without a word. */
const STALLED_MS = 2000
const CONNECT_MS = 2000
const MAX_RECONNECT_MS = 500

/** A replica says so, or a server that becomes one: the primary is behind the same address, or soon will be. */
const NOT_PRIMARY = /\b(?:READONLY|MASTERDOWN|LOADING)\b/
/** A primary that is read all the same: its disk is full, or too few replicas follow it. */
const STORES_NOTHING = /\b(?:MISCONF|NOREPLICAS)\b/
const BUSY = /\b(?:BUSY|TRYAGAIN|CLUSTERDOWN)\b/
const FAILED = /\b(?:OOM|MISCONF|NOREPLICAS|NOAUTH|WRONGPASS|NOPERM)\b/

/** Keys: one. Arguments: a command that reads it, and what follows the key. A replica refuses it, as it might delete something. */
const READ = script(ONLY_DELETES, 'return redis.call(ARGV[1], KEYS[1], unpack(ARGV, 2))')

type Client = ReturnType<typeof createRedisClient>

/**
 * The primary of Redis, of which each question is answered within a time limit, or rejects with a StoreError. A connection
 * that leads to a replica, as one to the earlier primary does after a failover, is replaced until one leads to the primary.
 */
export class RedisConnection {
  readonly #url: string
  readonly #waitMs: number
  readonly #probe: string
  readonly #connected: (() => void) | undefined
  readonly #closing = new AbortController()
  /** It may still be connecting. */
  #client: Client | undefined
  /** The same one, once it has led to a primary. */
  #primary: Client | undefined
  #pending = 0
  #answeredAt = performance.now()

  constructor(url: string, { waitMs = REDIS_WAIT_MS, probe, connected }: RedisConnectionOptions) {
    this.#url = url
    this.#waitMs = waitMs
    this.#probe = probe
    this.#connected = connected
    void this.#keepConnected()
  }

  get isConnected(): boolean {
    return this.#primary !== undefined
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

  /** What a command reads of a key, as the primary has it. @throws StoreError. */
  async read(command: string, key: string, ...args: readonly string[]): Promise<unknown> {
    try {
      return await this.run(READ, [key], [command, ...args])
    } catch (error) {
      if (!(error instanceof StoreError && STORES_NOTHING.test(error.message))) throw error
      return this.#ask(async (client) => {
        const [found, role] = await Promise.all([client.sendCommand([command, key, ...args]), roleOf(client)])
        if (isReplica(role)) throw refusedRole()
        return found
      })
    }
  }

  /** Rejects unless it leads to a primary that takes a write, of a kind that a full Redis takes too. @throws StoreError. */
  async prove(): Promise<void> {
    await this.#ask((client) => prove(client, this.#probe))
  }

  close(): void {
    this.#closing.abort()
    this.#primary = undefined
    this.#client?.destroy()
  }

  async #keepConnected(): Promise<void> {
    const { signal } = this.#closing
    for (let failures = 0; !signal.aborted; failures++) {
      if (failures > 0) await sleep(reconnectMs(failures), signal)
      if (signal.aborted) return
      const client = createRedisClient(this.#url, { reconnectStrategy: false })
      this.#client = client
      const isOver = new Promise<void>((resolve) => client.once('end', resolve).once('terminated', () => resolve()))
      try {
        await withTimeout(CONNECT_MS, () => this.#connectTo(client), tooSlow)
        failures = 0
        await isOver
      } catch {
        // Each request that needs Redis reports it.
      }
      this.#leave(client)
    }
  }

  async #connectTo(client: Client): Promise<void> {
    await client.connect()
    try {
      await prove(client, this.#probe)
    } catch (error) {
      // Whatever else it refuses, it is a primary.
      if (!(error instanceof ErrorReply) || NOT_PRIMARY.test(error.message)) throw error
    }
    if (this.#closing.signal.aborted) return
    this.#primary = client
    this.#answeredAt = performance.now()
    this.#connected?.()
  }

  #leave(client: Client): void {
    if (this.#primary === client) this.#primary = undefined
    client.destroy()
  }

  async #ask(question: (client: Client) => Promise<unknown>): Promise<unknown> {
    if (this.#closing.signal.aborted) throw new Error('The connection to Redis is closed.')
    this.#leaveIfStalled()
    const client = this.#primary
    if (!client) throw new StoreError('store-unreachable', 'no connection to the primary of Redis')
    if (this.#pending >= MAX_PENDING) throw new StoreError('store-busy', 'too many requests are waiting for Redis')
    if (this.#pending++ === 0) this.#answeredAt = performance.now()
    const answer = this.#settled(client, question(client))
    return withTimeout(this.#waitMs, () => answer, tooSlow)
  }

  async #settled(client: Client, answer: Promise<unknown>): Promise<unknown> {
    try {
      const result = await answer
      this.#answeredAt = performance.now()
      return result
    } catch (error) {
      if (error instanceof ErrorReply) {
        this.#answeredAt = performance.now()
        if (NOT_PRIMARY.test(error.message)) this.#leave(client)
      }
      throw toStoreError(error)
    } finally {
      this.#pending--
    }
  }

  #leaveIfStalled(): void {
    if (!this.#primary || this.#pending === 0 || performance.now() - this.#answeredAt < STALLED_MS) return
    this.#leave(this.#primary)
  }
}

interface RedisClientOptions {
  /** How long it waits before it connects again by itself; `false` if it does not. */
  readonly reconnectStrategy: false | typeof reconnectMs
  readonly pingMs?: number
  /** A connection on which nothing arrives for so long is lost. */
  readonly silentMs?: number
}

/** A client of one address, which keeps nothing for later while it has no connection. */
export function createRedisClient(url: string, { reconnectStrategy, pingMs, silentMs }: RedisClientOptions) {
  const client = createClient({
    url,
    ...(pingMs !== undefined && { pingInterval: pingMs }),
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MS,
      ...(silentMs !== undefined && { socketTimeout: silentMs }),
      reconnectStrategy
    }
  })
  // Each request that needs Redis reports it.
  client.on('error', () => undefined)
  return client
}

export function reconnectMs(failures: number): number {
  return Math.min(2 ** failures * 10, MAX_RECONNECT_MS)
}

/** In one round trip: the role, which also tells of a replica that takes writes, and a write that deletes nothing. */
async function prove(client: Client, probe: string): Promise<void> {
  // Not every user of Redis may ask for it; the write then has to do.
  const role = roleOf(client).catch(() => undefined)
  await client.sendCommand(['DEL', probe])
  if (isReplica(await role)) throw refusedRole()
}

async function roleOf(client: Client): Promise<unknown> {
  const answer: unknown = await client.sendCommand(['ROLE'])
  return Array.isArray(answer) ? answer[0] : undefined
}

function isReplica(role: unknown): boolean {
  return role === 'slave' || role === 'replica'
}

/** As a replica answers that takes no writes. */
function refusedRole(): ErrorReply {
  return new ErrorReply('READONLY It has the role of a replica')
}

function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (!(error instanceof ErrorReply)) return new StoreError('store-unreachable', error.message, { cause: error })
  if (NOT_PRIMARY.test(error.message)) return new StoreError('store-unreachable', error.message)
  if (FAILED.test(error.message)) return new StoreError('store-failed', error.message)
  return BUSY.test(error.message) ? new StoreError('store-busy', error.message) : error
}

function tooSlow(): StoreError {
  return new StoreError('store-busy', 'Redis is slow, or does not answer')
}
