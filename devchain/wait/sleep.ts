/** Resolves after `ms`, or when the signal aborts; leaves no timer behind. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(wake, ms)
    signal?.addEventListener('abort', wake, { once: true })

    function wake(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
  })
}
