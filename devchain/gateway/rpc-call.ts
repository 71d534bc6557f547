import { Refusal } from './refusal.ts'

/** One JSON-RPC request of a client; a notification has no id. */
export interface RpcCall {
  readonly jsonrpc?: string
  readonly id?: unknown
  readonly method: string
  readonly params?: unknown
}

/** One request, or a batch. */
export interface RpcMessage {
  /** As JSON. */
  readonly text: string
  readonly isBatch: boolean
  readonly calls: readonly RpcCall[]
}

/** The limit for an HTTP request and for a WebSocket message. */
export const MAX_MESSAGE_BYTES = 2_000_000

/** @throws Refusal when the text is not JSON-RPC. */
export function parseMessage(text: string): RpcMessage {
  const parsed = parseJson(text)
  const calls: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return { text, isBatch: Array.isArray(parsed), calls: calls.map(checkCall) }
}

/** The message with its calls replaced. */
export function withCalls(message: RpcMessage, calls: readonly RpcCall[]): RpcMessage {
  if (calls === message.calls) return message
  return { ...message, calls, text: JSON.stringify(message.isBatch ? calls : calls[0]) }
}

export function methodsOf({ calls }: RpcMessage): readonly string[] {
  return calls.map(({ method }) => method)
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function checkCall(call: unknown): RpcCall {
  if (!isObject(call) || typeof call['method'] !== 'string') {
    throw new Refusal(400, -32600, 'Every request must name a method.')
  }
  return call as unknown as RpcCall
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refusal(400, -32700, 'The request is not JSON.', { cause })
  }
}
