import { WalletError } from '#domain/wallet/wallet-error.ts'

/** A Safe has no codes, only words: "Transaction was rejected", "Signature was rejected". */
export function toSafeError(cause: unknown): Error {
  const words = cause instanceof Error ? cause.message : String(cause)
  return /reject/i.test(words)
    ? new WalletError('rejected', { cause })
    : new WalletError('other', { message: words, cause })
}
