import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

/** The package waits for the browser's database, which can hang; a result that arrives too late is closed again. */
export function openInTime<Opened extends { close(): Promise<void> }>(opening: Promise<Opened>, withinMs: number) {
  const openUnlessLate = async (signal: AbortSignal) => {
    const opened = await opening
    if (signal.aborted) void opened.close()
    return opened
  }
  const message = 'The browser did not open its database in time.'
  return withTimeout(withinMs, openUnlessLate, () => new WalletError('timeout', { message }))
}
