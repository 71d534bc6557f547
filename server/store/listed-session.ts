import { createHash } from 'node:crypto'
import type { ClientDetails } from './client-details.ts'

/** One session of an account. Times are milliseconds since 1970. */
export interface ListedSession extends ClientDetails {
  /** Names the session, but signs nobody in. */
  readonly id: string
  readonly isCurrent: boolean
  readonly issuedAt: number
  readonly expiresAt: number
  /** To ten minutes. */
  readonly usedAt: number
}

/** Derived from the hash that is stored, from which the secret cannot be found either. */
export function publicId(hash: string): string {
  return createHash('sha256').update(`listed ${hash}`).digest('hex').slice(0, 32)
}
