import { liveText } from './live-text.ts'

interface NumberMarks {
  readonly decimal: string
  readonly group: string
  /** Writes a whole number from 10 000 in short, truncated; k, m, b and t without it. */
  readonly short: ((whole: bigint) => string) | undefined
}

/** How numbers are written in English; in another language as `Intl` says (`src/language/number-marks-of.ts`). */
export const numberMarks = liveText<NumberMarks>('numberMarks', { decimal: '.', group: ',', short: undefined })
