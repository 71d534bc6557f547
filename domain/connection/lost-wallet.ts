import type { Address } from '../address.ts'
import { UnconfirmedWalletError } from './unconfirmed-wallet-error.ts'

/** The account that the wallet offers instead, if the visitor must choose whether to continue with it. */
export function offeredAccount(cause: unknown): Address | undefined {
  return cause instanceof UnconfirmedWalletError ? cause.offered : undefined
}
