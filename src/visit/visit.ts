import { reaction, when } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { Resumption } from '#domain/connection/resumption.ts'
import type { ConnectModels } from '#ui/models/models.ts'
import { stopAll } from '#ui/models/stop-all.ts'
import type { VisitState } from './code-recovery.ts'

export interface WalletListener {
  /** The visitor has picked a wallet. */
  readonly onAsked: () => void
  /** An account is shown that was not requested in this tab: from the last visit, or from another tab. */
  readonly onRestored: () => void
  /** The account that is shown now; undefined if none is. */
  readonly onAccount: (account: Address | undefined) => void
}

/** What the visitor is doing, as far as wallets are concerned. */
export function connectVisitState({ connection, connectDialog, dialogs }: ConnectModels): VisitState {
  const { step } = connectDialog
  return {
    dialog: dialogs.open,
    walletId: step.name === 'CONNECT' ? step.walletId : undefined,
    isWalletAsked: connection.connection.status === 'connecting'
  }
}

export function followWallet(
  { connection }: ConnectModels,
  { onAsked, onRestored, onAccount }: WalletListener
): () => void {
  onAccount(connection.account)
  return stopAll([
    reaction(
      () => connection.connection.status,
      (status, before = 'disconnected') => {
        if (before !== 'disconnected' || status === 'disconnected') return
        if (status === 'connecting') onAsked()
        else onRestored()
      },
      { fireImmediately: true }
    ),
    connection.followAccount(onAccount)
  ])
}

export async function whenWalletAnswered({ connection }: ConnectModels): Promise<boolean> {
  await when(() => connection.connection.status !== 'connecting')
  return connection.active !== undefined
}

/** Waits until it is known who is connected. Anything that the visitor has opened in the meantime stays open. */
export async function resume(models: ConnectModels, { dialog, walletId }: Resumption): Promise<void> {
  const { connectDialog, dialogs, session } = models
  await when(() => session.status !== 'loading')
  if (!dialog || dialogs.open) return
  if (dialog === 'account') dialogs.openAccount()
  else dialogs.openIfAllowed(dialog)
  if (walletId !== undefined && dialogs.open === 'connect' && session.status === 'disconnected') {
    connectDialog.pick(walletId)
  }
}
