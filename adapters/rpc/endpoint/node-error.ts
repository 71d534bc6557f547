import type { Hex } from '#domain/address.ts'
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

/** A `ChainReadError` that has what the contract reverted with; empty if the node did not say. */
export class RevertedRead extends ChainReadError {
  readonly data: Hex
  constructor(chainId: number, { message, data }: NodeError, options?: ErrorOptions) {
    super('reverted', chainId, message, options)
    this.data = revertData(data)
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
  if (source instanceof NodeError) {
    const failure = failureOf(source)
    if (failure === 'reverted') return new RevertedRead(chainId, source, { cause })
    return new ChainReadError(failure, chainId, source.message, { cause })
  }
  return new ChainReadError('malformed', chainId, String(cause), { cause })
}

/** Some nodes wrap the data in another object, or put words before it. */
function revertData(data: unknown): Hex {
  const inner = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
  const digits = typeof inner === 'string' ? /0x(?:[0-9a-f]{2})*$/i.exec(inner)?.[0] : undefined
  return (digits?.toLowerCase() ?? '0x') as Hex
}
