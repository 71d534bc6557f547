/** How much of the time in which a browser has nothing else to do is left, in ms. */
type IdleTime = Pick<IdleDeadline, 'timeRemaining'>

/** Where the browser cannot tell, there is none left: what else waits comes first. */
const none: IdleTime = { timeRemaining: () => 0 }

/**
 * Resolves when the browser has nothing else to do; where it cannot tell (Safari), in a task of its own.
 * @param timeout in ms, after which a busy browser counts as idle
 */
export function whenIdle(timeout?: number): Promise<IdleTime> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, timeout === undefined ? {} : { timeout })
    else {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(none)
      port2.postMessage(undefined)
    }
  })
}
