/** A whole response of the service. */
export interface HttpAnswer {
  readonly status: number
  readonly ok: boolean
  readonly text: string
}

/** The body of a success. @throws Error for any other response. */
export function accepted(answer: HttpAnswer): string {
  if (!answer.ok) throw new Error(`The sign-in service answered with HTTP status ${answer.status}.`)
  return answer.text
}

/** Of a JSON object. @throws Error for anything else. */
export function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  } catch (cause) {
    throw malformed(cause)
  }
  throw malformed()
}

/** As times and chain ids are. */
export function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** What was answered is none of the service's responses. */
export function malformed(cause?: unknown): Error {
  return new Error('The sign-in service sent an invalid response.', { cause })
}
