/** Work that may be done a step at a time, or at once when its result is needed. */
export interface InSteps<Result> {
  /** Does the next step. @returns false if none is left. @throws what the step throws; the work then starts over. */
  step(): boolean
  /** Does what is left. */
  finish(): Result
}

/** @param work yields where a pause may come. */
export function inSteps<Result>(work: () => Generator<void, Result>): InSteps<Result> {
  let running = work()
  let ended: { readonly result: Result } | undefined
  const step = () => {
    if (ended) return false
    try {
      const { done, value } = running.next()
      if (done) ended = { result: value }
    } catch (cause) {
      running = work()
      throw cause
    }
    return !ended
  }
  const finish = () => {
    while (!ended) step()
    return ended.result
  }
  return { step, finish }
}
