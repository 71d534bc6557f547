interface Measured {
  readonly workMs: number
  /** Processes that ran or waited for a core in the last minute, on average. */
  readonly load: number
  readonly cores: number
}

export function limitFactor(env?: Record<string, string | undefined>): number
export function limit(ms: number): number
export function factorFor(measured: Measured): number
