import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignInService, type SignInService } from '#server/app.ts'
import { honest, ScriptedNode } from './scripted-node.ts'
import { type RunningService, startService, untimed, Visitor } from './visitor.ts'

const CHAIN_ID = 84531
const CONTRACT = '0xc0DE000000000000000000000000000000000000'
const NO_KEYS = `0x${'11'.repeat(65)}` as const
const ORIGIN = 'http://127.0.0.1:5173'
const CLEARED = 'portside-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'

let folder: string
let database: string
let node: ScriptedNode
let service: RunningService
let visitor: Visitor
/** Has the same file open. */
let otherProcess: Database.Database

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  folder = mkdtempSync(join(tmpdir(), 'portside-locked-'))
  database = join(folder, 'sign-in.db')
  node = await ScriptedNode.start(honest(CHAIN_ID))
  service = await startService({ database, databaseWaitMs: 500, nodeUrl: () => node.url })
  visitor = new Visitor(service)
  // A write of the service may still hold the lock.
  otherProcess = new Database(database, { timeout: 5_000 })
})

afterEach(async () => {
  vi.restoreAllMocks()
  otherProcess.close()
  await service.stop()
  await node.stop()
  rmSync(folder, { recursive: true })
})

const lock = (kind = 'IMMEDIATE') => otherProcess.exec(`BEGIN ${kind}`)
const unlock = () => otherProcess.exec('COMMIT')
const sessions = () => otherProcess.prepare('SELECT * FROM sessions').all()

async function post(path: string, body?: object, by = visitor) {
  const response = await by.fetch(`${service.origin}${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  })
  const text = await response.text()
  const { error } = JSON.parse(text || '{}') as { error?: string }
  return { status: response.status, error, retryAfter: response.headers.get('retry-after') }
}

const busy = { status: 503, error: 'store-busy', retryAfter: '1' }

/** Another browser with the same cookies. */
function thiefOf(owner: Visitor): Visitor {
  const thief = new Visitor(service)
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
  return thief
}

test.each(['IMMEDIATE', 'EXCLUSIVE'])(
  'while the database is locked, writes are refused within 250 ms, and sessions are answered immediately: %s',
  async (kind) => {
    await visitor.adapter.verify(await visitor.signed())
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    lock(kind)
    vi.useFakeTimers()
    let alone: SignInService | undefined
    try {
      alone = createSignInService({ database })
      const call = (path: string, method: string) =>
        (alone as SignInService).fetch(new Request(`${ORIGIN}${path}`, { method, headers: { origin: ORIGIN, cookie } }))
      const refused: Response[] = []
      for (const path of ['/nonce', '/nonce', '/nonce'])
        void call(path, 'POST').then((response) => refused.push(response))
      const other = await call('/session', 'GET')
      // No time has passed.
      expect([other.status, refused.length]).toEqual([200, 0])
      await vi.advanceTimersByTimeAsync(250)
      expect(refused.map(({ status }) => status)).toEqual([503, 503, 503])
      expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', '1', '1'])
    } finally {
      vi.useRealTimers()
      unlock()
      alone?.close()
    }
  }
)

test('a message that the database was too busy for still works afterwards', async () => {
  const signed = await visitor.signed()
  lock()
  expect(await post('/verify', signed)).toEqual(busy)
  await expect(visitor.adapter.verify(signed)).rejects.toThrow('503')
  unlock()
  expect(await visitor.adapter.verify(signed)).toBeDefined()
})

test('a sign-in that cannot be stored fails, and the previous session remains', async () => {
  const earlier = await visitor.adapter.verify(await visitor.signed())
  const nonce = await visitor.adapter.getNonce()
  const message = await visitor.adapter.createMessage({ address: CONTRACT, chainId: CHAIN_ID, nonce })
  node.script = (method, response) => {
    if (method === 'eth_call') lock()
    return honest(CHAIN_ID)(method, response)
  }
  const cookies = visitor.setCookies.length
  expect(await post('/verify', { message, signature: NO_KEYS })).toEqual(busy)
  expect(visitor.setCookies).toHaveLength(cookies)
  unlock()
  expect(await visitor.adapter.getSession()).toMatchObject(untimed(earlier))
  expect(sessions()).toHaveLength(1)
  expect(await post('/verify', { message, signature: NO_KEYS })).toMatchObject({ error: 'nonce-refused' })
})

test('signing out clears the cookie and ends the session while the database is locked', async () => {
  await visitor.adapter.verify(await visitor.signed())
  const thief = thiefOf(visitor)
  lock()
  expect(await post('/sign-out')).toEqual(busy)
  expect(visitor.setCookies.at(-1)).toBe(CLEARED)
  expect(await thief.adapter.getSession()).toBeUndefined()
  unlock()
  expect(await thief.adapter.getSession()).toBeUndefined()
  // The service keeps retrying, so that the session is over for later processes too.
  await expect.poll(sessions).toEqual([])
})

test('signing out clears the cookie whatever fails', async () => {
  await visitor.adapter.verify(await visitor.signed())
  otherProcess.exec('DROP TABLE sessions')
  expect(await post('/sign-out')).toMatchObject({ status: 500, error: 'internal' })
  expect(visitor.setCookies.at(-1)).toBe(CLEARED)
})

test('a sign-out from a busy service is reported as not complete', async () => {
  await visitor.adapter.verify(await visitor.signed())
  lock()
  await expect(visitor.adapter.signOut()).rejects.toThrow('503')
  unlock()
  await visitor.adapter.signOut()
  expect(await visitor.adapter.getSession()).toBeUndefined()
})
