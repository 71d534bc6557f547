// The dialog shares these parts with its later steps and an account's views, so they load with the dialog.
import '#ui/views/connect-dialog/qr-placeholder.tsx'
import '#ui/views/parts/account-icon.tsx'
import '#ui/views/parts/copy-button.tsx'
import '#ui/views/parts/live-region.tsx'
import '#ui/views/parts/spinner.tsx'
import '#ui/views/parts/tile-icon.tsx'
import '#ui/views/parts/time.ts'
import '#ui/views/parts/use-large-screen.ts'
import '#ui/views/parts/use-drawn-count.ts'
import type { Container } from 'inversify'
import { configure } from 'mobx'
import { loadConnectorCode } from '#adapters/wallet/injected/load-injected-connector.ts'
import { settings } from '#src/settings/built.ts'
import { codeRecovery } from '#src/visit/code-recovery.ts'
import { connectVisitState, followWallet, resume, whenWalletAnswered } from '#src/visit/visit.ts'
import { connectModels } from '#ui/models/connect-models.ts'
import type { ConnectModels } from '#ui/models/models.ts'
import { Dialogs } from '#ui/views/dialogs.tsx'
import { connectAdapters } from '../container/connect-adapters.ts'
import { createContainer, startModelsInSteps } from '../container/start-models.ts'

/** A view of this chunk renders the dialogs. */
export { Dialogs, followWallet, loadConnectorCode, resume, whenWalletAnswered }

configure({ enforceActions: 'observed' })

export interface StartedConnect {
  readonly container: Container
  readonly models: ConnectModels
}

/** Creates and starts everything that connecting a wallet needs; a pause may come after each step. */
export function* startConnect(): Generator<void, StartedConnect> {
  const container = createContainer(connectAdapters(settings))
  const started = yield* startModelsInSteps(container, connectModels)
  const models: ConnectModels = { settings, ...started.models }
  codeRecovery.resumeAfterReload(() => connectVisitState(models))
  return { container, models }
}
