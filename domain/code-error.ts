/**
 * Why a chunk of the page's code failed to load:
 * - `offline`: the browser reports that it is offline
 * - `missing`: anything else; the server may no longer have the file, and many browsers cache a failed `import()`
 *   until the page is reloaded
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
