import type { Hex } from '../address.ts'

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

/** The wallet did not move to the chain that was asked for; a message is one of our texts, for the visitor. */
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

/** The wallet's answer cannot be used, will never come, or cannot be asked for; the message is one of our texts, for the visitor. */
export class WalletAnswerError extends Error {
  override readonly name = 'WalletAnswerError'
}

/** Whether a transaction went out although asking for it failed; `likely` when the network has it already. */
export type WhetherSent = 'no' | 'likely' | 'unknown'

/**
 * What is known of any other failure of a wallet:
 * - `disconnected`: the wallet reaches no network (4900)
 * - `chain-disconnected`: it does not reach the one that was asked for (4901)
 * - `unknown-chain`: it does not know that one (4902)
 * - `invalid`: the request makes no sense to it (-32602)
 * - `limited`: it was asked too often (-32005)
 * - `reverted`: a contract refused, in the words of the wallet's node
 * - `insufficient-funds`: the account cannot pay, in the words of the wallet's node
 */
export const walletTroubles = [
  'disconnected',
  'chain-disconnected',
  'unknown-chain',
  'invalid',
  'limited',
  'reverted',
  'insufficient-funds'
] as const

export type WalletTrouble = (typeof walletTroubles)[number]

interface WalletErrorOptions extends ErrorOptions {
  readonly isSent?: WhetherSent
  readonly trouble?: WalletTrouble | undefined
}

/** Any other failure of a wallet. The message is in the wallet's own words, which are details and never a text of ours. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number | undefined
  /** What its answer to a transaction proves. */
  readonly isSent: WhetherSent
  readonly trouble: WalletTrouble | undefined
  constructor(message: string, code: number | undefined, options?: WalletErrorOptions) {
    super(message, options)
    this.code = code
    this.isSent = options?.isSent ?? 'unknown'
    this.trouble = options?.trouble
  }
}
