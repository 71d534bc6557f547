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

/** A message as a client sent it: a batch may have members that are no requests. */
export interface ReceivedMessage extends RpcMessage {
  /** In their order; `calls` are those that are requests. */
  readonly members: readonly (RpcCall | MalformedCall)[]
}

/** What is no request by JSON-RPC 2.0, with its id if it has one. */
export interface MalformedCall {
  readonly id: string | number | null
}

/** The limit for an HTTP request and for a WebSocket message. */
export const MAX_MESSAGE_BYTES = 2_000_000

/** The answer to what is no request. */
export const malformed = {
  code: -32600,
  message: 'A request must have "jsonrpc": "2.0", a method, and an id that is a text or a whole number.'
} as const

/** @throws Refusal when the text is no JSON, or an empty batch. */
export function parseMessage(text: string): ReceivedMessage {
  const parsed = parseJson(text)
  const isBatch = Array.isArray(parsed)
  const members = (isBatch ? (parsed as readonly unknown[]) : [parsed]).map(readMember)
  if (members.length === 0) throw new Refusal(400, malformed.code, 'A batch must have at least one request.')
  return { text, isBatch, members, calls: members.filter(isCall) }
}

/** The message with its calls replaced. */
export function withCalls(message: RpcMessage, calls: readonly RpcCall[]): RpcMessage {
  const { isBatch } = message
  return calls === message.calls ? message : { isBatch, calls, text: JSON.stringify(isBatch ? calls : calls[0]) }
}

export function isCall(member: RpcCall | MalformedCall): member is RpcCall {
  return 'method' in member
}

export function methodsOf({ calls }: RpcMessage): readonly string[] {
  return calls.map(({ method }) => method)
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** A node may refuse a whole batch for one member that it cannot read, so none of these reaches it. */
function readMember(member: unknown): RpcCall | MalformedCall {
  const { jsonrpc, id, method, params } = isObject(member) ? member : ({} as Readonly<Record<string, unknown>>)
  const isRequest = jsonrpc === '2.0' && typeof method === 'string' && isObject(params ?? {})
  if (isRequest && (id === undefined || isId(id))) return member as RpcCall
  return { id: isId(id) ? id : null }
}

function isId(id: unknown): id is string | number | null {
  return id === null || typeof id === 'string' || Number.isSafeInteger(id)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refusal(400, -32700, 'The request is not JSON.', { cause })
  }
}
