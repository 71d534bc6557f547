import { type Address, isAddress } from '../address.ts'

/** What the tabs of a browser tell each other of their one session: who has signed in, or that it is over. */
export type SharedSession =
  | { readonly address: Address; readonly issuedAt: number }
  /** The service has not confirmed the end yet: the next visit asks for it again instead of restoring. */
  | 'ending'
  | 'ended'

/** Undefined for text that no tab would write. */
export function parseSharedSession(text: string | undefined): SharedSession | undefined {
  if (text === 'ending' || text === 'ended') return text
  const [issuedAt, address] = text?.split(' ') ?? []
  return Number(issuedAt) > 0 && isAddress(address) ? { address, issuedAt: Number(issuedAt) } : undefined
}

export function serialiseSharedSession(shared: SharedSession): string {
  return typeof shared === 'string' ? shared : `${shared.issuedAt} ${shared.address}`
}
