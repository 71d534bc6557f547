/** Longer than anvil's own requests to a foreign node take; a node that has exited refuses immediately. */
export const NODE_TIMEOUT_MS = 60_000

/** A JSON-RPC error from a node. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: number
  readonly data: unknown
  constructor(message: string, code: number, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

interface JsonRpcAnswer<Result> {
  readonly result?: Result
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** One request to a node on this machine, without retries. @throws NodeError, or fetch's error after 60 s without an answer. */
export async function callNode<Result>(url: string, method: string, params: readonly unknown[] = []): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: rpcRequest(method, params),
    signal: AbortSignal.timeout(NODE_TIMEOUT_MS)
  })
  return resultOf<Result>(await response.json())
}

export function rpcRequest(method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
}

/** @throws NodeError when the answer is an error. */
export function resultOf<Result>(answer: JsonRpcAnswer<Result>): Result {
  if (answer.error) throw new NodeError(answer.error.message, answer.error.code, answer.error.data)
  return answer.result as Result
}
