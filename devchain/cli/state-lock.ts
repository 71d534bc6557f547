import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isStillRunning, processIdentity } from '#devchain/processes/process-identity.ts'
import type { RecordedProcess } from '#devchain/processes/run-record.ts'

/**
 * Keeps a state file for this process: two devchains would overwrite each other's. A lock that a `kill -9` left behind
 * counts for nothing. @returns what gives the file free. @throws Error with one sentence, or that of the file system.
 */
export function lockState(given: string, path: string): () => void {
  const lock = `${path}.lock`
  const other = readOwner(lock)
  if (other && isStillRunning(other)) {
    throw new Error(`--state ${given}: another devchain (process ${other.pid}) keeps its state there.`)
  }
  if (other) rmSync(lock, { force: true })
  const owner: RecordedProcess = { pid: process.pid, identity: processIdentity(process.pid) ?? '' }
  writeFileSync(lock, JSON.stringify(owner), { flag: 'wx' }) // fails for the slower one of two that start at once
  return () => rmSync(lock, { force: true })
}

/** Undefined when there is no lock. What cannot be read was left by a process that ended while it wrote. */
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
