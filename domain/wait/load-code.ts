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

/** What browsers say of a file that they could not fetch. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|preload|MIME type/i
/** What they say of a whole file that imports a name which another one does not export. */
const NOT_EXPORTED = /export named|binding name/i

/**
 * Runs an `import()`, with one retry.
 * @param device tells whether it is online, such as the browser's `navigator`.
 * @throws CodeError when the code did not arrive; what the code itself throws when it did
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  device: { readonly onLine: boolean }
): Promise<Module> {
  try {
    return await load().catch((cause: unknown) => {
      if (hasArrived(cause)) throw cause
      return load()
    })
  } catch (cause) {
    if (hasArrived(cause)) throw cause
    throw new CodeError(device.onLine ? 'missing' : 'offline', cause)
  }
}

/** Whether the code came and then failed to run, which neither a retry nor a reload changes. A file cut short has not come. */
function hasArrived(cause: unknown): boolean {
  if (cause instanceof SyntaxError) return NOT_EXPORTED.test(cause.message)
  return !(cause instanceof TypeError && NOT_FETCHED.test(cause.message))
}
