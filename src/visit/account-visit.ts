import { reaction } from 'mobx'
import type { Resumption } from '#domain/connection/resumption.ts'
import type { Models } from '#ui/models/models.ts'
import type { Whereabouts } from './code-recovery.ts'

/** What a visitor has typed, and whether a wallet is being asked for something. */
export function accountWhereabouts(models: Models): Whereabouts {
  const { accountChoice, chainSwitch, connection, send, signIn, watchAsset } = models
  const { active } = connection
  const isSending = send.state.status === 'confirming'
  const isWalletAsked =
    isSending ||
    chainSwitch.chainSwitch.status === 'pending' ||
    accountChoice.choice.status === 'pending' ||
    signIn.signIn.status === 'signing' ||
    watchAsset.watchAsset.status === 'pending'
  return {
    isWalletAsked,
    // What the wallet is asked to send may be on its way, and is not to be sent twice.
    draft: active && !isSending ? { ...send.draft, account: active.account, chainId: active.chainId } : undefined
  }
}

/** Types again what was typed, but not for another account or network. */
export function resumeDraft({ connection, send }: Models, { draft }: Resumption): void {
  const { active } = connection
  if (!draft || draft.account !== active?.account || draft.chainId !== active.chainId) return
  send.edit('recipient', draft.recipient)
  send.edit('amount', draft.amount)
}

/** Whether an account is shown, for what is drawn without models. */
export function accountPresence({ connection }: Models) {
  const isShown = () => connection.account !== undefined
  return { isShown, subscribe: (listener: () => void) => reaction(isShown, listener) }
}
