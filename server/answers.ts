import type { Context } from 'hono'

/** In seconds, for each 503. */
const RETRY_AFTER_S = {
  'nodes-disagree': 5,
  'signature-unverifiable': 5,
  'store-busy': 1,
  'store-failed': 60,
  'store-unreachable': 5,
  'too-many-nonces': 60,
  'too-many-streams': 60,
  'too-many-verifications': 5
} as const

type RefusalStatus = 400 | 401 | 403 | 404 | 413 | 415 | 422 | 429 | 500 | 503

export function refuse(context: Context, status: RefusalStatus, error: string): Response {
  context.set('error', error)
  return context.json({ error }, status)
}

export function refuseForNow(context: Context, error: keyof typeof RETRY_AFTER_S): Response {
  context.header('Retry-After', String(RETRY_AFTER_S[error]))
  return refuse(context, 503, error)
}
