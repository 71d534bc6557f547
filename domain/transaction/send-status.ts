import type { WhetherSent } from '#domain/wallet/wallet-error.ts'
import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Address, Hex } from '../address.ts'
import type { Attempt } from './attempt.ts'

export interface FailedSend extends WalletFailure {
  readonly status: 'failed'
  readonly isSent: WhetherSent
  /** Absent when the wallet was never asked. */
  readonly attempt?: Attempt
}

/** What the form that sends is about. */
export type SendStatus =
  | { readonly status: 'idle' }
  /** The same may have been sent before: the visitor is asked whether to send it again. */
  | { readonly status: 'repeating' }
  | Confirming
  /** The hash is a transaction's, or that of a proposal to the owners of a Safe. */
  | { readonly status: 'sent'; readonly hash: Hex }
  | FailedSend

interface Confirming {
  readonly status: 'confirming'
  readonly startedAt: number
  /** What the wallet is asked, in words. */
  readonly asked: string
  /** Who is to be paid. */
  readonly to: Address
  /** Absent before the wallet is asked. */
  readonly attempt?: Attempt
}

/** The wallet's answer to a request that the form no longer waited for; without a hash when nothing was sent. */
export interface LateAnswer {
  /** What the wallet was asked, in words. */
  readonly asked: string
  /** Who was to be paid. */
  readonly to: Address
  readonly hash?: Hex
}
