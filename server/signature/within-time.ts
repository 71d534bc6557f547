/** One deadline over a whole piece of work. What is still under way at its end is aborted, however it ends. */
export async function withinTime<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  const controller = new AbortController()
  const { signal } = controller
  const expiry = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const timer = setTimeout(() => controller.abort(new Error(`not done within ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([work(signal), expiry])
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}
