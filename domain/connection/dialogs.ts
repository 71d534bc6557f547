import type { ConnectionStatus } from './connection.ts'

export type Dialog = 'connect' | 'sign-in' | 'account' | 'chain'

/**
 * Which dialogs may open in which status (requirement S2). `connect` shows the sign-in while unauthenticated; `sign-in` is for
 * an account that is used without it.
 */
export function canOpen(
  dialog: Dialog,
  status: ConnectionStatus,
  { isChainSupported, isSignedOut }: { readonly isChainSupported: boolean; readonly isSignedOut: boolean }
): boolean {
  switch (dialog) {
    case 'connect':
      return status === 'disconnected' || status === 'unauthenticated'
    case 'sign-in':
      return status === 'connected' && isSignedOut
    case 'account':
      return isChainSupported && hasWallet(status)
    case 'chain':
      return hasWallet(status)
  }
}

/** The wallet is usable while the session is loading: the visitor can already disconnect or switch chains. */
function hasWallet(status: ConnectionStatus): boolean {
  return status === 'connected' || status === 'loading'
}

/** On connect or disconnect every dialog closes, but the connect dialog stays while unauthenticated (requirement S2). */
export function dialogAfter(open: Dialog | undefined, status: ConnectionStatus): Dialog | undefined {
  if (status === 'loading') return open
  return open === 'connect' && status === 'unauthenticated' ? 'connect' : undefined
}
