/** What one adapter of a port weighs, keeps and takes. */
export interface ScoreboardRow {
  readonly port: string
  readonly adapter: string
  readonly passed: number
  readonly total: number
  /** Bytes of what a page fetches for it; absent for what has no chunk of its own. */
  readonly brotli?: number
  /** Of its answers, in ms; absent where nothing was timed. */
  readonly latency?: { readonly count: number; readonly p50: number; readonly p95: number }
}

export function readScoreboard(reportFile: string, folder: string): readonly ScoreboardRow[]
export function scoreboardTable(rows: readonly ScoreboardRow[]): string
