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

/**
 * Runs an `import()`, with one retry.
 * @param device tells whether it is online, such as the browser's `navigator`.
 * @throws CodeError
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  device: { readonly onLine: boolean }
): Promise<Module> {
  try {
    return await load().catch(load)
  } catch (cause) {
    throw new CodeError(device.onLine ? 'missing' : 'offline', cause)
  }
}
