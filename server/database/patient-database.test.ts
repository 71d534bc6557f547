import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PatientDatabase } from './patient-database.ts'

const SCHEMA = 'CREATE TABLE IF NOT EXISTS words (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID'
let folder: string
let path: string
let database: PatientDatabase
/** Another process that has the file open. */
let neighbour: Database.Database

beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'portside-database-'))
  path = join(folder, 'words.db')
  database = new PatientDatabase(path, SCHEMA)
  neighbour = new Database(path)
})

afterEach(() => {
  vi.useRealTimers()
  neighbour.close()
  database.close()
  rmSync(folder, { recursive: true })
})

/** Takes far longer than it takes to ask for it. */
const SLOW = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 4000000) SELECT count(*) FROM n'
const ADD = 'INSERT INTO words VALUES (?) RETURNING word'

const add = (word: string) => database.write([[ADD, word]])
const words = () => database.read('SELECT word FROM words').then((rows) => rows.map((row) => Object(row).word))
const neighbourAdds = (word: string) => neighbour.exec(`INSERT INTO words VALUES ('${word}')`)
const neighbourSees = () => neighbour.prepare('SELECT word FROM words').all()

/**
 * Blocks the thread in its next write, as a slow disk would, until the delay is ended: SQLite waits for a lock by itself.
 * @returns what ends the delay.
 */
async function slowDown(): Promise<() => void> {
  await database.read('PRAGMA busy_timeout = 600000')
  neighbour.exec('BEGIN IMMEDIATE')
  return () => neighbour.exec('COMMIT')
}

/** Blocks this thread, as a busy process would. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** How a promise ends, as soon as it does. */
function outcomeOf(promise: Promise<unknown>): { now: unknown } {
  const outcome: { now: unknown } = { now: 'waits' }
  promise.then(
    (value) => (outcome.now = value),
    (error) => (outcome.now = error.kind ?? error)
  )
  return outcome
}

test('a writer that finds the database locked waits 40 ms, and no longer', async () => {
  neighbour.exec('BEGIN IMMEDIATE')
  const outcome = outcomeOf(add('late'))
  await vi.advanceTimersByTimeAsync(39)
  expect(outcome.now).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.now).toBe('store-busy')
  neighbour.exec('COMMIT')
  expect(await words()).toEqual([])
})

test('a writer goes on as soon as the lock is gone', async () => {
  neighbour.exec('BEGIN IMMEDIATE')
  const adding = add('patient')
  // Answered after the other was tried.
  await words()
  neighbour.exec('COMMIT')
  expect(await adding).toEqual([[{ word: 'patient' }]])
})

test.each(['IMMEDIATE', 'EXCLUSIVE'])('nobody who reads waits for a writer that waits: %s', async (kind) => {
  await add('there')
  neighbour.exec(`BEGIN ${kind}`)
  const outcome = outcomeOf(add('late'))
  expect(await words()).toEqual(['there'])
  expect(outcome.now).toBe('waits')
  await vi.advanceTimersByTimeAsync(40)
  expect(outcome.now).toBe('store-busy')
  neighbour.exec('COMMIT')
})

test('what is written after a lock was met is kept, and locks nobody else out', async () => {
  neighbour.exec('BEGIN IMMEDIATE')
  const outcome = outcomeOf(add('refused'))
  await vi.advanceTimersByTimeAsync(40)
  neighbour.exec('COMMIT')
  expect(outcome.now).toBe('store-busy')
  await add('kept')
  neighbourAdds('neighbour’s')
  expect(neighbourSees()).toEqual([{ word: 'kept' }, { word: 'neighbour’s' }])
})

test('a reader that is locked out waits like a writer, and leaves no lock behind', async () => {
  const withoutLog = join(folder, 'without-log.db')
  const locked = new PatientDatabase(withoutLog, `${SCHEMA}; PRAGMA journal_mode = DELETE`)
  const hermit = new Database(withoutLog)
  hermit.exec('BEGIN EXCLUSIVE')
  const outcome = outcomeOf(locked.read('SELECT word FROM words'))
  await vi.advanceTimersByTimeAsync(39)
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
  neighbourAdds('neighbour’s')
})

test('a full disk refuses what needs room, keeps what was there, and frees what is deleted', async () => {
  await add('there')
  const [pages] = await database.read('PRAGMA page_count')
  await database.read(`PRAGMA max_page_count = ${Object(pages).page_count}`)
  await expect(add('x'.repeat(100_000))).rejects.toMatchObject({ kind: 'store-failed' })
  expect(await words()).toEqual(['there'])
  neighbourAdds('neighbour’s')
  await database.write([["DELETE FROM words WHERE word = 'there'"]])
  expect(await words()).toEqual(['neighbour’s'])
})

test('a database that is closed meanwhile fails what waits for it, and not the process', async () => {
  neighbour.exec('BEGIN IMMEDIATE')
  const outcome = outcomeOf(add('late'))
  database.close()
  await expect(words()).rejects.toThrow('closed')
  expect(outcome.now).toMatchObject({ message: expect.stringContaining('closed') })
  neighbour.exec('COMMIT')
  expect(neighbourSees()).toEqual([])
})

test('a database that is closed leaves no log behind', async () => {
  await add('kept')
  neighbourSees()
  expect((await stat(`${path}-wal`)).size).toBeGreaterThan(0)
  database.close()
  expect((await stat(`${path}-wal`)).size).toBe(0)
})

test('the log is moved into the database while it is open, after every 250 writes', async () => {
  const sizes: number[] = []
  for (const amount of [249, 1]) {
    for (let index = 0; index < amount; index++) await add(`${amount}-${index}-${'x'.repeat(100)}`)
    // Asked for after all that comes with a write.
    expect(await words()).toHaveLength(249 + sizes.length)
    sizes.push((await stat(path)).size)
  }
  const [before = 0, after = 0] = sizes
  expect(after - before).toBeGreaterThan(25_000)
})

test('a slow database holds up nobody who does not need it', async () => {
  const endDelay = await slowDown()
  const outcome = outcomeOf(add('late'))
  await stat(folder)
  expect(outcome.now).toBe('waits')
  await vi.advanceTimersByTimeAsync(40)
  expect(outcome.now).toBe('store-busy')
  endDelay()
})

test('what takes too long, and what waits behind it, leaves nothing behind', async () => {
  const slow = outcomeOf(database.write([[ADD, 'half'], [SLOW], [ADD, 'other half']]))
  const behind = outcomeOf(add('behind'))
  // At once: on a busy machine the thread could be done before this one goes on.
  vi.advanceTimersByTime(40)
  await vi.advanceTimersByTimeAsync(0)
  expect([slow.now, behind.now]).toEqual(['store-busy', 'store-busy'])
  await add('later')
  expect(neighbourSees()).toEqual([{ word: 'later' }])
})

test('whoever may wait longer is waited for', async () => {
  const endDelay = await slowDown()
  const outcome = outcomeOf(database.write([[ADD, 'sweep']], 5000))
  await vi.advanceTimersByTimeAsync(40)
  expect(outcome.now).toBe('waits')
  endDelay()
  await add('later')
  expect(neighbourSees()).toEqual([{ word: 'later' }, { word: 'sweep' }])
})

test('an answer that comes while the process is busy counts', async () => {
  const adding = add('kept')
  for (let tries = 0; neighbourSees().length === 0 && tries < 4000; tries++) pause(5)
  vi.advanceTimersByTime(40)
  expect(await adding).toEqual([[{ word: 'kept' }]])
})

test('no more than 256 transactions wait for a slow database', async () => {
  const endDelay = await slowDown()
  const waiting = Array.from({ length: 256 }, (_, index) => outcomeOf(add(`${index}`)))
  const refused = outcomeOf(add('one too many'))
  await stat(folder)
  expect(waiting.map(({ now }) => now)).toEqual(Array(256).fill('waits'))
  expect(refused.now).toBe('store-busy')
  await vi.advanceTimersByTimeAsync(40)
  expect(waiting.map(({ now }) => now)).toEqual(Array(256).fill('store-busy'))
  endDelay()
  expect(neighbourSees()).toEqual([])
})

/** A thread that ends as soon as it is asked anything. */
const MORTAL = `
  const { port, signal } = require('node:worker_threads').workerData
  port.on('message', () => { throw new Error('out of memory') })
  port.postMessage('opened')
  Atomics.add(signal, 0, 1)
  Atomics.notify(signal, 0)
`

test('when the thread of the database ends, what it owes has failed, and a new one starts a second later', async () => {
  database.close()
  let started = 0
  database = new PatientDatabase(path, SCHEMA, {
    startWorker: (options) =>
      started++ === 0
        ? new Worker(MORTAL, { ...options, eval: true })
        : new Worker(new URL('./database-worker.mjs', import.meta.url), options)
  })
  await vi.advanceTimersByTimeAsync(999)
  await expect(add('owed')).rejects.toMatchObject({ kind: 'store-failed', message: expect.stringContaining('memory') })
  await expect(words()).rejects.toMatchObject({ kind: 'store-failed' })
  expect(started).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await add('kept')
  expect([await words(), started]).toEqual([['kept'], 2])
})

test('a database that cannot be opened is told of at once', () => {
  expect(() => new PatientDatabase(join(folder, 'missing', 'words.db'), SCHEMA)).toThrow('Unable to open')
})
