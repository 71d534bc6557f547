import { Activity, useEffect, useRef, useState } from 'react'
import { useAfterPaint } from '#ui/after-paint.ts'
import { observer } from '#ui/views/observer.ts'
import { ConnectDialog } from './connect-dialog/connect-dialog.tsx'
import { useConnectModels } from './models-context.ts'
import { DialogFailure } from './shell/dialog-failure.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { useShell } from './shell-context.ts'

/**
 * The open dialog, if any. Where an account has to sign in, the connect dialog stays until the account's dialogs have loaded. While nobody is connected it
 * is drawn ahead, so that opening it only shows it.
 */
export const Dialogs = observer(function Dialogs() {
  const { connection, dialogs } = useConnectModels()
  const { views } = useShell()
  // Nothing is asked of an account that has signed with its connection.
  const AccountDialogs = connection.active && !connection.signed && views?.AccountDialogs
  const isConnecting = dialogs.open !== undefined && !AccountDialogs
  const isNeeded = isConnecting || !connection.active
  const opening = useOpenings(isConnecting, isNeeded)
  // To remove what is on screen takes a browser long, and the account that has closed it is still to be painted: it is hidden first.
  const wasNeeded = useAfterPaint(isNeeded)
  return (
    <>
      {(isNeeded || wasNeeded) && (
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

/** Counts how often it was shown, so that each time starts anew. One that is no longer needed is not drawn again. */
function useOpenings(isShown: boolean, isNeeded: boolean): number {
  const [openings, setOpenings] = useState(0)
  const isUsed = useRef(false)
  useEffect(() => {
    if (isShown) isUsed.current = true
    else if (isNeeded && isUsed.current) {
      isUsed.current = false
      setOpenings((count) => count + 1)
    }
  }, [isShown, isNeeded])
  return openings
}
