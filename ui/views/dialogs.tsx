import { Activity, useEffect, useState } from 'react'
import { observer } from '#ui/views/observer.ts'
import { ConnectDialog } from './connect-dialog/connect-dialog.tsx'
import { useConnectModels } from './models-context.ts'
import { DialogFailure } from './shell/dialog-failure.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { useShell } from './shell-context.ts'

/**
 * The open dialog, if any. The connect dialog stays until the account's dialogs have loaded. While nobody is connected it
 * is drawn ahead, so that opening it only shows it.
 */
export const Dialogs = observer(function Dialogs() {
  const { connection, dialogs } = useConnectModels()
  const { views } = useShell()
  // Nothing is asked of an account that has signed with its connection.
  const AccountDialogs = connection.active && !connection.signed && views?.AccountDialogs
  const isConnecting = dialogs.open !== undefined && !AccountDialogs
  const opening = useOpenings(isConnecting)
  return (
    <>
      {(isConnecting || !connection.active) && (
        <ErrorBoundary key={opening} fallback={isConnecting && <DialogFailure onClose={dialogs.close} />}>
          <Activity mode={isConnecting ? 'visible' : 'hidden'}>
            <ConnectDialog />
          </Activity>
        </ErrorBoundary>
      )}
      {AccountDialogs && dialogs.open && (
        <ErrorBoundary key={dialogs.open} fallback={<DialogFailure onClose={dialogs.close} />}>
          <AccountDialogs />
        </ErrorBoundary>
      )}
    </>
  )
})

/** Counts how often it was shown, so that each time starts anew. */
function useOpenings(isShown: boolean): number {
  const [openings, setOpenings] = useState(0)
  useEffect(() => (isShown ? () => setOpenings((count) => count + 1) : undefined), [isShown])
  return openings
}
