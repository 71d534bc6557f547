/** What a run's processes did at a moment; only Linux tells of more than the machine's load. */
export interface Sample {
  /** In ms since 1970. */
  readonly at: number
  /** Threads that run, or wait for a core or a disk. */
  readonly running?: number
  /** The same, averaged over the last minute. */
  readonly load?: number
  /** How many cores they kept busy since the last sample. */
  readonly busyCores?: number
  /** The system's own average, with the work of all other programs. */
  readonly machineLoad: number
}

export interface Process {
  readonly pid: number
  readonly parent: number
  readonly group: number
  readonly state: string | undefined
  /** Processor time, in hundredths of a second. */
  readonly ticks: number
}

export const SAMPLE_MS: number
export const SAMPLES_FILE: string
export function startSampling(folder: string): void
export function loadAfter(load: number, running: number, passedMs: number): number
export function processesOfRun<Each extends Pick<Process, 'pid' | 'parent' | 'group'>>(
  all: readonly Each[],
  root: number,
  groups: Set<number>
): readonly Each[]
export function parseStat(stat: string): Process
