import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { SqliteStore } from './sqlite-store.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const WAIT_MS = 10_000
const NOW = 1000
let folder: string
let path: string
let store: SqliteStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portside-list-'))
  path = join(folder, 'sign-in.db')
  store = new SqliteStore(path, WAIT_MS)
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const begin = (issuedAt: number, { address = ADDRESS as Address, expiresAt = 9000 } = {}) =>
  store.beginSession({ address, chainId: 84531, issuedAt, expiresAt }, undefined)

test('what is noted of a session goes with it', async () => {
  const database = new Database(path)
  const noted = () => database.prepare('SELECT * FROM session_uses').all()
  const [ended, expiring] = [await begin(1), await begin(2, { expiresAt: 2000 })]
  for (const id of [ended, expiring]) await store.noteUse(id, NOW, { browser: 'Firefox' })
  expect(noted()).toHaveLength(2)
  await store.endSession(ended)
  await store.sweep(3000)
  await store.noteUse(ended, NOW, { browser: 'Firefox' })
  expect(noted()).toEqual([])
  database.close()
})

test('a session that ends soon is refused immediately, and deleted by the next sweep', async () => {
  const database = new Database(path)
  const [own, other] = [await begin(1), await begin(2)]
  expect(store.endSessionSoon(other)).toBe(true)
  expect(await store.findSession(other, NOW)).toBeUndefined()
  expect(await store.listSessions(own, NOW)).toHaveLength(1)
  expect(database.prepare('SELECT * FROM sessions').all()).toHaveLength(2)
  await store.sweep(NOW)
  expect(database.prepare('SELECT * FROM sessions').all()).toHaveLength(1)
  database.close()
})
