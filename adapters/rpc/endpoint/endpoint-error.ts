import type { ChainReadFailure } from '#domain/chain/chain-read-error.ts'

/** One endpoint could not answer one request; another endpoint of the chain may. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError'
  readonly failure: ChainReadFailure
  /** From the response's Retry-After header. */
  readonly retryAfterMs: number | undefined
  constructor(failure: ChainReadFailure, details: string, retryAfterMs?: number, options?: ErrorOptions) {
    super(details, options)
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}

export function asEndpointError(error: unknown): EndpointError {
  return error instanceof EndpointError
    ? error
    : new EndpointError('malformed', String(error), undefined, { cause: error })
}

export function noCompleteAnswer(timeoutMs: number): EndpointError {
  return new EndpointError('timeout', `no complete answer within ${timeoutMs} ms`)
}
