import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A process at the time it was recorded; see `processIdentity`. */
export interface RecordedProcess {
  readonly pid: number
  /** Empty where the system does not provide it. */
  readonly identity: string
}

/** A devchain's process and its anvils; one file in the folder of each running devchain. */
export interface RunRecord {
  readonly owner: RecordedProcess
  readonly nodes: readonly RecordedProcess[]
}

export const RUN_RECORD = 'processes.json'

/** Contains one `run-…` folder for each running devchain; ignored by git. `DEVCHAIN_FOLDER` overrides it. */
export const runsFolder = resolve(
  process.env['DEVCHAIN_FOLDER'] ?? fileURLToPath(new URL('../../.devchain/', import.meta.url))
)
