// Time limits of tests, on a machine that is slow or busy.
import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** What `fixedWork` takes on the machine that the limits were set for, with nothing else running. */
const REFERENCE_MS = 40
const LONGEST_FACTOR = 6
const MEGABYTES = 64
const ROUNDS = 3
const VARIABLE = 'TIME_LIMIT_FACTOR'

/** How much longer than usual tests may take in this run: from 1 to 6, measured once. */
export function limitFactor(env = process.env) {
  const known = Number(env[VARIABLE])
  if (known >= 1) return Math.min(known, LONGEST_FACTOR)
  const factor = factorFor({ workMs: fixedWork(), load: loadavg()[0] ?? 0, cores: availableParallelism() })
  // For workers and the runs within this one.
  env[VARIABLE] = String(factor)
  return factor
}

/** A time limit, in ms, that suits this machine. */
export function limit(ms) {
  return Math.round(ms * limitFactor())
}

/**
 * The worse of two: how slowly this machine works right now, and how it will with one more process beside those that were
 * running in the last minute, `load` by the system's count.
 */
export function factorFor({ workMs, load, cores }) {
  const worst = Math.max(workMs / REFERENCE_MS, (load + 1) / cores)
  return Math.min(LONGEST_FACTOR, Math.max(1, Math.ceil(worst * 2) / 2))
}

/** How long the same piece of work takes by the clock: the median, because one may have to wait for a core. */
function fixedWork() {
  const block = Buffer.alloc(1 << 20, 7)
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now()
    const hash = createHash('sha256')
    for (let i = 0; i < MEGABYTES; i++) hash.update(block)
    hash.digest()
    return performance.now() - startedAt
  })
  return times.sort((a, b) => a - b)[1] ?? 0
}
