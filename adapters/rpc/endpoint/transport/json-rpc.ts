import { checkedResult } from '../answer-shape.ts'
import { EndpointError } from '../endpoint-error.ts'
import { failureOf, NodeError } from '../node-error.ts'

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

export interface NumberedRequest extends RpcRequest {
  readonly jsonrpc: '2.0'
  readonly id: number
}

/** The outcome of one request at one endpoint. `result` has the method's shape. */
export type Outcome = { readonly result: unknown } | NodeError | EndpointError

/** @throws EndpointError if the text is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EndpointError('malformed', 'the answer is not JSON', undefined, { cause })
  }
}

/**
 * Finds the answer by its id, in any order. A request without a valid answer gets an EndpointError, as does one over the
 * endpoint's rate limit.
 */
export function outcomeOf({ id, method }: NumberedRequest, answers: readonly unknown[]): Outcome {
  const outcome = readAnswer(answers.find((answer) => isRecord(answer) && answer.id === id))
  if (outcome === undefined) return new EndpointError('malformed', `no valid answer to ${method}`)
  if (outcome instanceof NodeError) return asFailure(outcome)
  try {
    return { result: checkedResult(method, outcome.result) }
  } catch (cause) {
    return new EndpointError('malformed', `${method}: ${cause}`, undefined, { cause })
  }
}

/** Undefined if the value is not the answer to a single request. */
export function readAnswer(answer: unknown): { readonly result: unknown } | NodeError | undefined {
  if (!isRecord(answer)) return undefined
  const { error, result } = answer
  // Some nodes send `"error": null` beside a result.
  if (error === undefined || error === null) return result === undefined ? undefined : { result }
  if (!isRecord(error)) return undefined
  const { code, message, data } = error
  return typeof code === 'number' && typeof message === 'string' ? new NodeError(code, message, data) : undefined
}

/** A rate limit is the endpoint's failure, not the request's: another endpoint may answer. */
export function asFailure(error: NodeError): NodeError | EndpointError {
  if (failureOf(error) !== 'rate-limited') return error
  return new EndpointError('rate-limited', error.message, undefined, { cause: error })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
