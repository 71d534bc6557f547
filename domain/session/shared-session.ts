import { type Address, isAddress } from '../address.ts'

/** The state of the session that the tabs of a browser share: who signed in, or that it has ended. */
export type SharedSession =
  | { readonly address: Address; readonly issuedAt: number }
  /** The service has not confirmed the sign-out yet: the next visit retries it instead of restoring. */
  | 'ending'
  | 'ended'

/** Undefined for invalid text. */
export function parseSharedSession(text: string | undefined): SharedSession | undefined {
  if (text === 'ending' || text === 'ended') return text
  const [issuedAt, address] = text?.split(' ') ?? []
  return Number(issuedAt) > 0 && isAddress(address) ? { address, issuedAt: Number(issuedAt) } : undefined
}

export function serialiseSharedSession(shared: SharedSession): string {
  return typeof shared === 'string' ? shared : `${shared.issuedAt} ${shared.address}`
}
