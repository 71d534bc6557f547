import type { Chain } from '#domain/chain/chain.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { isReplaced } from '#domain/transaction/fate.ts'
import type { PaymentProblem } from '#domain/transaction/payment.ts'
import type { ReadRecipient } from '#domain/transaction/read-recipient.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { isCertainFailure } from '#domain/write/call-failure.ts'
import { hasContradictoryFindings } from '#domain/write/payment-effect.ts'
import type { PaymentFindings, PaymentReview, PaymentWrite } from '#domain/write/payment-review.ts'
import { accountText } from '#ui/text/account.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { proposalText } from '#ui/text/proposals.ts'
import { sendText } from '#ui/text/send.ts'
import { sendReviewText } from '#ui/text/send-review.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { contractFailure } from './contract-failure.ts'
import { type OpenBeside, openBesideText } from './open-beside.ts'
import { brokenPromiseText } from './transaction.ts'
import { shownWalletFailure } from './wallet-failure.ts'

interface PaymentNotice {
  readonly kind: 'success' | 'warning' | 'danger'
  /** In our words only. */
  readonly text: string
  /** Words of the contract, the node or the wallet, to be shown only as `Details`. */
  readonly details?: string | undefined
}

/** The problem of a field of the send form; undefined while there is none, or its hint says it. */
export function fieldProblem(
  problem: PaymentProblem | undefined,
  refused: ReadRecipient['refused']
): string | undefined {
  if (problem === undefined || problem === 'resolving-name') return undefined
  if (problem !== 'other-network') return sendText.problems[problem]
  return refused?.problem === problem ? sendText.otherNetwork(refused.network) : undefined
}

/**
 * How far a payment is before it is sent; undefined where a failure says it, or the wallet is waited for.
 * @param beside what the wallet may still show, or have done, beside it
 */
export function reviewProgress(
  write: PaymentWrite,
  review: PaymentReview,
  beside: OpenBeside | undefined
): string | undefined {
  const { changed, ready, simulating, simulatingAgain } = sendReviewText
  if (beside && (write.status === 'review' || write.status === 'unsimulated')) return besideText(write, beside)
  switch (write.status) {
    case 'simulating':
      return write.approved ? simulatingAgain : simulating
    case 'revalidating':
      return contractWriteText.revalidating
    case 'review':
      if (write.refusal) return undefined
      if (write.isUnchecked) return notCheckedAgain()
      if (write.isChanged) return changed
      return hasContradictoryFindings(review) ? undefined : ready
    case 'unsimulated':
      return write.isUnchecked ? notCheckedAgain() : write.isChanged && changed
    case 'refused':
      return write.isChanged && changed
    default:
      return undefined
  }
}

/** Nothing that would suggest that nothing was sent. */
function besideText(
  write: Extract<PaymentWrite, { readonly status: 'review' | 'unsimulated' }>,
  beside: OpenBeside
): string {
  const { notCheckedAgain, changed } = contractWriteText
  const open = beside === 'same' ? sendText.again.question : openBesideText(beside)
  if (write.isUnchecked) return `${notCheckedAgain} ${open}`
  return write.isChanged && !write.refusal ? `${changed} ${open}` : open
}

function notCheckedAgain(): string {
  return `${contractWriteText.notCheckedAgain} ${contractWriteText.notYet}`
}

/** Why a payment would fail, or why no node could tell; undefined where neither is so. */
export function failureNotice({ failure }: Pick<PaymentFindings, 'failure'>): PaymentNotice | undefined {
  if (!failure) return undefined
  const { insufficientFunds, reverted, tokenRefused, unchecked } = sendReviewText
  const { failures } = accountText.balance
  const details = failure.message
  if (!isCertainFailure(failure)) return { kind: 'warning', text: unchecked(failures[failure.failure]), details }
  if (failure instanceof ContractError) {
    const { reason, ...more } = contractFailure(failure)
    return { kind: 'danger', text: tokenRefused(reason), details: more.details }
  }
  const notSent = {
    reverted,
    'insufficient-funds': insufficientFunds,
    invalid: `${failures.invalid} ${sendText.isSent.no}`
  }
  return { kind: 'danger', text: notSent[failure.failure], details }
}

/**
 * Why the wallet did not send a payment, and whether that proves that nothing was sent.
 * @param isEarlierUndecided whether an earlier request may have been sent
 */
export function refusalNotice(write: PaymentWrite, isEarlierUndecided: boolean): PaymentNotice | undefined {
  const { isSent, notThisTime } = sendText
  if (write.status === 'unclear') {
    const { reason, details } = shownWalletFailure(write.failure)
    return { kind: 'danger', text: `${reason} ${isSent[write.whetherSent]}`, details }
  }
  if (!('refusal' in write) || !write.refusal) return undefined
  const { reason, details } = shownWalletFailure(write.refusal)
  return { kind: 'danger', text: `${reason} ${isEarlierUndecided ? notThisTime : isSent.no}`, details }
}

/** Whether the page knows of an earlier payment to the recipient; undefined before the whole history is read. */
export function recipientHistory(known: { readonly isPaid: boolean; readonly isComplete: boolean }) {
  const { paidBefore, notPaidBefore } = sendReviewText
  if (known.isPaid) return paidBefore
  return known.isComplete ? notPaidBefore : undefined
}

/** The send form's notice about a sent transaction, from its current entry in the list. */
export function sentNotice(transaction: Transaction, chain: Chain | undefined, isUnsaved: boolean): PaymentNotice {
  const notice = noticeOfFate(transaction, isUnsaved)
  const brokenPromise = brokenPromiseText(transaction, chain)
  if (brokenPromise === undefined) return notice
  const kind = notice.kind === 'success' ? 'warning' : notice.kind
  return { kind, text: `${notice.text} ${brokenPromise}` }
}

function noticeOfFate({ sent: { isProposal }, fate }: Transaction, isUnsaved: boolean): PaymentNotice {
  if (isReplaced(fate)) return { kind: 'warning', text: transactionText.details[fate.replacement] }
  if (fate.status === 'failed')
    return { kind: 'danger', text: isProposal ? proposalText.statuses.failed : sendText.sent.failed }
  if (fate.status === 'confirmed' && fate.isOutcomeUnknown)
    return { kind: 'warning', text: transactionText.details.outcomeUnknown }
  if (isUnsaved) return { kind: 'warning', text: isProposal ? proposalText.unsaved : sendText.sent.unsaved }
  return { kind: 'success', text: isProposal ? proposalText.sent : sendText.sent[fate.status] }
}
