import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { ConnectDialog } from './connect-dialog/connect-dialog.tsx'
import { useConnectModels, useModelsOnceLoaded } from './models-context.ts'
import { lazyView } from './parts/lazy-view.tsx'
import { DialogFailure } from './shell/dialog-failure.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

const signInDialog = lazyView(() => import('./sign-in-dialog.tsx').then(({ SignInDialog }) => SignInDialog))
const accountDialog = lazyView(() => import('./account-dialog.tsx').then(({ AccountDialog }) => AccountDialog))
const chainDialog = lazyView(() => import('./chain-dialog.tsx').then(({ ChainDialog }) => ChainDialog))

/** The one dialog that is open, if any. Those of an account are chunks of their own. */
export const Dialogs = observer(function Dialogs() {
  const { connection, dialogs } = useConnectModels()
  const models = useModelsOnceLoaded()
  if (!dialogs.open) return undefined
  const View = {
    connect: connection.active && models ? signInDialog.View : ConnectDialog,
    account: accountDialog.View,
    chain: chainDialog.View
  }[dialogs.open]
  return (
    <ErrorBoundary key={dialogs.open} fallback={<DialogFailure onClose={dialogs.close} />}>
      <Suspense>
        <View />
      </Suspense>
    </ErrorBoundary>
  )
})
