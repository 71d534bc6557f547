import { when } from 'mobx'
import type { ConnectModels } from '#ui/models/models.ts'

type Dependencies = Pick<ConnectModels, 'connection' | 'session' | 'dialogs'>

/**
 * Opens the dialogs that a visitor needs in order to sign in: to connect a wallet, then to sign the message.
 * @returns true once an account is signed in; false once the visitor has left a dialog, and on a page without a service.
 */
export async function requireSession({ connection, session, dialogs }: Dependencies): Promise<boolean> {
  // The service has not answered for an account that was connected just now.
  await when(() => !connection.isRestoring && !(connection.active && session.current.status === 'loading'))
  if (session.session) return true
  if (session.current.status === 'off') return false
  const { isSignedOut } = session
  if (isSignedOut) dialogs.openSignIn()
  else dialogs.openConnect()
  const dialog = dialogs.open
  const stopAwaiting = connection.awaitSession()
  await when(() => session.session !== undefined || dialogs.open !== dialog)
  stopAwaiting()
  // Connecting closes its dialog where signing in is optional.
  const isConnected = !isSignedOut && !session.isRequired && connection.active !== undefined
  return isConnected ? requireSession({ connection, session, dialogs }) : session.session !== undefined
}
