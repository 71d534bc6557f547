import type { Context } from 'hono'

interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 422 | 429 | 500 | 503
  /** In seconds; whoever refuses knows it where it is left out. */
  readonly retryAfterS?: number
}

/** Every code that a request is refused with. */
export const REFUSALS = {
  'json-invalid': { status: 400 },
  'audience-mismatch': { status: 401 },
  'chain-id-invalid': { status: 401 },
  'domain-mismatch': { status: 401 },
  'expiration-time-refused': { status: 401 },
  'issued-at-refused': { status: 401 },
  'message-expired': { status: 401 },
  'nonce-refused': { status: 401 },
  'server-key-refused': { status: 401 },
  'session-ended': { status: 401 },
  'signature-invalid': { status: 401 },
  'signed-out': { status: 401 },
  'statement-mismatch': { status: 401 },
  'token-expired': { status: 401 },
  'token-invalid': { status: 401 },
  'uri-mismatch': { status: 401 },
  'way-mismatch': { status: 401 },
  'audience-unknown': { status: 403 },
  'origin-refused': { status: 403 },
  'not-found': { status: 404 },
  'body-too-large': { status: 413 },
  'encoding-unsupported': { status: 415 },
  'json-expected': { status: 415 },
  'body-ambiguous': { status: 422 },
  'body-invalid': { status: 422 },
  'message-malformed': { status: 422 },
  'too-many-requests': { status: 429 },
  internal: { status: 500 },
  draining: { status: 503 },
  'nodes-disagree': { status: 503, retryAfterS: 5 },
  overloaded: { status: 503 },
  'signature-unverifiable': { status: 503, retryAfterS: 5 },
  'store-busy': { status: 503, retryAfterS: 1 },
  'store-failed': { status: 503, retryAfterS: 60 },
  'store-unreachable': { status: 503, retryAfterS: 5 },
  'too-many-nonces': { status: 503, retryAfterS: 60 },
  'too-many-streams': { status: 503, retryAfterS: 60 },
  'too-many-verifications': { status: 503, retryAfterS: 5 }
} as const satisfies Readonly<Record<string, Refusal>>

export type RefusalCode = keyof typeof REFUSALS

/** @param status that of the code, unless the endpoint has one for all. */
export function refuse(context: Context, error: RefusalCode, status?: Refusal['status']): Response {
  const refusal: Refusal = REFUSALS[error]
  if (refusal.retryAfterS !== undefined) context.header('Retry-After', String(refusal.retryAfterS))
  context.set('error', error)
  return context.json({ error }, status ?? refusal.status)
}
