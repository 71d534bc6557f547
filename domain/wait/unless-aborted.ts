/** The promise's outcome, unless the signal aborts first. @throws the signal's reason. */
export async function unlessAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  // If it is abandoned, its rejection must not be reported as unhandled.
  promise.catch(() => undefined)
  signal.throwIfAborted()
  let onAbort: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
