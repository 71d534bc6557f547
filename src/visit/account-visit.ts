import { when } from 'mobx'
import type { Resumption } from '#domain/connection/resumption.ts'
import type { Models } from '#ui/models/models.ts'
import { pageMarks } from '#ui/words/amount.ts'
import type { VisitState } from './code-recovery.ts'

/** What the visitor has typed, and whether a wallet request is pending. */
export function accountVisitState(models: Models): VisitState {
  const { connection, pendingRequests, paymentForm } = models
  const { active } = connection
  const { marks: _, ...draft } = paymentForm.draft
  const isSending = paymentForm.step.status === 'asking'
  return {
    isWalletAsked: pendingRequests.isAny,
    // A payment that the wallet was asked to send may be on its way, and must not be sent twice.
    draft: active && !isSending ? { ...draft, account: active.account, chainId: active.chainId } : undefined
  }
}

/** Restores what was typed, but not for another account or network. */
export function resumeDraft({ connection, paymentForm }: Models, { draft }: Resumption): void {
  const { active } = connection
  if (!draft || draft.account !== active?.account || draft.chainId !== active.chainId) return
  if (draft.token !== undefined) paymentForm.edit('token', draft.token)
  paymentForm.edit('recipient', draft.recipient)
  paymentForm.edit('amount', draft.amount, pageMarks())
}

/**
 * No wallet is asked to connect, no dialog is open, it is known who is connected and signed in, and each balance on screen is
 * known, or cannot be read. @returns whether that had to be waited for
 */
export async function whenQuiet({ connection, dialogs, session, balances }: Models): Promise<boolean> {
  const isQuiet = () =>
    connection.connection.status !== 'connecting' &&
    session.status !== 'loading' &&
    !dialogs.open &&
    !balances.isAwaited
  if (isQuiet()) return false
  await when(isQuiet)
  return true
}
