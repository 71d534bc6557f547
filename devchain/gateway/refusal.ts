/** Why a request is rejected, as an HTTP status and a JSON-RPC error. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}

export function toRefusal(cause: unknown): Refusal {
  return cause instanceof Refusal ? cause : new Refusal(500, -32603, String(cause))
}

/** A JSON-RPC error response; its id is null when the call is unknown. */
export function failure({ code, message }: Pick<Refusal, 'code' | 'message'>, id: unknown = null): object {
  return { jsonrpc: '2.0', id, error: { code, message } }
}
