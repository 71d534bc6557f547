import { observer } from 'mobx-react-lite'
import { ConnectDialog } from './connect-dialog/connect-dialog.tsx'
import { useConnectModels } from './models-context.ts'
import { DialogFailure } from './shell/dialog-failure.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { useShell } from './shell-context.ts'

/** The open dialog, if any. The connect dialog stays until the account's dialogs have loaded. */
export const Dialogs = observer(function Dialogs() {
  const { connection, dialogs } = useConnectModels()
  const { views } = useShell()
  if (!dialogs.open) return undefined
  const View = connection.active && views ? views.AccountDialogs : ConnectDialog
  return (
    <ErrorBoundary key={dialogs.open} fallback={<DialogFailure onClose={dialogs.close} />}>
      <View />
    </ErrorBoundary>
  )
})
