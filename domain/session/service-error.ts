/** The sign-in service has refused a request, and has said why. */
export class ServiceError extends Error {
  /** Of its table of errors, such as `audience-unknown`; undefined where something else answered. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
  }
}
