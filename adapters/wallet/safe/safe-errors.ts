import { WalletError } from '#domain/wallet/wallet-error.ts'

/** A Safe has no codes, only words: "Transaction was rejected", "Signature was rejected". */
export function toSafeError(cause: unknown): WalletError {
  const message = cause instanceof Error ? cause.message : String(cause)
  return /reject/i.test(message) ? new WalletError('rejected', { cause }) : new WalletError('other', { message, cause })
}

export function throwSafeError(cause: unknown): never {
  throw toSafeError(cause)
}

/** A Safe that does not know a question says nothing, ever. */
export function silentFor(ms: number): () => WalletError {
  return () => new WalletError('timeout', { message: `The Safe did not answer within ${ms} ms.` })
}
