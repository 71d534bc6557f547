const EVERY_MS = 1000
/** Between batches, so that requests are served in between. */
const PAUSE_MS = 20

/**
 * Sweeps immediately and then every second, also after a failure, batch after batch while there is more. Does not keep the
 * process alive.
 * @param sweep deletes one batch. @returns whether there may be more.
 * @returns a function that stops.
 */
export function sweepRegularly(sweep: () => Promise<boolean>, onFailure: (error: unknown) => void): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async (): Promise<void> => {
    const hasMore = await sweep().catch((error: unknown) => {
      if (!isStopped) onFailure(error)
      return false
    })
    if (!isStopped) schedule(hasMore ? PAUSE_MS : EVERY_MS)
  }
  const schedule = (waitMs: number): void => {
    timer = setTimeout(() => void run(), waitMs).unref()
  }

  schedule(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
