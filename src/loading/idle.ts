/** Of the Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Resolves when the browser has nothing else to do; where it cannot tell (Safari), in a task of its own. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    }
  })
}

/**
 * False for a visitor who saves data or has a slow line: code is then loaded on the first sign of intent.
 * @param device the browser's `navigator`.
 */
export function mayLoadAhead(device: object): boolean {
  const { connection } = device as { readonly connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
