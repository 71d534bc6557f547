import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A process as it was when it was written down: see `processIdentity`. */
export interface RecordedProcess {
  readonly pid: number
  /** Empty where the system does not tell. */
  readonly identity: string
}

/** Who started which anvils; one file in the folder of each running devchain. */
export interface RunRecord {
  readonly owner: RecordedProcess
  readonly nodes: readonly RecordedProcess[]
}

export const RUN_RECORD = 'processes.json'

/** Holds one `run-…` folder for each running devchain; git does not see it. `DEVCHAIN_FOLDER` puts it elsewhere. */
export const runsFolder = resolve(
  process.env['DEVCHAIN_FOLDER'] ?? fileURLToPath(new URL('../../.devchain/', import.meta.url))
)
