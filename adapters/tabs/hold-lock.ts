import type { Locks } from './tabs.ts'

interface LockOptions {
  /** Takes the lock away from the tab that holds it. */
  readonly steal?: boolean
  /** Also called if the browser denies this page locks altogether. */
  readonly onHeld?: () => void
  readonly onLost?: () => void
}

/** Waits for a lock and holds it. @returns a function that releases it, or stops waiting for it. */
export function holdLock(locks: Locks, name: string, { steal, onHeld, onLost }: LockOptions = {}): () => void {
  const releasing = new AbortController()
  const { signal } = releasing
  const hold = () => {
    if (signal.aborted) return undefined
    onHeld?.()
    return new Promise<void>((release) => signal.addEventListener('abort', () => release()))
  }
  locks.request(name, steal ? { steal } : { signal }, hold).catch((cause: unknown) => {
    if (signal.aborted) return
    if (Object(cause).name === 'AbortError') onLost?.()
    else onHeld?.()
  })
  return () => releasing.abort()
}
