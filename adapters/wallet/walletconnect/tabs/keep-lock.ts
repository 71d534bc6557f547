import type { Locks } from './tabs.ts'

interface LockOptions {
  /** `take` takes the lock away from the tab that has it. */
  readonly way?: 'wait' | 'take'
  /** It is this tab's now, or the browser lets this page have no locks at all. */
  readonly onHeld?: () => void
  /** Another tab has taken it. */
  readonly onLost?: () => void
}

/** Waits for a lock and keeps it. @returns a function that gives it back, or no longer waits for it. */
export function keepLock(
  locks: Locks,
  name: string,
  { way = 'wait', onHeld = () => undefined, onLost = () => undefined }: LockOptions
): () => void {
  const waiting = new AbortController()
  let isOver = false
  let giveBack: () => void = () => undefined
  const kept = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  const handleGranted = () => {
    if (isOver) return undefined
    onHeld()
    return kept
  }
  locks
    .request(name, way === 'take' ? { steal: true } : { signal: waiting.signal }, handleGranted)
    .catch((cause: unknown) => {
      if (isOver) return
      if (cause instanceof Error && cause.name === 'AbortError') onLost()
      else onHeld()
    })
  return () => {
    isOver = true
    waiting.abort()
    giveBack()
  }
}
