import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'

/** A node's error response to one request: any other node of the chain would return the same. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** -32005 is EIP-1474's; some hosts use their own codes, or put the HTTP status into a batch's answers. */
const RATE_LIMIT_CODES: readonly number[] = [-32005, -32007, -32016, -32029, 429]
const REVERTED_CODE = 3

/** Nodes agree on few codes, so messages are matched as well. */
export function failureOf({ code, message }: NodeError): ChainReadFailure {
  if (code === REVERTED_CODE || /revert/i.test(message)) return 'reverted'
  if (RATE_LIMIT_CODES.includes(code) || /rate limit|too many requests/i.test(message)) return 'rate-limited'
  if (/insufficient (funds|balance)|exceeds .*balance/i.test(message)) return 'insufficient-funds'
  return 'refused'
}

/**
 * Translates what an RPC library threw. `source` is the error that went into the library, which each library wraps
 * differently; `cause` is the library's error.
 */
export function toChainReadError(chainId: number, source: unknown, cause: unknown): ChainReadError {
  if (source instanceof ChainReadError) return source
  if (source instanceof NodeError) return new ChainReadError(failureOf(source), chainId, source.message, { cause })
  return new ChainReadError('malformed', chainId, String(cause), { cause })
}
