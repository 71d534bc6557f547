import { withTimeout } from './with-timeout.ts'

interface Patience {
  /** How long the first request may take before it is repeated. */
  readonly firstMs: number
  /** How long either of the two may take from then on. */
  readonly secondMs: number
  /** Once aborted, nothing is asked again. */
  readonly signal: AbortSignal
}

/** For a request that may be lost: whichever answers first counts. @returns undefined if none answers in time. */
export async function askTwice<Answer>(
  ask: () => Promise<Answer>,
  { firstMs, secondMs, signal }: Patience
): Promise<Answer | undefined> {
  const asked = ask()
  const first = await answerWithin(firstMs, asked)
  if (first !== undefined || signal.aborted) return first
  return answerWithin(secondMs, Promise.any([asked, ask()]))
}

/** Undefined on timeout, or if asking fails. */
function answerWithin<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  const answered = withTimeout(
    ms,
    () => answer,
    () => new Error('No answer in time.')
  )
  return answered.catch(() => undefined)
}
