import { sleep } from '#domain/wait/sleep.ts'

/** A leader that has missed this many heartbeats is lost. */
const MAX_MISSED = 3

/**
 * Until the signal aborts: asks a silent leader for heartbeats, and gives it up each time it has missed too many.
 * Waits several short times rather than once: after the device has slept, both tabs wake at the same time.
 */
export async function awaitHeartbeat(silentMs: number, signal: AbortSignal, ask: () => void, giveUp: () => void) {
  for (let missed = 1; ; missed = (missed % MAX_MISSED) + 1) {
    await sleep(silentMs / MAX_MISSED, signal)
    if (signal.aborted) return
    if (missed < MAX_MISSED) ask()
    else giveUp()
  }
}
