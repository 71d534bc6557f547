import { EndpointError } from './endpoint-error.ts'

/**
 * Ends a piece of work after `timeoutMs`, whatever it waits for: a body that stalls after its headers counts as much
 * as an answer that never starts. What is still under way at the end is aborted.
 */
export async function withinTime<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new EndpointError('timeout', `no whole answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([work(controller.signal), expiry])
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}
