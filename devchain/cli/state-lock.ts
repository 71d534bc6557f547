import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isStillRunning, processIdentity } from '#devchain/processes/process-identity.ts'
import type { RecordedProcess } from '#devchain/processes/run-record.ts'

/**
 * Reserves a state file for this process: two devchains would overwrite each other's state. A lock left behind by
 * `kill -9` is ignored. @returns a function that unlocks the file. @throws Error with one sentence, or of the file system.
 */
export function lockState(given: string, path: string): () => void {
  const lock = `${path}.lock`
  const other = readOwner(lock)
  if (other && isStillRunning(other)) {
    throw new Error(`--state ${given}: another devchain (process ${other.pid}) is using it.`)
  }
  if (other) rmSync(lock, { force: true })
  const owner: RecordedProcess = { pid: process.pid, identity: processIdentity(process.pid) ?? '' }
  writeFileSync(lock, JSON.stringify(owner), { flag: 'wx' }) // fails for the slower of two that start at the same time
  return () => rmSync(lock, { force: true })
}

/** Undefined without a lock. An unreadable lock was left by a process that exited while writing it. */
function readOwner(lock: string): RecordedProcess | undefined {
  const text = readText(lock)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as RecordedProcess
  } catch {
    return { pid: 0, identity: 'unknown' }
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
