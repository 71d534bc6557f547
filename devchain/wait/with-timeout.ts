/**
 * Runs work with a timeout of `ms`. When it settles or times out, the signal aborts whatever is still in flight.
 * @throws the error made by `expired` on timeout, else whatever the work throws.
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
