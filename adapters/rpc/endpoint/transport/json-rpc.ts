import { checkedResult } from '../answer-shape.ts'
import { EndpointError } from '../endpoint-error.ts'
import { chainReadFailureOf, isAnswer, NodeError } from '../node-error.ts'

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

/** Carries requests to one endpoint. */
export interface Transport {
  /**
   * Returns one outcome for each request, in order. The signal aborts once no caller is waiting any longer.
   * @throws EndpointError if no request could be sent.
   */
  send(requests: readonly NumberedRequest[], signal: AbortSignal): Promise<readonly Outcome[]>
}

/** Splits what is asked for into parts of at most `size`. */
export function inBatches<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size))
}

/** @throws EndpointError if the text is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EndpointError('malformed', 'the answer is not JSON', undefined, { cause })
  }
}

/**
 * Finds the answer by its id, in any order. A request without a valid answer gets an EndpointError, as does one that the
 * endpoint's host has not let through.
 */
export function outcomeOf({ id, method }: NumberedRequest, answers: readonly unknown[]): Outcome {
  const outcome = readAnswer(
    answers.find((answer) => isRecord(answer) && answer.id === id),
    method
  )
  if (outcome === undefined) return new EndpointError('malformed', `no valid answer to ${method}`)
  if (outcome instanceof NodeError) return asFailure(outcome)
  try {
    return { result: checkedResult(method, outcome.result) }
  } catch (cause) {
    return new EndpointError('malformed', `${method}: ${cause}`, undefined, { cause })
  }
}

/** Undefined if the value is not the answer to a single request. */
export function readAnswer(answer: unknown, method?: string): { readonly result: unknown } | NodeError | undefined {
  if (!isRecord(answer)) return undefined
  const { error, result } = answer
  // Some nodes send `"error": null` beside a result.
  if (error === undefined || error === null) return result === undefined ? undefined : { result }
  const found = nodeErrorIn(error, method)
  const isWhole = isRecord(error) && typeof error['code'] === 'number' && typeof error['message'] === 'string'
  return isWhole || (found && isAnswer(found)) ? found : undefined
}

/** The error in an answer without a result, whether or not it is JSON-RPC's: some hosts send it bare, or as a text. */
export function errorIn(answer: unknown, method?: string): NodeError | undefined {
  if (!isRecord(answer) || Array.isArray(answer)) return undefined
  return nodeErrorIn(answer['error'] ?? answer, method)
}

/** What stands between the page and the node is the endpoint's failure, not the request's: another endpoint may answer. */
export function asFailure(error: NodeError): NodeError | EndpointError {
  if (error.kind !== 'rate' && error.kind !== 'host') return error
  return new EndpointError(chainReadFailureOf(error), error.message, undefined, { cause: error })
}

function nodeErrorIn(error: unknown, method: string | undefined): NodeError | undefined {
  const { code, message, data } = isRecord(error) ? error : { code: undefined, message: error, data: undefined }
  if (typeof message !== 'string') return undefined
  return new NodeError(typeof code === 'number' ? code : 0, message, data, method)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
