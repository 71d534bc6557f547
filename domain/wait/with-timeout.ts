/**
 * Ends a piece of work after `ms`, whatever it waits for. What is still under way at the end is aborted, however it ends.
 * @throws what `expired` makes once the time is over; whatever the work throws before.
 */
export async function withTimeout<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  expired: () => Error
): Promise<Result> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(expired()), Math.max(ms, 0))
  })
  try {
    return await Promise.race([work(controller.signal), expiry])
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}
