import { vi } from 'vitest'
import { patientLimits } from './walletconnect-limits.ts'

const HEARTBEAT_MS = 50
const MAX_MISSED = 3

/** With heartbeats that no other wait is as short as. */
export const heartbeatLimits = { ...patientLimits, silentMs: HEARTBEAT_MS * MAX_MISSED }

const waiting = new Set<() => void>()

/** Replaces `sleep`: the time between heartbeats passes only in `passHeartbeats`. */
export function withHeartbeats(sleep: (ms: number, signal?: AbortSignal) => Promise<void>): typeof sleep {
  return (ms, signal) => (ms === HEARTBEAT_MS ? untilHeartbeat(signal) : sleep(ms, signal))
}

/** Lets the time of so many heartbeats pass for every tab that waits for one: by default, until it gives the leader up. */
export async function passHeartbeats(count = MAX_MISSED): Promise<void> {
  for (let passed = 0; passed < count; passed++) {
    while (waiting.size === 0) await new Promise((later) => setImmediate(later))
    vi.setSystemTime(Date.now() + HEARTBEAT_MS)
    for (const wake of [...waiting]) wake()
  }
}

function untilHeartbeat(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      waiting.delete(wake)
      resolve()
    }
    if (signal?.aborted) return resolve()
    waiting.add(wake)
    signal?.addEventListener('abort', wake)
  })
}
