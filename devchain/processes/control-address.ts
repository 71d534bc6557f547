import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isStillRunning, processIdentity } from './process-identity.ts'
import { type RecordedProcess, runsFolder } from './run-record.ts'
import { writeAtomically } from './write-atomically.ts'

/** Where a running harness can be told something, and by which process. */
interface ControlAddress {
  readonly url: string
  readonly owner: RecordedProcess
}

const FILE = /^control-\d+\.json$/

/** Lets commands on this machine find a harness of this process. @returns a function that ends it. */
export function publishControl(url: string, runs: string = runsFolder): () => void {
  mkdirSync(runs, { recursive: true })
  publishedControls(runs) // removes what others left behind
  const file = join(runs, `control-${process.pid}.json`)
  const address: ControlAddress = { url, owner: { pid: process.pid, identity: processIdentity(process.pid) ?? '' } }
  writeAtomically(file, JSON.stringify(address))
  return () => rmSync(file, { force: true })
}

/** The URLs of the harnesses that run with these files. */
export function publishedControls(runs: string = runsFolder): readonly string[] {
  return filesIn(runs).flatMap((name) => {
    const address = readAddress(join(runs, name))
    if (address && isStillRunning(address.owner)) return [address.url]
    rmSync(join(runs, name), { force: true })
    return []
  })
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => FILE.test(name))
  } catch {
    return []
  }
}

function readAddress(file: string): ControlAddress | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
