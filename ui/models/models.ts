import { createContext, useContext } from 'react'
import { messages } from '#domain/messages.ts'
import type { BalancesModel } from './balances-model.ts'
import type { ChainSwitchModel } from './chain-switch-model.ts'
import type { ConnectDialogModel } from './connect-dialog-model.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { DialogsModel } from './dialogs-model.ts'
import type { SendModel } from './send-model.ts'
import type { SessionModel } from './session-model.ts'
import type { Settings } from './settings.ts'
import type { SignInModel } from './sign-in-model.ts'
import type { ThemeModel } from './theme-model.ts'
import type { TransactionsModel } from './transactions-model.ts'
import type { WalletsModel } from './wallets-model.ts'

/** Everything that views read. */
export interface Models {
  readonly settings: Settings
  readonly wallets: WalletsModel
  readonly connection: ConnectionModel
  readonly session: SessionModel
  readonly signIn: SignInModel
  readonly dialogs: DialogsModel
  readonly connectDialog: ConnectDialogModel
  readonly chainSwitch: ChainSwitchModel
  readonly balances: BalancesModel
  readonly transactions: TransactionsModel
  readonly send: SendModel
  readonly theme: ThemeModel
}

export const ModelsContext = createContext<Models | undefined>(undefined)

/** @throws Error outside `ModelsContext`, with the text of section 8 (where it names a provider, it names ours). */
export function useModels(): Models {
  const models = useContext(ModelsContext)
  if (!models) throw new Error(messages.transactions.outsideProvider)
  return models
}
