import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RedisStore } from '#server/redis/redis-store.ts'
import { SqliteStore } from '#server/sqlite/sqlite-store.ts'
import { describeSessionListing } from '../ports/session-listing.ts'
import { describeSessionStore, type StoreSetup } from '../ports/session-store.ts'
import { limit } from '../run/limits.mjs'
import { hasRedis } from '../run/redis.mjs'
import { openRedis, type RedisServer } from './redis-server.ts'

/** Enough for a busy machine. */
const WAIT_MS = limit(10_000)

async function openSqlite(): Promise<StoreSetup> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-stores-'))
  const file = path.join(folder, 'sign-in.db')
  return {
    open: async () => new SqliteStore(file, WAIT_MS),
    dump: async () => {
      const database = new Database(file)
      try {
        const tables = ['nonces', 'sessions', 'session_uses']
        return JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()))
      } finally {
        database.close()
      }
    },
    close: async () => rmSync(folder, { recursive: true })
  }
}

for (const describeSuite of [describeSessionStore, describeSessionListing]) describeSuite('SQLite', openSqlite)

describe.skipIf(!hasRedis())('on a real server', () => {
  let server: RedisServer
  let client: ReturnType<typeof createClient>

  beforeAll(async () => {
    server = await openRedis()
    client = createClient({ url: server.url })
    await client.connect()
  })
  afterAll(async () => {
    client.destroy()
    await server.stop()
  })

  const keysOf = (prefix: string) => client.keys(`${prefix}*`)
  const newPrefix = () => `{${randomUUID()}}:`

  async function openStore(prefix: string): Promise<RedisStore> {
    const store = new RedisStore(server.url, WAIT_MS, prefix)
    await expect
      .poll(() =>
        store.check().then(
          () => 'connected',
          () => 'not yet'
        )
      )
      .toBe('connected')
    return store
  }

  async function openSetup(): Promise<StoreSetup> {
    const prefix = newPrefix()
    return {
      open: () => openStore(prefix),
      dump: async () => {
        const keys = await keysOf(prefix)
        const values = keys.map(async (key) =>
          (await client.type(key)) === 'hash' ? client.hGetAll(key) : client.zRangeWithScores(key, 0, -1)
        )
        return JSON.stringify([keys, await Promise.all(values)])
      },
      close: async () => {
        const keys = await keysOf(prefix)
        if (keys.length > 0) await client.del(keys)
      }
    }
  }

  for (const describeSuite of [describeSessionStore, describeSessionListing]) describeSuite('Redis', openSetup)

  test('every key ends with what it holds', async () => {
    const prefix = newPrefix()
    const store = await openStore(prefix)
    const session = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 1, issuedAt: 0 } as const
    const [day, week] = [24 * 3_600_000, 7 * 24 * 3_600_000]
    await store.issueNonce(undefined, 0, 600_000, 'personal_sign')
    await store.beginSession({ ...session, expiresAt: week }, undefined)
    const renewed = await store.beginSession({ ...session, expiresAt: day }, undefined)
    await store.renewSession(renewed, 0, { forMs: 2 * week, atMostMs: 3 * week })
    await store.noteUse(renewed, 1, { browser: 'Firefox' })
    await store.noteUse('nobody’s', 1, { browser: 'Firefox' })
    await store.takeTokens('somebody', 1, 60)
    const lasting = await Promise.all(
      (await keysOf(prefix)).map(async (key) => [
        key.slice(prefix.length).replace(/:.*/, ''),
        Math.ceil((await client.pTTL(key)) / 60_000)
      ])
    )
    const minutes = (ms: number) => ms / 60_000
    expect(lasting).toHaveLength(6)
    expect(lasting).toEqual(
      expect.arrayContaining([
        ['account', minutes(2 * week)],
        ['bucket', 2],
        ['holder', 10],
        ['nonces', 10],
        ['session', minutes(2 * week)],
        ['session', minutes(week)]
      ])
    )
    store.close()
  })

  test('all processes take tokens from the same bucket', async () => {
    const prefix = newPrefix()
    const [one, two] = [await openStore(prefix), await openStore(prefix)]
    const taken = []
    for (let count = 0; count < 3; count++)
      taken.push(await one.takeTokens('a', 2, 10), await two.takeTokens('a', 2, 10))
    expect(taken.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
    expect(taken[5]).toBeGreaterThan(5000)
    expect(taken[5]).toBeLessThanOrEqual(12_000)
    expect(await one.takeTokens('b', 2, 10)).toBe(0)
    one.close()
    two.close()
  })
})
