import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkerDatabase } from './worker-database.ts'

const SCHEMA = 'CREATE TABLE IF NOT EXISTS words (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID'
const ADD = 'INSERT INTO words VALUES (?)'
const WORDS = 'SELECT word FROM words'
let folder: string

beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'portside-database-'))
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** A thread that dies at its first message. */
const MORTAL = `
  const { port, signal } = require('node:worker_threads').workerData
  port.on('message', () => { throw new Error('out of memory') })
  port.postMessage('opened')
  Atomics.add(signal, 0, 1)
  Atomics.notify(signal, 0)
`

test('when the database thread ends, its pending transactions fail, and a new thread starts a second later', async () => {
  let started = 0
  const database = new WorkerDatabase(join(folder, 'words.db'), SCHEMA, {
    startWorker: (options) =>
      started++ === 0
        ? new Worker(MORTAL, { ...options, eval: true })
        : new Worker(new URL('./database-worker.mjs', import.meta.url), options)
  })
  await vi.advanceTimersByTimeAsync(999)
  await expect(database.write([[ADD, 'owed']])).rejects.toMatchObject({
    kind: 'store-failed',
    message: expect.stringContaining('memory')
  })
  await expect(database.read(WORDS)).rejects.toMatchObject({ kind: 'store-failed' })
  expect(started).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await database.write([[ADD, 'kept']])
  expect([await database.read(WORDS), started]).toEqual([[{ word: 'kept' }], 2])
  database.close()
})

test('a database that cannot be opened throws immediately', () => {
  expect(() => new WorkerDatabase(join(folder, 'missing', 'words.db'), SCHEMA)).toThrow('Unable to open')
})
