import type { Connection } from './connection.ts'

/** The visitor's state at the sign-in service; `off` if none is configured. */
export type AuthenticationStatus = 'off' | 'loading' | 'unauthenticated' | 'authenticated'

/** Section 4. */
export type ConnectionStatus = 'loading' | 'disconnected' | 'unauthenticated' | 'connected'

/** Derived, never stored: a wallet counts as connected once it is also signed in, where sign-in is configured. */
export function connectionStatus(connection: Connection, authentication: AuthenticationStatus): ConnectionStatus {
  if (connection.status === 'disconnected' || connection.status === 'connecting') return 'disconnected'
  if (authentication === 'off' || authentication === 'authenticated') return 'connected'
  return authentication
}
