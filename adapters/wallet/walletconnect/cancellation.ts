import { connectionReset } from './walletconnect-errors.ts'

interface Cancellation {
  /** Rejects as a rejection by the visitor does, as soon as one of the signals is given. */
  readonly cancelled: Promise<never>
  readonly stop: () => void
}

export function cancellation(signals: readonly AbortSignal[]): Cancellation {
  let stop: () => void = () => undefined
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(connectionReset())
    for (const signal of signals) signal.addEventListener('abort', cancel)
    stop = () => {
      for (const signal of signals) signal.removeEventListener('abort', cancel)
    }
    if (signals.some(({ aborted }) => aborted)) cancel()
  })
  cancelled.catch(() => undefined)
  return { cancelled, stop }
}
