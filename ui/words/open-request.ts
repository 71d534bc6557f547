import { shortenAddress } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { type Attempt, describeAttempt } from '#domain/transaction/attempt.ts'
import type { LateEnd, OpenRequest } from '#domain/write/open-request.ts'
import { accountText } from '#ui/text/account.ts'
import { proposalText } from '#ui/text/proposals.ts'
import { sendText } from '#ui/text/send.ts'
import { descriptionText } from './description.ts'

/** What the wallet was asked for; undefined where its chain has to be known, and is not. */
export function requestTitle(request: OpenRequest | LateEnd['asked'], chain: Chain | undefined): string | undefined {
  if ('signs' in request) {
    const { message, typedData } = sendText.attempts
    return { 'sign-in': accountText.buttons.signIn, message, 'typed-data': typedData }[request.signs]
  }
  if ('key' in request) return descriptionText(request.description)
  return chain && descriptionText(describeAttempt(request, chain))
}

/** What a visitor can do about a request that nobody has decided. */
export function openRequestText(request: OpenRequest, finding: AttemptFinding | undefined): string {
  if ('signs' in request) return sendText.attempts.signature
  return 'key' in request ? sendText.attempts.open : attemptText(request, finding)
}

/** What a wallet has sent, or not sent, once nobody waited. @param title what it was asked for. */
export function lateEndText({ asked, hash }: LateEnd, title: string, isOtherAccount: boolean): string {
  if (hash === undefined) return sendText.late.no(title)
  if (isOtherAccount) return sendText.late.otherAccount(title, shortenAddress(asked.account))
  return 'isProposal' in asked && asked.isProposal ? proposalText.late(title) : sendText.late.sent(title)
}

/** What the chain says of a request that may have been sent; `check-…` is where to find out whether it was. */
export type AttemptFinding = 'check-explorer' | 'check-wallet' | 'never-seen'

/** What a visitor can do about a request that may have been sent. */
function attemptText({ isProposal, state }: Attempt, finding: AttemptFinding | undefined): string {
  const { open, overtaken, overtakenElsewhere, unreadable, nonceUsed, neverSeen } = sendText.attempts
  if (finding === 'check-explorer') return overtaken
  if (finding === 'check-wallet') return overtakenElsewhere
  if (isProposal || state.status !== 'open') return isProposal ? proposalText.attempt : open
  if (state.nonceUsedBy) return nonceUsed
  if (finding === 'never-seen') return neverSeen
  return state.isUnreadable ? unreadable : open
}
