export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function countStep(status: number): Counts
export function countVitest(reportFile: string, status: number): Counts
export function countPlaywright(reportFile: string, status: number): Counts
