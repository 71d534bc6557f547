import { sleep } from '#domain/wait/sleep.ts'

/** After how many missed heartbeats a leader has gone. */
const MISSED = 3

/**
 * Until the signal is aborted: asks a silent leader for heartbeats, and gives it up each time it has missed too many.
 * Several short waits instead of one long one: after the device has slept, both sides wake at the same time.
 */
export async function awaitHeartbeat(silentMs: number, signal: AbortSignal, ask: () => void, giveUp: () => void) {
  for (let missed = 1; ; missed = (missed % MISSED) + 1) {
    await sleep(silentMs / MISSED, signal)
    if (signal.aborted) return
    if (missed < MISSED) ask()
    else giveUp()
  }
}
