import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkerDatabase } from './worker-database.ts'

const SCHEMA = 'CREATE TABLE IF NOT EXISTS words (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID'
let folder: string
let path: string
let database: WorkerDatabase
/** Has the same file open. */
let otherProcess: Database.Database

beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'portside-database-'))
  path = join(folder, 'words.db')
  database = new WorkerDatabase(path, SCHEMA)
  otherProcess = new Database(path)
})

afterEach(() => {
  vi.useRealTimers()
  otherProcess.close()
  database.close()
  rmSync(folder, { recursive: true })
})

/** Takes far longer to run than to request. */
const SLOW = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 4000000) SELECT count(*) FROM n'
const ADD = 'INSERT INTO words VALUES (?) RETURNING word'

const add = (word: string) => database.write([[ADD, word]])
const words = () => database.read('SELECT word FROM words').then((rows) => rows.map((row) => Object(row).word))
const otherProcessAdds = (word: string) => otherProcess.exec(`INSERT INTO words VALUES ('${word}')`)
const otherProcessSees = () => otherProcess.prepare('SELECT word FROM words').all()

/**
 * Blocks the thread in its next write, as a slow disk would: SQLite itself waits for the lock.
 * @returns a function that ends the delay.
 */
async function slowDown(): Promise<() => void> {
  await database.read('PRAGMA busy_timeout = 600000')
  otherProcess.exec('BEGIN IMMEDIATE')
  return () => otherProcess.exec('COMMIT')
}

/** Blocks this thread, as a busy process would. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** The outcome of a promise, once settled. */
function outcomeOf(promise: Promise<unknown>): { now: unknown } {
  const outcome: { now: unknown } = { now: 'waits' }
  promise.then(
    (value) => (outcome.now = value),
    (error) => (outcome.now = error.kind ?? error)
  )
  return outcome
}

test('a writer waits at most 240 ms for a locked database', async () => {
  otherProcess.exec('BEGIN IMMEDIATE')
  const outcome = outcomeOf(add('late'))
  await vi.advanceTimersByTimeAsync(239)
  expect(outcome.now).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.now).toBe('store-busy')
  otherProcess.exec('COMMIT')
  expect(await words()).toEqual([])
})

test('a writer continues once the lock is released', async () => {
  otherProcess.exec('BEGIN IMMEDIATE')
  const adding = add('patient')
  // Completes after the other was tried.
  await words()
  otherProcess.exec('COMMIT')
  expect(await adding).toEqual([[{ word: 'patient' }]])
})

test.each(['IMMEDIATE', 'EXCLUSIVE'])('readers do not wait for a waiting writer: %s', async (kind) => {
  await add('there')
  otherProcess.exec(`BEGIN ${kind}`)
  const outcome = outcomeOf(add('late'))
  expect(await words()).toEqual(['there'])
  expect(outcome.now).toBe('waits')
  await vi.advanceTimersByTimeAsync(240)
  expect(outcome.now).toBe('store-busy')
  otherProcess.exec('COMMIT')
})

test('writes after a lock failure are kept and leave no lock behind', async () => {
  otherProcess.exec('BEGIN IMMEDIATE')
  const outcome = outcomeOf(add('refused'))
  await vi.advanceTimersByTimeAsync(240)
  otherProcess.exec('COMMIT')
  expect(outcome.now).toBe('store-busy')
  await add('kept')
  otherProcessAdds('otherProcess’s')
  expect(otherProcessSees()).toEqual([{ word: 'kept' }, { word: 'otherProcess’s' }])
})

test('a locked-out reader waits like a writer and leaves no lock behind', async () => {
  const withoutLog = join(folder, 'without-log.db')
  const locked = new WorkerDatabase(withoutLog, `${SCHEMA}; PRAGMA journal_mode = DELETE`)
  const hermit = new Database(withoutLog)
  hermit.exec('BEGIN EXCLUSIVE')
  const outcome = outcomeOf(locked.read('SELECT word FROM words'))
  await vi.advanceTimersByTimeAsync(239)
  expect(outcome.now).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.now).toBe('store-busy')
  hermit.exec('COMMIT')
  expect(await locked.read('SELECT word FROM words')).toEqual([])
  hermit.exec("INSERT INTO words VALUES ('hermit’s')")
  hermit.close()
  locked.close()
})

test('a transaction that fails leaves nothing behind', async () => {
  await add('there')
  const failing = database.write([
    [ADD, 'first'],
    [ADD, 'there']
  ])
  await expect(failing).rejects.toThrow('UNIQUE')
  expect(await words()).toEqual(['there'])
  otherProcessAdds('otherProcess’s')
})

test('a full disk rejects writes, keeps existing rows, and frees deleted ones', async () => {
  await add('there')
  const [pages] = await database.read('PRAGMA page_count')
  await database.read(`PRAGMA max_page_count = ${Object(pages).page_count}`)
  await expect(add('x'.repeat(100_000))).rejects.toMatchObject({ kind: 'store-failed' })
  expect(await words()).toEqual(['there'])
  otherProcessAdds('otherProcess’s')
  await database.write([["DELETE FROM words WHERE word = 'there'"]])
  expect(await words()).toEqual(['otherProcess’s'])
})

test('closing the database rejects waiting transactions without crashing the process', async () => {
  otherProcess.exec('BEGIN IMMEDIATE')
  const outcome = outcomeOf(add('late'))
  database.close()
  await expect(words()).rejects.toThrow('closed')
  expect(outcome.now).toMatchObject({ message: expect.stringContaining('closed') })
  otherProcess.exec('COMMIT')
  expect(otherProcessSees()).toEqual([])
})

test('a closed database leaves no log behind', async () => {
  await add('kept')
  otherProcessSees()
  expect((await stat(`${path}-wal`)).size).toBeGreaterThan(0)
  database.close()
  expect((await stat(`${path}-wal`)).size).toBe(0)
})

test('the log is checkpointed after every 250 writes while the database is open', async () => {
  const sizes: number[] = []
  for (const amount of [249, 1]) {
    for (let index = 0; index < amount; index++) await add(`${amount}-${index}-${'x'.repeat(100)}`)
    // Runs after everything that a write entails.
    expect(await words()).toHaveLength(249 + sizes.length)
    sizes.push((await stat(path)).size)
  }
  const [before = 0, after = 0] = sizes
  expect(after - before).toBeGreaterThan(25_000)
})

test('a slow database does not block the event loop', async () => {
  const endDelay = await slowDown()
  const outcome = outcomeOf(add('late'))
  await stat(folder)
  expect(outcome.now).toBe('waits')
  await vi.advanceTimersByTimeAsync(240)
  expect(outcome.now).toBe('store-busy')
  endDelay()
})

test('transactions that time out, and those queued behind them, leave nothing behind', async () => {
  const slow = outcomeOf(database.write([[ADD, 'half'], [SLOW], [ADD, 'other half']]))
  const behind = outcomeOf(add('behind'))
  // Immediately: on a busy machine, the worker could finish before this thread continues.
  vi.advanceTimersByTime(240)
  await vi.advanceTimersByTimeAsync(0)
  expect([slow.now, behind.now]).toEqual(['store-busy', 'store-busy'])
  await add('later')
  expect(otherProcessSees()).toEqual([{ word: 'later' }])
})

test('a longer wait can be requested for a transaction', async () => {
  const endDelay = await slowDown()
  const outcome = outcomeOf(database.write([[ADD, 'sweep']], 5000))
  await vi.advanceTimersByTimeAsync(240)
  expect(outcome.now).toBe('waits')
  endDelay()
  await add('later')
  expect(otherProcessSees()).toEqual([{ word: 'later' }, { word: 'sweep' }])
})

test('a result that arrives while the process is busy still counts', async () => {
  const adding = add('kept')
  for (let tries = 0; otherProcessSees().length === 0 && tries < 4000; tries++) pause(5)
  vi.advanceTimersByTime(240)
  expect(await adding).toEqual([[{ word: 'kept' }]])
})

test('at most 256 transactions wait for a slow database', async () => {
  const endDelay = await slowDown()
  const waiting = Array.from({ length: 256 }, (_, index) => outcomeOf(add(`${index}`)))
  const refused = outcomeOf(add('one too many'))
  await stat(folder)
  expect(waiting.map(({ now }) => now)).toEqual(Array(256).fill('waits'))
  expect(refused.now).toBe('store-busy')
  await vi.advanceTimersByTimeAsync(240)
  expect(waiting.map(({ now }) => now)).toEqual(Array(256).fill('store-busy'))
  endDelay()
  expect(otherProcessSees()).toEqual([])
})
