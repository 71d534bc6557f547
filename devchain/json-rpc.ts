/** A node answered with a JSON-RPC error. */
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

/** One request to a node, no retries. @throws NodeError, or fetch's own error when nobody answers within 10 s. */
export async function callNode<Result>(url: string, method: string, params: readonly unknown[] = []): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(10_000)
  })
  const answer: JsonRpcAnswer<Result> = await response.json()
  if (answer.error) throw new NodeError(answer.error.message, answer.error.code, answer.error.data)
  return answer.result as Result
}
