import {
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletError,
  type WhetherSent
} from './errors.ts'

const NOT_TAKEN_UP = [
  UserRejectedError,
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError
]

/** What the failure itself says: everything else is unknown. */
export function whetherSent(cause: unknown): WhetherSent {
  if (NOT_TAKEN_UP.some((refusal) => cause instanceof refusal)) return 'no'
  return cause instanceof WalletError ? cause.isSent : 'unknown'
}
