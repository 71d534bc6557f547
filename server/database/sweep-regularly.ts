import { StoreError } from './store-error.ts'

/** After a failure too. */
const EVERY_MS = 1000
/** Between two batches, so that requests are served meanwhile. */
const PAUSE_MS = 20

/**
 * Sweeps at once and then every second, batch after batch while there is more. Keeps no process alive.
 * @param sweep deletes one batch, and tells whether there may be more.
 * @returns a function that stops.
 */
export function sweepRegularly(sweep: () => Promise<boolean>): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async (): Promise<void> => {
    const hasMore = await sweep().catch((error: unknown) => {
      if (!isStopped) console.error(error instanceof StoreError ? error.message : error)
      return false
    })
    if (!isStopped) plan(hasMore ? PAUSE_MS : EVERY_MS)
  }
  const plan = (waitMs: number): void => {
    timer = setTimeout(() => void run(), waitMs).unref()
  }

  plan(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
