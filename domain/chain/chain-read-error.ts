/**
 * Why a chain could not be read, the same for every RPC library:
 * - `unreachable`: no endpoint could be reached, or each answered with an HTTP error
 * - `timeout`: no complete response within 10000 ms
 * - `rate-limited`: HTTP 429, or the equivalent JSON-RPC error
 * - `malformed`: the response is not JSON-RPC, or its result has the wrong shape
 * - `wrong-chain`: the node does not serve the configured chain
 * - `reverted`: the contract or the transfer would revert
 * - `insufficient-funds`: the account cannot pay for the transfer
 * - `refused`: the node returned any other JSON-RPC error
 * - `not-loaded`: no request was sent because some of the page's code failed to load
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
  | 'not-loaded'

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

/** The error itself, or one for an answer that no caller expects. */
export function toChainReadError(chainId: number, cause: unknown): ChainReadError {
  return cause instanceof ChainReadError ? cause : new ChainReadError('malformed', chainId, String(cause), { cause })
}
