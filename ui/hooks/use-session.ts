import { useMemo } from 'react'
import type { Address } from '#domain/address.ts'
import type { Models } from '#ui/models/models.ts'
import { requireSession } from '#ui/models/session/require-session.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useObserved } from './use-observed.ts'

type SessionState =
  | {
      /**
       * - `off`: the page has no sign-in service
       * - `disconnected`: no wallet is connected
       * - `loading`: the service has not said yet whether the account is signed in
       * - `unauthenticated`: the account is connected, and not signed in
       */
      readonly status: 'off' | 'disconnected' | 'loading' | 'unauthenticated'
      readonly address: undefined
      readonly expiresAt: undefined
    }
  | {
      readonly status: 'authenticated'
      /** Who is signed in, with its checksum (EIP-55): the connected account. */
      readonly address: Address
      /** When the session ends unless it is renewed; milliseconds since 1970. */
      readonly expiresAt: number
    }

type SessionOfAccount = SessionState & {
  /** Opens the dialog for signing in; nothing unless the account is `unauthenticated`. */
  readonly signIn: () => void
  /** Ends the session in every tab. Where signing in is optional, the wallet stays connected. */
  readonly signOut: () => void
  /**
   * Has the visitor connect and sign in, as far as that is missing. Never rejects.
   * @returns true once an account is signed in; false once the visitor has left, and where the status is `off`.
   */
  readonly require: () => Promise<boolean>
  /**
   * A signed token for a server that gets none of the service's cookies, to be sent as `Authorization: Bearer …`; undefined if
   * nobody is signed in. It is held in memory until a minute before its end.
   * @param audience one of the service's `AUTH_AUDIENCES`.
   * @throws ServiceError with the service's `code`, such as `audience-unknown`; Error if the service cannot be reached.
   */
  readonly readToken: (audience: string) => Promise<string | undefined>
}

/**
 * Whether the connected account is signed in, and its sign-in (EIP-4361).
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useSession(): SessionOfAccount {
  const models = useModels()
  const state = useObserved(sessionOf, undefined)
  return useMemo(
    () => ({
      ...state,
      signIn: models.dialogs.openSignIn,
      signOut: models.session.signOut,
      require: () => requireSession(models),
      readToken: (audience: string) => models.sessionTokens.read(audience)
    }),
    [models, state]
  )
}

function sessionOf({ connection, session }: Models): SessionState {
  const { current } = session
  const nobody = { address: undefined, expiresAt: undefined }
  if (current.status === 'off') return { status: 'off', ...nobody }
  if (!connection.active) return { status: 'disconnected', ...nobody }
  if (current.status !== 'authenticated') return { status: current.status, ...nobody }
  return { status: 'authenticated', address: current.account, expiresAt: current.session.expiresAt }
}
