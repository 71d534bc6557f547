/**
 * Why code of the page did not arrive:
 * - `offline`: the browser says that it has no connection
 * - `missing`: anything else; the server may no longer have the file, and many browsers remember a failed `import()`
 *   for the life of the page
 */
export type CodeFailure = 'offline' | 'missing'

export class CodeError extends Error {
  override readonly name = 'CodeError'
  readonly failure: CodeFailure
  constructor(failure: CodeFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.failure = failure
  }
}
