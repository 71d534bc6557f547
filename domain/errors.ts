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

/** The wallet's answer cannot be used; the message is for the visitor. */
export class WalletAnswerError extends Error {
  override readonly name = 'WalletAnswerError'
}

/** Any other failure of a wallet; the wallet's own words are the message. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number | undefined
  constructor(message: string, code: number | undefined, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/**
 * Why a chain could not be read, alike for every RPC library:
 * - `unreachable`: no endpoint could be reached, or each answered with an HTTP error
 * - `timeout`: no whole answer within 10000 ms
 * - `rate-limited`: HTTP 429, or a JSON-RPC error that says the same
 * - `malformed`: the answer is not JSON-RPC, or its result has the wrong shape
 * - `wrong-chain`: the node serves another chain than the configured one
 * - `reverted`: the contract or the transfer would revert
 * - `insufficient-funds`: the account cannot pay for the transfer
 * - `refused`: the node answered with any other JSON-RPC error
 */
export type ChainReadFailure =
  | 'unreachable'
  | 'timeout'
  | 'rate-limited'
  | 'malformed'
  | 'wrong-chain'
  | 'reverted'
  | 'insufficient-funds'
  | 'refused'

export class ChainReadError extends Error {
  override readonly name = 'ChainReadError'
  readonly failure: ChainReadFailure
  readonly chainId: number
  constructor(failure: ChainReadFailure, chainId: number, details: string, options?: ErrorOptions) {
    super(details, options)
    this.failure = failure
    this.chainId = chainId
  }
}

/**
 * Why a name's avatar record shows no picture:
 * - `invalid-metadata`: the token describes itself without an image
 * - `unresolvable-uri`: no picture is where the record or the token says, or it is a place where none is looked for
 * - `unsupported-namespace`: the token is neither ERC-721 nor ERC-1155
 * - `not-owned`: the token belongs to somebody else
 */
export type AvatarFailure = 'invalid-metadata' | 'unresolvable-uri' | 'unsupported-namespace' | 'not-owned'

export class AvatarError extends Error {
  override readonly name = 'AvatarError'
  readonly failure: AvatarFailure
  constructor(failure: AvatarFailure, details: string, options?: ErrorOptions) {
    super(details, options)
    this.failure = failure
  }
}
