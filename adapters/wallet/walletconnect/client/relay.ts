import { abortedBy } from '#domain/wait/aborted-by.ts'
import { Latest } from '#domain/wait/latest.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { SignClient } from './open-client.ts'
import { toWalletConnectError } from './walletconnect-errors.ts'

export interface RelayWatch {
  /** Aborts if the relay refuses the page or is not reached in time, or for any other reason to stop. */
  readonly signal: AbortSignal
  /** Once the relay has answered, only losing it starts the timer, until another answer is due. */
  readonly setAnswered: (hasAnswered: boolean) => void
  readonly stop: () => void
}

/** Runs work that needs the relay, and that must stop when the watch's signal aborts. */
export async function withRelay<Result>(
  { core: { relayer } }: SignClient,
  withinMs: number,
  aborted: AbortSignal,
  work: (watch: RelayWatch) => Promise<Result>
): Promise<Result> {
  const working = abortedBy(aborted)
  const { signal } = working
  signal.throwIfAborted()
  const timer = new Latest()
  let timing = AbortSignal.abort()
  let hasAnswered = false
  const startTimer = async () => {
    if (!timing.aborted) return
    timing = timer.start()
    await sleep(withinMs, timing)
    if (!timing.aborted) working.abort(new WalletError('relay'))
  }
  const setAnswered = (answered: boolean) => {
    hasAnswered = answered
    if (answered) timer.cancel()
    else void startTimer()
  }
  const handlers = Object.entries({
    // The only event that says why the relay closed the connection: a bad project id or origin.
    relayer_error: (cause: unknown) => working.abort(toWalletConnectError(cause)),
    relayer_disconnect: startTimer,
    relayer_connect: () => hasAnswered && timer.cancel()
  })
  const stop = () => {
    timer.cancel()
    for (const [event, handle] of handlers) relayer.off(event, handle)
  }
  for (const [event, handle] of handlers) relayer.on(event, handle)
  void startTimer()
  try {
    return await work({ signal, setAnswered, stop })
  } finally {
    stop()
    working.abort()
  }
}

/** Call before anything that needs the relay: otherwise the package starts a round of attempts for each message. */
export async function reachRelay({ core: { relayer } }: SignClient): Promise<void> {
  if (!relayer.connected) await relayer.transportOpen()
}
