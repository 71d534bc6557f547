import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isStillRunning, processIdentity } from './process-identity.ts'
import { type RecordedProcess, RUN_RECORD, type RunRecord, runsFolder } from './run-record.ts'

/** A folder without a record may belong to a devchain that is starting. */
const STARTING_FOR_MS = 60_000

/**
 * Kills the anvils whose parent has exited. A process is ours only if its pid, start time and full command match the
 * record; nothing is ever found by name. @returns how many were killed.
 */
export function sweepLeftovers(runs: string = runsFolder): number {
  if (!existsSync(runs)) return 0
  const folders = readdirSync(runs).filter((name) => name.startsWith('run-'))
  return folders.reduce((count, name) => count + sweep(join(runs, name)), 0)
}

function sweep(folder: string): number {
  const record = readRecord(folder)
  if (record ? isStillRunning(record.owner) : isStarting(folder)) return 0
  const killed = (record?.nodes ?? []).filter(kill)
  rmSync(folder, { recursive: true, force: true })
  return killed.length
}

function readRecord(folder: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, RUN_RECORD), 'utf8'))
  } catch {
    return undefined
  }
}

function isStarting(folder: string): boolean {
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age < STARTING_FOR_MS
}

function kill({ pid, identity }: RecordedProcess): boolean {
  if (identity === '' || processIdentity(pid) !== identity) return false
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}
