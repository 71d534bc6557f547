import { CodeError } from '../code-error.ts'

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
