import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Address, Hex } from '../address.ts'
import type { Attempt } from './attempt.ts'

export interface FailedSend extends WalletFailure {
  readonly status: 'failed'
  readonly isSent: WhetherSent
  /** Absent if no request reached the wallet. */
  readonly attempt?: Attempt
}

/** The state of the send form. */
export type SendStatus =
  | { readonly status: 'idle' }
  /** The same transfer may already have been sent: the visitor is asked whether to send it again. */
  | { readonly status: 'repeating' }
  | Confirming
  /** The hash is a transaction's, or that of a proposal to the owners of a Safe. */
  | { readonly status: 'sent'; readonly hash: Hex }
  | FailedSend

interface Confirming {
  readonly status: 'confirming'
  readonly startedAt: number
  /** A description of the request. */
  readonly asked: string
  /** The recipient. */
  readonly to: Address
  /** Absent before the request is sent. */
  readonly attempt?: Attempt
}

/** The wallet's answer to a request that the form no longer waited for; without a hash if nothing was sent. */
export interface LateAnswer {
  /** A description of the request. */
  readonly asked: string
  /** The recipient. */
  readonly to: Address
  readonly hash?: Hex
}
