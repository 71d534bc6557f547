// Holds the connection to the database in a thread of its own, so that a slow disk holds up nobody but those who need it.
// Plain JavaScript, because Node starts it as a file.
import process from 'node:process'
import { workerData } from 'node:worker_threads'
import Database from 'libsql'

const OPENING_MS = 5000
const TRY_AGAIN_MS = 5
/** About 1000 pages of log, after which SQLite would do it by itself. */
const CHECKPOINT_EVERY = 250

/** Each fails where the lock is taken, not in the transaction's first statement. */
const BEGIN = { read: 'BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1', write: 'BEGIN IMMEDIATE' }

const { path, schema, port, signal } = workerData
/** @type {Database.Database} */
let database
let writes = 0

process.once('exit', wake)
try {
  database = new Database(path, { timeout: OPENING_MS })
  // A log that is written, but not synced with every commit, survives a crash of the process.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; ${schema};
    PRAGMA busy_timeout = 0`)
  port.on('message', (message) => (message === 'close' ? close() : answer(message)))
  port.postMessage('opened')
} catch (error) {
  port.postMessage({ error: plain(error) })
  throw error
} finally {
  wake()
}

/** Tries again between other transactions, until it is given up. */
function answer(transaction) {
  const { id, mode, claim } = transaction
  if (isClaimed(claim)) return port.postMessage({ id, results: [] })
  try {
    port.postMessage({ id, results: transact(transaction) })
  } catch (error) {
    const isLocked = /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
    if (isLocked && !isClaimed(claim)) return setTimeout(answer, TRY_AGAIN_MS, transaction)
    port.postMessage({ id, error: plain(error) })
  }
  if (mode === 'write' && ++writes % CHECKPOINT_EVERY === 0) checkpoint()
}

function transact({ mode, statements, claim }) {
  const results = []
  try {
    // A prepared statement that finds the database locked stays active until it is garbage collected, and while it is,
    // libsql commits nothing that is written after it: a transaction begins, and takes its lock, in `exec`.
    database.exec(BEGIN[mode])
    for (const [sql, ...values] of statements) {
      if (isClaimed(claim)) return []
      // Prepared anew each time: a kept libsql statement holds the database open, and works, after close().
      results.push(database.prepare(sql).all(...values))
    }
    if (takeClaim(claim)) database.exec('COMMIT')
    return results
  } finally {
    // Where the disk was full, SQLite has rolled back already. A closed one that is asked brings the process down.
    if (database.open && database.inTransaction) database.exec('ROLLBACK')
  }
}

/** Whoever claims a transaction first decides about it: it is committed here, or given up by whoever asked for it. */
function takeClaim(claim) {
  return Atomics.exchange(claim, 0, 1) === 0
}

function isClaimed(claim) {
  return Atomics.load(claim, 0) === 1
}

/** Syncs the disk, so it is done between transactions: within a commit nobody could give up waiting for it. */
function checkpoint() {
  try {
    database.prepare('PRAGMA wal_checkpoint(PASSIVE)').all()
  } catch {
    // The log stays longer, and the disk's next writer is told what is wrong with it.
  }
}

/** Nothing is asked any more, and what still waits for a lock has been given up. */
function close() {
  try {
    // Closing leaves the write-ahead log as it is until the process ends.
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
