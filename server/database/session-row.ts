import type { Address } from '#domain/address.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'

interface SessionRow {
  readonly address: Address
  readonly chain_id: number
  readonly issued_at: number
  readonly expires_at: number
}

/** The session of the first row, if there is one. */
export function sessionIn([row]: readonly unknown[]): AuthenticationSession | undefined {
  if (!row) return undefined
  const { address, chain_id: chainId, issued_at: issuedAt, expires_at: expiresAt } = row as SessionRow
  return { address, chainId, issuedAt, expiresAt }
}
