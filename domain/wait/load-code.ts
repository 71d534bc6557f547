import { CodeError } from '../code-error.ts'

/**
 * Carries out an `import()`, and a failed one once more.
 * @param device says whether it is connected, such as the browser's `navigator`.
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
