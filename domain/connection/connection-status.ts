import type { Session } from '#domain/session/session.ts'
import type { Connection } from './connection.ts'

/** What a visitor may do follows from it (requirement S1). */
export type ConnectionStatus = 'loading' | 'disconnected' | 'unauthenticated' | 'connected'

/** Derived, never stored: a wallet counts as connected once it is also signed in, where sign-in is configured. */
export function connectionStatus(connection: Connection, authentication: Session['status']): ConnectionStatus {
  if (connection.status === 'disconnected' || connection.status === 'connecting') return 'disconnected'
  if (authentication === 'off' || authentication === 'authenticated') return 'connected'
  return authentication
}
