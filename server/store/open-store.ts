import { RedisStore } from '#server/redis/redis-store.ts'
import { SqliteStore } from '#server/sqlite/sqlite-store.ts'
import type { SessionStore } from './session-store.ts'

export interface StoreOptions {
  /** A file's path, or `:memory:`. Not used with `redisUrl`. */
  readonly database?: string | undefined
  /** How long each transaction waits for the store: 250 by default. No request makes more than three. */
  readonly databaseWaitMs?: number | undefined
  /** Of a Redis or Valkey that several processes share, such as `redis://127.0.0.1:6379`. */
  readonly redisUrl?: string | undefined
}

/** @throws Error if the database cannot be opened. Redis may be connected later. */
export function openStore({ database = ':memory:', databaseWaitMs, redisUrl }: StoreOptions): SessionStore {
  return redisUrl === undefined ? new SqliteStore(database, databaseWaitMs) : new RedisStore(redisUrl, databaseWaitMs)
}
