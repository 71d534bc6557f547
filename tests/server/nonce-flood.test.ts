import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSignInService, type SignInService } from '#server/app.ts'
import { SqliteStore, SWEEP_ROWS } from '#server/sqlite/sqlite-store.ts'
import { MAX_NONCES } from '#server/store/session-store.ts'
import { limit } from '../run/limits.mjs'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Enough for a busy machine. */
const WAIT_MS = limit(10_000)
/** Takes far longer than anything else here. */
const SLOW = `SELECT count(*) FROM (
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000000) SELECT i FROM n)`
let folder: string
let path: string
let store: SqliteStore
let service: SignInService | undefined
/** Has the same file open. */
let otherProcess: Database.Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portside-flood-'))
  path = join(folder, 'sign-in.db')
  store = new SqliteStore(path, WAIT_MS)
  otherProcess = new Database(path)
})

afterEach(() => {
  service?.close()
  service = undefined
  otherProcess.close()
  store.close()
  rmSync(folder, { recursive: true })
})

const count = () => (otherProcess.prepare('SELECT count(*) AS nonces FROM nonces').get() as { nonces: number }).nonces

function addNonces(amount: number, expiresAt: number): void {
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${amount})`
  otherProcess.exec(`${numbers} INSERT INTO nonces SELECT 'n' || n, printf('%064d', n), ${expiresAt}, '' FROM numbers`)
}

test('100,000 expired nonces are deleted in small batches, and none by a request', async () => {
  addNonces(100_000, 100)
  await store.issueNonce(undefined, 200, 300, 'personal_sign')
  await store.beginSession({ address: ADDRESS, chainId: 84531, issuedAt: 200, expiresAt: 300 }, undefined)
  expect(count()).toBe(100_001)
  let batches = 1
  for (; await store.sweep(200); batches++) if (batches % 50 === 1) expect(count()).toBe(100_001 - batches * SWEEP_ROWS)
  expect(SWEEP_ROWS).toBeLessThanOrEqual(500)
  expect([batches, count()]).toEqual([100_000 / SWEEP_ROWS + 1, 1])
})

test('while a sweep is slow, sessions are still found', async () => {
  const session = { address: ADDRESS, chainId: 84531, issuedAt: 0, expiresAt: 300 } as const
  const id = await store.beginSession(session, undefined)
  addNonces(1, 100)
  otherProcess.exec(`CREATE TRIGGER slowly BEFORE DELETE ON nonces BEGIN ${SLOW}; END`)
  let isSwept = false
  const sweep = store.sweep(200).finally(() => {
    isSwept = true
  })
  for (let request = 0; request < 20; request++) expect(await store.findSession(id, 200)).toEqual(session)
  expect(isSwept).toBe(false)
  await sweep
})

test('while too many nonces are open, none is issued and none is dropped, until some have expired', async () => {
  const open = await store.issueNonce(undefined, 0, 500, 'personal_sign')
  addNonces(MAX_NONCES - 2, 100)
  await store.sweep(0)
  expect(await store.issueNonce(undefined, 0, 500, 'personal_sign')).toBeDefined()
  expect(await store.issueNonce(undefined, 0, 500, 'personal_sign')).toBeUndefined()
  expect(await store.issueNonce(open?.holder, 0, 500, 'personal_sign')).toBeUndefined()
  expect(count()).toBe(MAX_NONCES)
  otherProcess.exec('DELETE FROM nonces WHERE expires_at = 100')
  await store.sweep(200)
  expect(await store.issueNonce(undefined, 200, 500, 'personal_sign')).toBeDefined()
  expect(await store.consumeNonce(open?.nonce ?? '', open?.holder ?? '', 200)).toEqual({
    way: 'personal_sign',
    expiresAt: 500
  })
})

test('a service with too many open nonces says when to retry', async () => {
  addNonces(MAX_NONCES, Date.now() + 600_000)
  service = createSignInService({ database: path, databaseWaitMs: WAIT_MS })
  const origin = 'http://127.0.0.1:5173'
  const ask = () => service?.fetch(new Request(`${origin}/nonce`, { method: 'POST', headers: { origin } }))
  // The service counts the nonces in the database right after its start.
  await expect.poll(async () => (await ask())?.status).toBe(503)
  const refused = await ask()
  expect([refused?.headers.get('retry-after'), refused?.headers.get('set-cookie')]).toEqual(['60', null])
  expect(await refused?.json()).toEqual({ error: 'too-many-nonces' })
})
