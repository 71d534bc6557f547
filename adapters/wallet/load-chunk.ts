import { RelayError, WalletAnswerError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'

/**
 * Carries out an `import()`. @throws what a visitor can be told when the file did not come: it may be gone from the
 * server, and older browsers remember until a reload that it did not come.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    const { notLoaded } = messages.walletFailures
    throw navigator.onLine
      ? new WalletAnswerError(notLoaded, { cause })
      : new RelayError('offline', String(cause), { cause })
  }
}
