/** Why the relay refuses a request, as a JSON-RPC error. */
export class RelayRefusal extends Error {
  override readonly name = 'RelayRefusal'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const invalidParameter = (name: string): RelayRefusal => new RelayRefusal(-32602, `Invalid ${name}`)
