import { delay } from '#adapters/wallet/delay.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

/** The package waits for the browser's database, which can hang; what opens too late is closed again. */
export async function openInTime<Opened extends { readonly close: () => Promise<void> }>(
  opening: Promise<Opened>,
  withinMs: number
): Promise<Opened> {
  const patience = delay(withinMs)
  const opened = await Promise.race([opening, patience.over]).finally(patience.stop)
  if (opened) return opened
  opening.then((late) => late.close()).catch(() => undefined)
  throw new WalletError('timeout', { message: 'The browser did not open its database in time.' })
}
