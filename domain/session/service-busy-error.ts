import { ServiceError } from './service-error.ts'

/** The sign-in service cannot answer now, and has said when it expects to. */
export class ServiceBusyError extends ServiceError {
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number, code?: string) {
    super(message, code)
    this.name = 'ServiceBusyError'
    this.retryAfterMs = retryAfterMs
  }
}
