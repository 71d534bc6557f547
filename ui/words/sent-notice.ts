import { isReplaced } from '#domain/transaction/fate.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { proposalText } from '#ui/text/proposals.ts'
import { sendText } from '#ui/text/send.ts'
import { transactionText } from '#ui/text/transactions.ts'

interface SentNotice {
  readonly kind: 'success' | 'warning' | 'danger'
  readonly text: string
}

/** The send form's notice about a sent transaction, from its current entry in the list. */
export function sentNotice({ sent: { isProposal }, fate }: Transaction, isUnsaved: boolean): SentNotice {
  if (isReplaced(fate)) return { kind: 'warning', text: transactionText.details[fate.replacement] }
  if (fate.status === 'failed')
    return { kind: 'danger', text: isProposal ? proposalText.statuses.failed : sendText.sent.failed }
  if (fate.status === 'confirmed' && fate.isOutcomeUnknown)
    return { kind: 'warning', text: transactionText.details.outcomeUnknown }
  if (isUnsaved) return { kind: 'warning', text: isProposal ? proposalText.unsaved : sendText.sent.unsaved }
  return { kind: 'success', text: isProposal ? proposalText.sent : sendText.sent[fate.status] }
}
