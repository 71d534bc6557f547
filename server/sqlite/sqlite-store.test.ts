import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { MAX_NONCES_OF_HOLDER } from '#server/store/session-store.ts'
import { SqliteStore } from './sqlite-store.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let folder: string
let path: string
let store: SqliteStore
/** Has the same file open. */
let otherProcess: Database.Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portside-store-'))
  path = join(folder, 'sign-in.db')
  store = new SqliteStore(path)
  // Fake timers, so nothing times out on a busy machine.
  vi.useFakeTimers()
  otherProcess = new Database(path)
})

afterEach(() => {
  vi.useRealTimers()
  otherProcess.close()
  store.close()
  rmSync(folder, { recursive: true })
})

const session = (issuedAt: number, expiresAt: number) =>
  ({ address: ADDRESS, chainId: 84531, issuedAt, expiresAt }) as const

async function issue(holder?: string, now = 0, expiresAt = 100) {
  const issued = await store.issueNonce(holder, now, expiresAt, 'personal_sign')
  if (!issued) throw new Error('There are too many nonces.')
  return issued
}

async function expectBusy(promise: Promise<unknown>) {
  const refusal = expect(promise).rejects.toMatchObject({ kind: 'store-busy' })
  await vi.advanceTimersByTimeAsync(5000)
  await refusal
}

const rows = (table: string) => otherProcess.prepare(`SELECT * FROM ${table}`).all()

test('a nonce works once, and says when it would have expired', async () => {
  const { nonce, holder } = await issue()
  expect(await store.consumeNonce(nonce, holder, 50)).toEqual({ way: 'personal_sign', expiresAt: 100 })
  expect(await store.consumeNonce(nonce, holder, 50)).toBeUndefined()
})

test('a nonce works for its holder only, and another holder cannot use it up', async () => {
  const { nonce, holder } = await issue()
  const other = await issue()
  expect(await store.consumeNonce(nonce, other.holder, 50)).toBeUndefined()
  expect(await store.consumeNonce(nonce, holder, 50)).toEqual({ way: 'personal_sign', expiresAt: 100 })
})

test('a nonce expires', async () => {
  const { nonce, holder } = await issue()
  expect(await store.consumeNonce(nonce, holder, 100)).toBeUndefined()
})

test('a holder keeps its secret while it has an open nonce, and secrets that the service did not create are rejected', async () => {
  const { holder } = await issue()
  expect((await issue(holder, 50, 150)).holder).toBe(holder)
  expect((await issue(holder, 200, 300)).holder).not.toBe(holder)
  expect((await issue('chosen-by-somebody-else', 200, 300)).holder).toMatch(/^[\w-]{43}$/)
})

test('a holder of too many nonces loses its oldest, and no other holder loses any', async () => {
  const stranger = await issue()
  const first = await issue()
  const later = []
  for (let minute = 1; minute <= MAX_NONCES_OF_HOLDER; minute++)
    later.push(await issue(first.holder, minute, 100 + minute))
  expect(rows('nonces')).toHaveLength(1 + MAX_NONCES_OF_HOLDER)
  expect(await store.consumeNonce(first.nonce, first.holder, 50)).toBeUndefined()
  for (const [minute, { nonce, holder }] of [stranger, ...later].entries())
    expect((await store.consumeNonce(nonce, holder, 50))?.expiresAt).toBe(100 + minute)
})

test('a session ends when it expires or is ended', async () => {
  const id = await store.beginSession(session(0, 100), undefined)
  expect(await store.findSession(id, 99)).toEqual(session(0, 100))
  expect(await store.findSession(id, 100)).toBeUndefined()
  await store.endSession(id)
  expect(await store.findSession(id, 50)).toBeUndefined()
})

test('a renewed session lasts longer, but not beyond the longest time after its start', async () => {
  const id = await store.beginSession(session(0, 100), undefined)
  const lasting = { forMs: 100, atMostMs: 170 }
  expect(await store.renewSession(id, 50, lasting)).toEqual(session(0, 150))
  expect(await store.renewSession(id, 10, lasting)).toEqual(session(0, 150))
  expect(await store.renewSession(id, 140, lasting)).toEqual(session(0, 170))
  expect(await store.findSession(id, 169)).toEqual(session(0, 170))
  expect(await store.renewSession(id, 170, lasting)).toBeUndefined()
  expect(await store.findSession(id, 170)).toBeUndefined()
})

test('a session that is over, expired or never began is not renewed', async () => {
  const [ended, expired] = [
    await store.beginSession(session(0, 100), undefined),
    await store.beginSession(session(0, 10), undefined)
  ]
  otherProcess.exec('BEGIN IMMEDIATE')
  await expectBusy(store.endSession(ended))
  otherProcess.exec('COMMIT')
  for (const id of [ended, expired, 'nobody’s'])
    expect(await store.renewSession(id, 50, { forMs: 100, atMostMs: 1000 })).toBeUndefined()
})

test('ending the other sessions of an account keeps its own, and those of other accounts', async () => {
  const begin = (address: Address, expiresAt = 100) =>
    store.beginSession({ ...session(0, expiresAt), address }, undefined)
  const own = await begin(ADDRESS)
  const [other, another] = [await begin(ADDRESS), await begin(ADDRESS)]
  await begin(ADDRESS, 10)
  const stranger = await begin('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(await store.endOtherSessions(own, 50)).toBe(2)
  for (const id of [own, stranger]) expect(await store.findSession(id, 50)).toBeDefined()
  for (const id of [other, another]) expect(await store.findSession(id, 50)).toBeUndefined()
})

test('without a valid session of its own, nobody ends the others', async () => {
  const [ended, expired] = [
    await store.beginSession(session(0, 100), undefined),
    await store.beginSession(session(0, 10), undefined)
  ]
  const other = await store.beginSession(session(0, 100), undefined)
  otherProcess.exec('BEGIN IMMEDIATE')
  await expectBusy(store.endSession(ended))
  otherProcess.exec('COMMIT')
  for (const id of [ended, expired, 'nobody’s']) expect(await store.endOtherSessions(id, 50)).toBe(0)
  expect(await store.findSession(other, 50)).toBeDefined()
})

test('a session replaces the browser’s previous one', async () => {
  const earlier = await store.beginSession(session(0, 100), undefined)
  const later = await store.beginSession(session(10, 110), earlier)
  expect(await store.findSession(earlier, 50)).toBeUndefined()
  expect(await store.findSession(later, 50)).toEqual(session(10, 110))
})

test('no secret is stored in the clear', async () => {
  const id = await store.beginSession(session(0, 100), undefined)
  const { holder } = await issue()
  expect(JSON.stringify(rows('sessions'))).toContain(ADDRESS)
  expect(JSON.stringify(rows('sessions'))).not.toContain(id)
  expect(JSON.stringify(rows('nonces'))).not.toContain(holder)
})

test('a sweep deletes expired rows and nothing else', async () => {
  await store.beginSession(session(0, 100), undefined)
  await issue()
  const later = await store.beginSession(session(0, 101), undefined)
  const { nonce } = await issue(undefined, 0, 101)
  expect(await store.sweep(100)).toBe(false)
  expect(rows('sessions')).toHaveLength(1)
  expect(rows('nonces')).toEqual([expect.objectContaining({ nonce })])
  expect(await store.findSession(later, 100)).toBeDefined()
})

test('a session that the database could not end is over immediately, and the next sweep deletes it', async () => {
  const id = await store.beginSession(session(0, 100), undefined)
  otherProcess.exec('BEGIN IMMEDIATE')
  await expectBusy(store.endSession(id))
  expect(await store.findSession(id, 50)).toBeUndefined()
  await expectBusy(store.sweep(50))
  expect(await store.findSession(id, 50)).toBeUndefined()
  otherProcess.exec('COMMIT')
  expect(rows('sessions')).toHaveLength(1)
  await store.sweep(50)
  expect(rows('sessions')).toHaveLength(0)
})

test('ending an unknown session waits for no lock', async () => {
  otherProcess.exec('BEGIN IMMEDIATE')
  await store.endSession('nobody’s')
  otherProcess.exec('COMMIT')
})

test('sign-outs with made-up ids leave room for a real one while the database is busy', async () => {
  const id = await store.beginSession(session(0, 100), undefined)
  const flood = Array.from({ length: 10_300 }, (_, index) => store.endSession(`made up ${index}`))
  const settled = Promise.allSettled(flood)
  await expect(store.endSession(id)).rejects.toMatchObject({ kind: 'store-busy' })
  await settled
  expect(await store.findSession(id, 50)).toBeUndefined()
})

test('a session from another process can be ended too while the database is busy', async () => {
  const other = new SqliteStore(path)
  const id = await other.beginSession(session(0, 100), undefined)
  other.close()
  const settled = Promise.allSettled(Array.from({ length: 300 }, (_, index) => store.endSession(`made up ${index}`)))
  await expect(store.endSession(id)).rejects.toMatchObject({ kind: 'store-busy' })
  await settled
  expect(await store.findSession(id, 50)).toBeUndefined()
})

test('a request that a locked database rejected has no effect', async () => {
  const { nonce, holder } = await issue()
  const id = await store.beginSession(session(0, 100), undefined)
  otherProcess.exec('BEGIN EXCLUSIVE')
  await expectBusy(store.consumeNonce(nonce, holder, 50))
  await expectBusy(store.beginSession(session(10, 110), id))
  await expectBusy(store.issueNonce(holder, 50, 150, 'personal_sign'))
  otherProcess.exec('COMMIT')
  expect([rows('sessions').length, rows('nonces').length]).toEqual([1, 1])
  expect(await store.consumeNonce(nonce, holder, 50)).toEqual({ way: 'personal_sign', expiresAt: 100 })
  expect(await store.findSession(id, 50)).toBeDefined()
})
