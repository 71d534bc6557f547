/**
 * Resolves when the browser has nothing else to do; where it cannot tell (Safari), in a task of its own.
 * @param timeout in ms, after which a busy browser counts as idle
 */
export function whenIdle(timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout })
    else {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    }
  })
}
