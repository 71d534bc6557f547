import type { Hex } from './address.ts'

/** The visitor said no in the wallet (EIP-1193 code 4001, WalletConnect 5000, and their wrappings). */
export class UserRejectedError extends Error {
  override readonly name = 'UserRejectedError'
  constructor(options?: ErrorOptions) {
    super('User rejected the request.', options)
  }
}

/** The wallet already shows a request of this kind (code -32002). */
export class RequestPendingError extends Error {
  override readonly name = 'RequestPendingError'
  constructor(options?: ErrorOptions) {
    super('Request of this kind is already pending in the wallet.', options)
  }
}

/** The wallet did not move to the chain that was asked for. */
export class SwitchChainError extends Error {
  override readonly name = 'SwitchChainError'
}

/** The wallet cannot do what was asked (codes 4200, -32601, -32004). */
export class UnsupportedMethodError extends Error {
  override readonly name = 'UnsupportedMethodError'
}

/** The wallet no longer lets the page use the account (code 4100). */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
}

/** The wallet, or the page's patience with it, gave out. */
export class WalletTimeoutError extends Error {
  override readonly name = 'WalletTimeoutError'
}

/**
 * Why a wallet that is reached through a relay (WalletConnect) cannot be asked:
 * - `offline`: the browser says that it has no connection
 * - `unreachable`: the relay does not answer
 * - `refused`: the relay does not accept this page's project id or origin
 * - `no-project`: the page has no project id
 */
export type RelayFailure = 'offline' | 'unreachable' | 'refused' | 'no-project'

export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly failure: RelayFailure
  constructor(failure: RelayFailure, details: string, options?: ErrorOptions) {
    super(details, options)
    this.failure = failure
  }
}

/** What was proposed to the owners of a Safe will never be carried out, or was carried out without success. */
export class ProposalEndedError extends Error {
  override readonly name = 'ProposalEndedError'
  /** The chain's hash of what was carried out; undefined for what never will be. */
  readonly hash: Hex | undefined
  constructor(hash: Hex | undefined, options?: ErrorOptions) {
    super('The proposal has ended without success.', options)
    this.hash = hash
  }
}

/** The wallet's answer cannot be used, will never come, or cannot be asked for; the message is for the visitor. */
export class WalletAnswerError extends Error {
  override readonly name = 'WalletAnswerError'
}

/** Whether a transaction went out although asking for it failed; `likely` when the network has it already. */
export type WhetherSent = 'no' | 'likely' | 'unknown'

/** Any other failure of a wallet; the wallet's own words are the message. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number | undefined
  /** What its answer to a transaction proves. */
  readonly isSent: WhetherSent
  constructor(message: string, code: number | undefined, options?: ErrorOptions & { readonly isSent?: WhetherSent }) {
    super(message, options)
    this.code = code
    this.isSent = options?.isSent ?? 'unknown'
  }
}
