import type { WalletRequest } from '#domain/wallet/request.ts'
import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { Address, Hex } from '../address.ts'
import type { Attempt } from './attempt.ts'
import type { Description } from './description.ts'
import type { TransferReview } from './transfer-review.ts'

/** What is known of a transfer or call that the wallet is asked to send. */
export interface AskedToSend {
  readonly isSent: WhetherSent
  /** Absent if no request reached the wallet. */
  readonly attempt?: Attempt
}

export interface RequestedTransfer extends AskedToSend {
  /** What the wallet was asked to do. */
  readonly asked: Description
  /** The recipient. */
  readonly to: Address
  readonly review: TransferReview
}

export type SendOutcome =
  /** Waits for the visitor. `isChanged`: what was confirmed has changed since, and is reviewed again. */
  | { readonly status: 'review'; readonly review: TransferReview; readonly isChanged?: true }
  /** Finds out whether an outdated review still holds. */
  | { readonly status: 'checking'; readonly review: TransferReview }
  /** The same transfer may already have been sent, by these attempts: the visitor is asked whether to send it again. */
  | { readonly status: 'repeating'; readonly review: TransferReview; readonly earlier: readonly Attempt[] }
  /** The hash is a transaction's, or that of a proposal to the owners of a Safe. */
  | { readonly status: 'sent'; readonly hash: Hex }

/** The wallet request of the send form. */
export type SendRequest = WalletRequest<RequestedTransfer, SendOutcome>

export type FailedSend = Extract<SendRequest, { readonly status: 'failed' }>
