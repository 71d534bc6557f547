import { withTimeout } from '#devchain/wait/with-timeout.ts'
import type { AnnouncedWallet } from './announced-wallet.ts'
import { type ApprovedMethod, StoppedWaitingError, WalletTimeoutError } from './wallet-failure.ts'

/** For requests that nobody has to approve. */
const READING_MS = 10_000
/** Somebody may have to find the wallet, unlock it and read. */
const APPROVING_MS = 180_000

/** @throws WalletTimeoutError, or what the wallet throws. */
export function readFrom(wallet: AnnouncedWallet, method: string): Promise<unknown> {
  return withTimeout(
    READING_MS,
    () => ask(wallet, method),
    () => new WalletTimeoutError()
  )
}

/** Waits for somebody to approve. @throws StoppedWaitingError, WalletTimeoutError, or what the wallet throws. */
export function askFor(
  wallet: AnnouncedWallet,
  method: ApprovedMethod,
  params: readonly unknown[],
  signal: AbortSignal
): Promise<unknown> {
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new StoppedWaitingError(method))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  const asked = () => Promise.race([ask(wallet, method, params), stopped])
  return withTimeout(APPROVING_MS, asked, () => new WalletTimeoutError())
}

/** Also where a wallet throws instead of rejecting. */
async function ask(wallet: AnnouncedWallet, method: string, params?: readonly unknown[]): Promise<unknown> {
  return wallet.provider.request(params ? { method, params } : { method })
}
