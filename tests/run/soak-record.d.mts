export interface Round {
  readonly number: number
  readonly commit: string
  readonly load: number
  readonly isGreen: boolean
  /** The whole output of one that failed, a path from the project's root. */
  readonly log?: string
}

export interface SoakRecord {
  readonly rounds: readonly Round[]
}

export function isDocument(file: string): boolean
export function keyOf(blobs: ReadonlyMap<string, string>): string
export function greenInARow(record: SoakRecord, load: number): number
export function failedRounds(record: SoakRecord): readonly Round[]
export function failuresIn(output: string): readonly string[]
export function introduction(soak: {
  readonly record: SoakRecord
  readonly file: string
  readonly commit: string
  /** What the working tree has and the commit does not. */
  readonly changed: readonly string[]
  readonly times: number
  readonly load: number
}): string
