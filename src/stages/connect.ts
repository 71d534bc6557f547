// Parts that the dialog shares with the views of an account come with it.
import '#ui/views/parts/live-region.tsx'
import '#ui/views/parts/spinner.tsx'
import '#ui/views/parts/tile-icon.tsx'
import '#ui/views/parts/use-large-screen.ts'
import '#ui/views/parts/use-shown-count.ts'
import type { Container } from 'inversify'
import { configure } from 'mobx'
import { environment } from '#src/environment/built.ts'
import { settings } from '#src/environment/settings.ts'
import { codeRecovery } from '#src/visit/code-recovery.ts'
import { connectWhereabouts, followWallet, resume, whenWalletAnswered } from '#src/visit/visit.ts'
import { ConnectDialogModel } from '#ui/models/connection/connect-dialog-model.ts'
import { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletsModel } from '#ui/models/connection/wallets-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import type { ConnectModels } from '#ui/models/models.ts'
import { SessionModel } from '#ui/models/session/session-model.ts'
import { Dialogs } from '#ui/views/dialogs.tsx'
import { connectAdapters, connectModels, createContainer } from '../container.ts'

/** The dialogs are drawn by this chunk's view. */
export { Dialogs, followWallet, resume, whenWalletAnswered }

configure({ enforceActions: 'observed' })

export interface StartedConnect {
  readonly container: Container
  readonly models: ConnectModels
}

/** Builds what connecting a wallet takes, and sets it going. */
export function startConnect(): StartedConnect {
  const container = createContainer(connectAdapters(environment), connectModels(environment))
  const models: ConnectModels = {
    settings,
    wallets: container.get(WalletsModel),
    connection: container.get(ConnectionModel),
    session: container.get(SessionModel),
    dialogs: container.get(DialogsModel),
    connectDialog: container.get(ConnectDialogModel)
  }
  // In this order: what follows an account hears of it from the first moment on.
  const { wallets, connection, session, dialogs, connectDialog } = models
  for (const model of [wallets, connection, session, dialogs, connectDialog]) model.start()
  codeRecovery.locate(() => connectWhereabouts(models))
  return { container, models }
}
