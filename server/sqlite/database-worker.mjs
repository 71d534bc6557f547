// Owns the database connection in a separate thread, so that a slow disk delays only requests that need it.
// Plain JavaScript, because Node starts it as a file.
import process from 'node:process'
import { workerData } from 'node:worker_threads'

const OPENING_MS = 5000
const RETRY_MS = 5

/** Each takes its lock here, so that a lock failure is not the first statement's. */
const BEGIN = { read: 'BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1', write: 'BEGIN IMMEDIATE' }

const { path, schema, port, signal, checkpointEvery } = workerData
/** @type {import('libsql').Database} */
let database
let writes = 0

process.once('exit', wake)
try {
  // Not imported above: if it is not installed, the caller learns why.
  const { default: Database } = await import('libsql')
  database = new Database(path, { timeout: OPENING_MS })
  // A log that is not synced with every commit still survives a crash of the process.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; ${schema};
    PRAGMA busy_timeout = 0`)
  port.on('message', (message) => (message === 'close' ? close() : run(message)))
  port.postMessage('opened')
} catch (error) {
  port.postMessage({ error: plain(error) })
  throw error
} finally {
  wake()
}

/** Retries between other transactions, until the caller gives up. */
function run(transaction) {
  const { id, mode, claim } = transaction
  if (isClaimed(claim)) return port.postMessage({ id, results: [] })
  try {
    port.postMessage({ id, results: transact(transaction) })
  } catch (error) {
    const isLocked = /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
    if (isLocked && !isClaimed(claim)) return setTimeout(run, RETRY_MS, transaction)
    port.postMessage({ id, error: plain(error) })
  }
  if (mode === 'write' && ++writes % checkpointEvery === 0) checkpoint()
}

function transact({ mode, statements, claim }) {
  const results = []
  try {
    // A prepared statement that finds the database locked stays active until it is garbage-collected, and meanwhile
    // libsql commits no later write; so a transaction begins, and takes its lock, in `exec`.
    database.exec(BEGIN[mode])
    for (const [sql, ...values] of statements) {
      if (isClaimed(claim)) return []
      // Prepared each time: a cached libsql statement keeps the database open, and works, after close().
      results.push(database.prepare(sql).all(...values))
    }
    if (takeClaim(claim)) database.exec('COMMIT')
    return results
  } finally {
    // On a full disk, SQLite has already rolled back. Querying a closed database crashes the process.
    if (database.open && database.inTransaction) database.exec('ROLLBACK')
  }
}

/** The first to claim a transaction decides: this thread commits it, or its caller gives it up. */
function takeClaim(claim) {
  return Atomics.exchange(claim, 0, 1) === 0
}

function isClaimed(claim) {
  return Atomics.load(claim, 0) === 1
}

/** Syncs the disk, so it runs between transactions: within a commit, no caller could give up waiting. */
function checkpoint() {
  try {
    database.prepare('PRAGMA wal_checkpoint(PASSIVE)').all()
  } catch {
    // The log stays longer; the next write reports what is wrong with the disk.
  }
}

/** By now there are no new requests, and transactions waiting for a lock have been given up. */
function close() {
  try {
    // Closing leaves the write-ahead log in place until the process ends.
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  } finally {
    database.close()
    port.close()
  }
}

function wake() {
  Atomics.add(signal, 0, 1)
  Atomics.notify(signal, 0)
}

function plain({ message, code }) {
  return { message, code }
}
