import { useMemo } from 'react'
import type { Models } from '#ui/models/models.ts'
import { useModels } from '#ui/views/models-context.ts'
import { type ShownWalletFailure, shownWalletFailure } from '#ui/words/wallet-failure.ts'
import { useObserved } from './use-observed.ts'

type ConnectState =
  /** `pending`: a wallet is asked; `success`: an account is connected. */
  | { readonly status: 'idle' | 'pending' | 'success'; readonly error: undefined }
  /** Why the wallet that was picked last did not connect. Rejecting is not an error. */
  | { readonly status: 'error'; readonly error: ShownWalletFailure }

type Connect = ConnectState & {
  /** Opens the connect dialog; for an account that is not signed in, the dialog for that. Nothing once connected. */
  readonly connect: () => void
  /** Disconnects in every tab, and revokes the permission if the wallet supports that. Never rejects. */
  readonly disconnect: () => Promise<void>
}

/**
 * Connecting through the page's own dialog.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useConnect(): Connect {
  const { connection, dialogs } = useModels()
  const state = useObserved(connectState, undefined)
  return useMemo(
    () => ({ ...state, connect: dialogs.openConnect, disconnect: connection.disconnect }),
    [state, dialogs, connection]
  )
}

function connectState({ connection }: Models): ConnectState {
  const { failure, active } = connection
  if (connection.connection.status === 'connecting') return { status: 'pending', error: undefined }
  if (active) return { status: 'success', error: undefined }
  if (!failure || failure.isRejection) return { status: 'idle', error: undefined }
  return { status: 'error', error: shownWalletFailure(failure) }
}
