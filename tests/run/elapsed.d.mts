export interface TestTime {
  readonly file: string
  readonly title: string
  readonly ms: number
}

export interface StepTime {
  readonly name: string
  readonly seconds: number
  readonly times: readonly TestTime[]
}

export function vitestTimes(reportFile: string): readonly TestTime[]
export function playwrightTimes(reportFile: string): readonly TestTime[]
export function elapsedTables(steps: readonly StepTime[]): string
