import { useEffect, useState } from 'react'

/** Whole seconds since `since` (milliseconds since 1970), ticking; 0 while it is undefined. */
export function useElapsedSeconds(since: number | undefined): number {
  const [now, setNow] = useState(since ?? 0)
  useEffect(() => {
    if (since === undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [since])
  return since === undefined ? 0 : Math.max(0, Math.floor((now - since) / 1000))
}
