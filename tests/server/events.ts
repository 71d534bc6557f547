import type { RunningService, Visitor } from './visitor.ts'

export interface Events {
  readonly response: Response
  /** One at a time; `closed` at the end. */
  next(): Promise<string>
}

/** The service's events for an open page. */
export async function listen(by: Visitor, { origin }: RunningService): Promise<Events> {
  const response = await by.fetch(`${origin}/auth/events`)
  const reader = response.body?.getReader()
  const waiting: string[] = []
  const next = async (): Promise<string> => {
    if (waiting.length > 0) return waiting.shift() ?? ''
    const part = await reader?.read()
    if (!part || part.done) return 'closed'
    waiting.push(...new TextDecoder().decode(part.value).trim().split('\n\n'))
    return next()
  }
  return { response, next }
}
