import type { ErrorReasons } from '#domain/contract/contract-error.ts'
import { plainText } from '#domain/plain-text.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import { isSent } from '#domain/write/write.ts'
import { accountText } from '#ui/text/account.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { proposalText } from '#ui/text/proposals.ts'
import { sendText } from '#ui/text/send.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { readFailure } from './contract-failure.ts'
import { storedRevertNote } from './revert.ts'
import { shownWalletFailure } from './wallet-failure.ts'

export interface ContractWriteNotice {
  /** In our words only. */
  readonly text: string
  /** Words of the contract, the node or the wallet: bounded, and shown only as `Details`, isolated. */
  readonly details?: string
}

/** How to say that this was not sent: before the wallet is asked, and after. */
export interface NotSentWords {
  readonly notYet: string
  readonly notSent: string
}

/** @param mayBeSent whether the same may already have been sent */
export function notSentWords(mayBeSent: boolean): NotSentWords {
  const { notYet, notYetAgain } = contractWriteText
  const { isSent, notThisTime } = sendText
  return mayBeSent ? { notYet: notYetAgain, notSent: notThisTime } : { notYet, notSent: isSent.no }
}

/**
 * What a visitor is told of a write, with the page's own words for the contract's errors; undefined before it starts.
 * @param mayBeSent whether the same call may already have been sent
 */
export function contractWriteNotice(
  write: ContractWrite,
  network: string,
  reasons?: ErrorReasons,
  mayBeSent = false
): ContractWriteNotice | undefined {
  return noticeInWords(write, network, notSentWords(mayBeSent), reasons)
}

/** The same in other words for what was not sent, such as those of one step of several. */
export function noticeInWords(
  write: ContractWrite,
  network: string,
  words: NotSentWords,
  reasons?: ErrorReasons
): ContractWriteNotice | undefined {
  const texts = contractWriteText
  const notYet = (text: string) => ({ text: `${text} ${words.notYet}` })
  const notSent = ({ reason, details }: Failure): ContractWriteNotice => ({
    text: `${reason} ${words.notSent}`,
    ...(details && { details })
  })
  switch (write.status) {
    case 'idle':
      return undefined
    case 'elsewhere':
      return { text: texts.elsewhere(network) }
    case 'disconnected':
    case 'repeating':
    case 'removed':
      return { text: texts[write.status] }
    case 'revalidating':
      return notYet(texts.revalidating)
    case 'simulating':
      return write.approved ? { text: texts.simulatingAgain } : notYet(texts.simulating)
    case 'review':
      if (write.refusal) return notSent(shownWalletFailure(write.refusal))
      if (write.isUnchecked) return notYet(texts.notCheckedAgain)
      return notYet(write.isChanged ? texts.changed : texts.review)
    case 'unsimulated':
      if (write.refusal) return notSent(shownWalletFailure(write.refusal))
      if (write.isUnchecked) return notYet(texts.notCheckedAgain)
      return { text: texts.unsimulated(accountText.balance.failures[write.review.failure.failure]) }
    case 'refused':
      if (write.account === undefined)
        return notSent({ reason: texts.unconfigured, details: plainText(write.failure.message) })
      return notSent(readFailure(write.failure, reasons))
    case 'asking':
      return { text: write.earlier ? texts.earlier : texts.asking }
    case 'unclear':
      return unclear(shownWalletFailure(write.failure), write.whetherSent)
    case 'sent':
      return { text: write.isProposal ? proposalText.sent : texts.sent }
    case 'confirmed':
      return { text: write.isOutcomeUnknown ? transactionText.details.outcomeUnknown : sendText.sent.confirmed }
    case 'reverted': {
      if (!write.revert) return { text: texts.reverted }
      const { reason, details } = storedRevertNote(write.revert, reasons)
      return { text: texts.revertedBecause(reason), ...(details && { details }) }
    }
    case 'replaced':
      return { text: transactionText.details[write.replacement] }
    case 'withdrawn':
      return { text: proposalText.statuses.failed }
  }
}

/** What a visitor is told beside the notice while the browser could not store the write. */
export function unsavedWarning(write: ContractWrite): string {
  return contractWriteText.unsaved[isSent(write) ? 'sent' : 'asked']
}

interface Failure {
  readonly reason: string
  readonly details?: string
}

function unclear({ reason, details }: Failure, whetherSent: 'likely' | 'unknown'): ContractWriteNotice {
  return { text: `${reason} ${sendText.isSent[whetherSent]}`, ...(details && { details }) }
}
