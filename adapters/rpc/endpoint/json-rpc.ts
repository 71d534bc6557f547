import { EndpointError } from './endpoint-error.ts'
import { NodeError } from './node-error.ts'

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

export interface NumberedRequest extends RpcRequest {
  readonly jsonrpc: '2.0'
  readonly id: number
}

/** What became of one request at one endpoint. `result` is unchecked. */
export type Outcome = { readonly result: unknown } | NodeError | EndpointError

/** @throws EndpointError when the text is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EndpointError('malformed', 'the answer is not JSON', undefined, { cause })
  }
}

/** Finds the answers by id, in whatever order they came; a request without a sound one gets an EndpointError. */
export function matchAnswers(requests: readonly NumberedRequest[], answers: readonly unknown[]): readonly Outcome[] {
  return requests.map(({ id, method }) => {
    const answer = answers.find((candidate) => isRecord(candidate) && candidate.id === id)
    return readAnswer(answer) ?? new EndpointError('malformed', `no sound answer to ${method}`)
  })
}

/** Undefined when the value is not the answer to any single request. */
export function readAnswer(answer: unknown): { readonly result: unknown } | NodeError | undefined {
  if (!isRecord(answer)) return undefined
  const { error, result } = answer
  // Some nodes send `"error": null` beside a result.
  if (error === undefined || error === null) return result === undefined ? undefined : { result }
  if (!isRecord(error)) return undefined
  const { code, message, data } = error
  return typeof code === 'number' && typeof message === 'string' ? new NodeError(code, message, data) : undefined
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
