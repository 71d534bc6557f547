import { ErrorReply } from 'redis'
import { StoreError } from '#server/store/store-error.ts'
import { createRedisClient, reconnectMs } from './redis-connection.ts'

/** A lost connection is noticed by a ping that is not answered. */
const PING_MS = 5000
const SILENT_MS = 10_000

interface Subscriber {
  received(message: string): void
  failed(reason: StoreError): void
}

/** Listens to a channel on a connection of its own. What is published while that is lost is missed. */
export class RedisSubscription {
  readonly #client: ReturnType<typeof createRedisClient>

  constructor(url: string, channel: string, { received, failed }: Subscriber) {
    const listener = (message: string) => received(message)
    this.#client = createRedisClient(url, { reconnectStrategy: reconnectMs, pingMs: PING_MS, silentMs: SILENT_MS })
    // Does nothing if the client has subscribed again by itself.
    this.#client.on('ready', () => {
      this.#client.subscribe(channel, listener).catch((error: unknown) => {
        if (error instanceof ErrorReply) failed(new StoreError('store-failed', error.message))
      })
    })
    this.#client.connect().catch(() => undefined)
  }

  close(): void {
    this.#client.destroy()
  }
}
