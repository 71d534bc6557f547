/** The sign-in service cannot answer now, and has said when it expects to. */
export class ServiceBusyError extends Error {
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.name = 'ServiceBusyError'
    this.retryAfterMs = retryAfterMs
  }
}
