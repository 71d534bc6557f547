import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SessionStore } from './session-store.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let folder: string
let path: string
let store: SessionStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portside-store-'))
  path = join(folder, 'sign-in.db')
  store = new SessionStore(path)
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const session = (issuedAt: number, expiresAt: number) =>
  ({ address: ADDRESS, chainId: 84531, issuedAt, expiresAt }) as const

test('a nonce is good once', () => {
  const { nonce, holder } = store.issueNonce(undefined, 0, 100)
  expect(store.consumeNonce(nonce, holder, 50)).toBe(true)
  expect(store.consumeNonce(nonce, holder, 50)).toBe(false)
})

test('a nonce is good for its holder only, and another cannot use it up', () => {
  const { nonce, holder } = store.issueNonce(undefined, 0, 100)
  const other = store.issueNonce(undefined, 0, 100)
  expect(store.consumeNonce(nonce, other.holder, 50)).toBe(false)
  expect(store.consumeNonce(nonce, holder, 50)).toBe(true)
})

test('a nonce expires', () => {
  const { nonce, holder } = store.issueNonce(undefined, 0, 100)
  expect(store.consumeNonce(nonce, holder, 100)).toBe(false)
})

test('a holder keeps its secret while a nonce of its stands, and no secret that the service did not make is taken', () => {
  const { holder } = store.issueNonce(undefined, 0, 100)
  expect(store.issueNonce(holder, 50, 150).holder).toBe(holder)
  expect(store.issueNonce(holder, 200, 300).holder).not.toBe(holder)
  expect(store.issueNonce('chosen-by-somebody-else', 200, 300).holder).toMatch(/^[\w-]{43}$/)
})

test('a session ends at its time, and when it is ended', () => {
  const id = store.createSession(session(0, 100))
  expect(store.findSession(id, 99)).toEqual(session(0, 100))
  expect(store.findSession(id, 100)).toBeUndefined()
  store.endSession(id)
  expect(store.findSession(id, 50)).toBeUndefined()
})

test('expired rows are purged, and no secret is stored in the clear', () => {
  const id = store.createSession(session(0, 100))
  const { holder } = store.issueNonce(undefined, 0, 100)
  const rows = (table: string) => {
    const database = new Database(path)
    const text = JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all())
    database.close()
    return text
  }
  expect(rows('sessions')).toContain(ADDRESS)
  expect(rows('sessions')).not.toContain(id)
  expect(rows('nonces')).not.toContain(holder)
  const [later, laterNonce] = [store.createSession(session(200, 300)), store.issueNonce(undefined, 200, 300)]
  expect(JSON.parse(rows('sessions'))).toHaveLength(1)
  expect(JSON.parse(rows('nonces'))).toEqual([expect.objectContaining({ nonce: laterNonce.nonce })])
  expect(store.findSession(later, 250)).toBeDefined()
})
