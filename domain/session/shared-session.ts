import { type Address, isAddress } from '../address.ts'

/** The state of the session that the tabs of a browser share: who signed in, or that it has ended. */
export type SharedSession =
  | { readonly address: Address; readonly issuedAt: number; readonly expiresAt?: number }
  /** The service has not confirmed the sign-out yet: the next visit retries it instead of restoring. */
  | 'ending'
  | 'ended'

/** Undefined for invalid text. */
export function parseSharedSession(text: string | undefined): SharedSession | undefined {
  if (text === 'ending' || text === 'ended') return text
  const [issuedAt, address, expiresAt] = text?.split(' ') ?? []
  if (!(Number(issuedAt) > 0 && isAddress(address))) return undefined
  return { address, issuedAt: Number(issuedAt), ...(Number(expiresAt) > 0 && { expiresAt: Number(expiresAt) }) }
}

export function serialiseSharedSession(shared: SharedSession): string {
  if (typeof shared === 'string') return shared
  const { issuedAt, address, expiresAt } = shared
  return expiresAt === undefined ? `${issuedAt} ${address}` : `${issuedAt} ${address} ${expiresAt}`
}
