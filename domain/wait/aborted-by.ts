/** A controller that also aborts with the first of these signals (`AbortSignal.any` is too new); abort it to let them go. */
export function abortedBy(...signals: readonly AbortSignal[]): AbortController {
  const controller = new AbortController()
  for (const one of signals) {
    if (one.aborted) controller.abort(one.reason)
    one.addEventListener('abort', () => controller.abort(one.reason), { signal: controller.signal })
  }
  return controller
}
