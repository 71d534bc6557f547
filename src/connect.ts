import type { Container } from 'inversify'
import { configure, when } from 'mobx'
import { ConnectDialogModel } from '#ui/models/connect-dialog-model.ts'
import { ConnectionModel } from '#ui/models/connection-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import type { ConnectModels } from '#ui/models/models.ts'
import { SessionModel } from '#ui/models/session-model.ts'
import { WalletsModel } from '#ui/models/wallets-model.ts'
import { Dialogs } from '#ui/views/dialogs.tsx'
import { environment } from './built-environment.ts'
import { connectAdapters, connectModels, createContainer } from './container.ts'
import { settings } from './settings.ts'

/** The dialogs are drawn by this chunk's view. */
export { Dialogs }

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
  return { container, models }
}

/** Resolves when a wallet is first asked to connect, or is remembered. */
export async function whenAccountIsNear({ models }: StartedConnect): Promise<void> {
  await when(() => models.connection.connection.status !== 'disconnected')
}
