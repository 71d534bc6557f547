import type { ExchangeFault } from './fault.ts'
import type { AppliedFault } from './weather.ts'

const WEB_PAGE = '<h1>It works!</h1>'

/** Waits for the end of a delay or hang, until the rule is lifted, or until the client disconnects. */
export async function waitOut(
  { fault, lifted }: AppliedFault<ExchangeFault & { kind: 'delay' | 'hang' }>,
  disconnected: Promise<unknown>
): Promise<void> {
  if (fault.kind === 'hang') {
    await Promise.race([lifted, disconnected])
    return
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise((resolve) => {
    timer = setTimeout(resolve, fault.ms)
  })
  await Promise.race([elapsed, lifted, disconnected])
  clearTimeout(timer)
}

export function isWait(
  applied: AppliedFault<ExchangeFault>
): applied is AppliedFault<ExchangeFault & { kind: 'delay' | 'hang' }> {
  return applied.fault.kind === 'delay' || applied.fault.kind === 'hang'
}

export function malformedBody({ body = WEB_PAGE }: ExchangeFault & { kind: 'malformed' }): string {
  return body
}

/** Truncates or reorders a valid answer. */
export function corrupt(text: string, { kind }: ExchangeFault): string {
  if (kind === 'truncated') return firstHalf(text)
  return kind === 'reordered' ? reordered(text) : text
}

export function firstHalf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2))
}

/** Leaves anything but a batch unchanged. */
function reordered(text: string): string {
  const answers: unknown = JSON.parse(text)
  return Array.isArray(answers) ? JSON.stringify(answers.toReversed()) : text
}
