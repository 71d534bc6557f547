import { WalletError } from '#domain/wallet/wallet-error.ts'

/** A Safe sends no codes, only messages: "Transaction was rejected", "Signature was rejected". */
export function toSafeError(cause: unknown): WalletError {
  const message = cause instanceof Error ? cause.message : String(cause)
  return /reject/i.test(message) ? new WalletError('rejected', { cause }) : new WalletError('other', { message, cause })
}

export function throwSafeError(cause: unknown): never {
  throw toSafeError(cause)
}

/** A Safe never answers a request that it does not support. */
export function silentFor(ms: number): () => WalletError {
  return () => new WalletError('timeout', { message: `The Safe did not answer within ${ms} ms.` })
}
