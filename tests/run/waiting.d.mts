export interface Location {
  readonly file: string
  readonly line: number
}

/** Of what Playwright's reporters get of a step. */
export interface ReportedStep {
  readonly title: string
  readonly subtitle?: string
  readonly category: string
  readonly startTime: Date
  /** In ms; negative if it never ended. */
  readonly duration: number
  readonly error?: unknown
  readonly location?: Location
  readonly steps: readonly ReportedStep[]
}

export interface Wait {
  /** Absent for code between two calls. */
  readonly call?: string
  readonly location?: Location | undefined
  readonly ms: number
  /** The last call that had ended. */
  readonly after?: { readonly call: string; readonly location: Location }
}

interface AwaitingLine {
  readonly line: number
  readonly code: string
}

export function waitsOf(result: { readonly steps: readonly ReportedStep[]; readonly status: string }): readonly Wait[]
export function waitSentence(wait: Wait, nextAwait: (location: Location) => AwaitingLine | undefined): string
export function nextAwaitIn(source: string, line: number): AwaitingLine | undefined
