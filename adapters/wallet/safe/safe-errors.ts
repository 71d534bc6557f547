import { errorDetails } from '#adapters/wallet/error/error-details.ts'
import { impliesRefusal, namesRefusal } from '#adapters/wallet/error/wallet-words.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

/** A Safe sends no codes, only messages: "Transaction was rejected", "Signature was rejected". */
export function toSafeError(cause: unknown): WalletError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const { words } = errorDetails(cause)
  const isRefusal = namesRefusal(words) || impliesRefusal(words)
  return isRefusal ? new WalletError('rejected', { cause }) : new WalletError('other', { message, cause })
}

export function throwSafeError(cause: unknown): never {
  throw toSafeError(cause)
}

/** A Safe never answers a request that it does not support. */
export function silentFor(ms: number): () => WalletError {
  return () => new WalletError('timeout', { message: `The Safe did not answer within ${ms} ms.` })
}
