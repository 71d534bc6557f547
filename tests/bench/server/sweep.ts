import path from 'node:path'
import Database from 'libsql'
import { SqliteStore } from '#server/sqlite/sqlite-store.ts'

const EXPIRED = 100_000
const WAIT_MS = 10_000

/** In ms of processor time: how long one batch of a sweep through 100,000 expired nonces can hold up a writer. */
export async function measureSweep(folder: string): Promise<number> {
  const file = path.join(folder, 'sweep.db')
  const store = new SqliteStore(file, WAIT_MS)
  const database = new Database(file)
  try {
    const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${EXPIRED})`
    database.exec(`${numbers} INSERT INTO nonces SELECT 'n' || n, printf('%064d', n), 100, '' FROM numbers`)
    const before = process.cpuUsage()
    let batches = 1
    while (await store.sweep(200)) batches++
    const { user, system } = process.cpuUsage(before)
    // All batches are alike, checkpoints included.
    return (user + system) / 1000 / batches
  } finally {
    database.close()
    store.close()
  }
}
