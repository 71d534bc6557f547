import type { Locks } from './tabs.ts'

interface LockOptions {
  /** Releases the lock, or stops waiting for it. */
  readonly signal: AbortSignal
  /** Takes the lock away from the tab that holds it. */
  readonly steal?: boolean
  /** Also called if the browser denies this page locks altogether. */
  readonly onHeld: () => void
  readonly onLost?: () => void
}

/** Waits for a lock and holds it. */
export function holdLock(locks: Locks, name: string, { signal, steal, onHeld, onLost }: LockOptions): void {
  const hold = () =>
    new Promise<void>((release) => {
      signal.addEventListener('abort', () => release())
      if (signal.aborted) release()
      else onHeld()
    })
  locks.request(name, steal ? { steal } : { signal }, hold).catch((cause: unknown) => {
    if (signal.aborted) return
    if (Object(cause).name === 'AbortError') onLost?.()
    else onHeld()
  })
}
