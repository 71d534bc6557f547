import { useEffect, useState } from 'react'
import { msUntil, startBy } from '#domain/wait/is-past.ts'

/** Whole seconds since `since` (milliseconds since 1970), ticking, or since the clock was set back; 0 while it is undefined. */
export function useElapsedSeconds(since: number | undefined): number {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    if (since === undefined) return setElapsedMs(0)
    let start = since
    const tick = () => {
      const now = Date.now()
      start = startBy(start, now)
      setElapsedMs(now - start)
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [since])
  return since === undefined ? 0 : Math.floor(elapsedMs / 1000)
}

/**
 * Whole seconds until `deadline` (milliseconds since 1970), ticking on where the clock is set back; 0 once it has passed, if
 * it is further away than it can be, or while it is undefined.
 */
export function useRemainingSeconds(deadline: number | undefined, longestMs: number): number {
  const [{ setBackMs }, setTick] = useState({ setBackMs: 0 })
  useEffect(() => {
    if (deadline === undefined) return
    let before = Date.now()
    let setBackMs = 0
    const tick = () => {
      const now = Date.now()
      setBackMs += before - startBy(before, now)
      before = now
      setTick({ setBackMs })
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return deadline === undefined ? 0 : Math.ceil(msUntil(deadline - setBackMs, Date.now(), longestMs) / 1000)
}
