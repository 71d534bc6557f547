import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignInService, type SignInService } from '#server/app.ts'
import { hashSecret } from '#server/secrets.ts'

const ORIGIN = 'http://127.0.0.1:5173'
const CLEARED = 'portside-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'
/** Takes far longer than anything else here, like a disk that hangs. */
const SLOW_VIEW = `CREATE VIEW slow AS
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000000) SELECT count(*) FROM n`

let folder: string
let service: SignInService
/** Has the same file open. */
let otherProcess: Database.Database

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'portside-slow-'))
  const database = join(folder, 'sign-in.db')
  service = createSignInService({ database })
  otherProcess = new Database(database, { timeout: 60_000 })
  otherProcess.exec(SLOW_VIEW)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  otherProcess.close()
  service.close()
  rmSync(folder, { recursive: true })
})

const slowDown = (change: string) =>
  otherProcess.exec(`CREATE TRIGGER slowly BEFORE ${change} BEGIN SELECT * FROM slow; END`)
const rows = (table: string) => otherProcess.prepare(`SELECT * FROM ${table}`).all()

function call(method: string, path: string, cookie = '') {
  return service.fetch(new Request(`${ORIGIN}${path}`, { method, headers: { origin: ORIGIN, cookie } }))
}

test('while the database is slow, requests that need it are refused within 250 ms, and others are answered immediately', async () => {
  slowDown('INSERT ON nonces')
  const refused: Response[] = []
  for (const path of ['/nonce', '/auth/nonce']) void call('POST', path).then((response) => refused.push(response))
  const others = [await call('GET', '/session'), await call('POST', '/verify'), await call('GET', '/nowhere')]
  // No time has passed.
  expect([others.map(({ status }) => status), refused]).toEqual([[204, 415, 404], []])
  await vi.advanceTimersByTimeAsync(250)
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '1'],
    [503, '1']
  ])
  expect(await refused[0]?.json()).toEqual({ error: 'store-busy' })
  // Waits for the lock of the transaction that was given up and is rolled back.
  otherProcess.exec('DROP TRIGGER slowly')
  expect(rows('nonces')).toEqual([])
  expect((await call('POST', '/nonce')).status).toBe(200)
})

test('signing out with a slow database clears the cookie and ends the session in this process', async () => {
  const cookie = 'portside-session=kept'
  otherProcess.exec(`INSERT INTO sessions VALUES ('${hashSecret('kept')}', '0x', 1, 0, ${Date.now() + 100_000})`)
  expect((await call('GET', '/session', cookie)).status).toBe(200)
  slowDown('DELETE ON sessions')
  const signedOut = call('POST', '/sign-out', cookie)
  // Answered after the session to be ended was found.
  await call('GET', '/session', 'portside-session=other')
  await vi.advanceTimersByTimeAsync(250)
  const { status, headers } = await signedOut
  expect([status, headers.get('retry-after'), headers.get('set-cookie')]).toEqual([503, '1', CLEARED])
  expect((await call('GET', '/session', cookie)).status).toBe(204)
})
