import { ServiceBusyError } from '#domain/session/service-busy-error.ts'
import { ServiceError } from '#domain/session/service-error.ts'

/** A whole response of the service. */
export interface HttpAnswer {
  readonly status: number
  readonly ok: boolean
  readonly text: string
  /** Of a 503 that says how long to wait. */
  readonly retryAfterMs?: number | undefined
}

/** The body of a success. @throws ServiceError for any other response; a ServiceBusyError where it is known how long to wait. */
export function accepted({ ok, status, text, retryAfterMs }: HttpAnswer): string {
  if (ok) return text
  const code = codeOf(text)
  const message = `The sign-in service answered with HTTP status ${status}${code === undefined ? '' : ` (${code})`}.`
  throw retryAfterMs === undefined ? new ServiceError(message, code) : new ServiceBusyError(message, retryAfterMs, code)
}

/** Of a body such as `{"error":"audience-unknown"}`. */
function codeOf(text: string): string | undefined {
  const [, code] = /^\{"error":"([a-z-]{1,64})"\}$/.exec(text) ?? []
  return code
}

/** Undefined for anything but a 503 with a number of seconds. */
export function retryAfterMs({ status, headers }: Response): number | undefined {
  const seconds = status === 503 ? headers.get('retry-after') : null
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined
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
