import type { RefusalCode } from './answers.ts'

/** What the handlers of a request know besides the request. */
export interface ServiceEnv {
  Variables: {
    origin: URL
    /** The code of the refusal, for logs and metrics. */
    error?: RefusalCode
    /** Of what is no secret and may be kept. */
    cacheControl?: string
    /** There are no tokens left for the request, which is served with as little work as possible. */
    isOverLimit?: true
    /** Which key a team's server has proved itself with. */
    server?: string
  }
  /** Undefined if it is not known whose request it is. */
  Bindings: { readonly clientKey: string | undefined }
}
