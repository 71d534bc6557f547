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
 * - `not-loaded`: no node was asked, because code of the page is missing
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
