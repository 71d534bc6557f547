import { WalletError } from '#domain/wallet/wallet-error.ts'

/** The promise's outcome, or a `WalletTimeoutError` after `ms`; what comes later is ignored. */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new WalletError('timeout', { message: `No answer within ${ms} ms.` })),
      Math.max(ms, 0)
    )
  })
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer))
}
