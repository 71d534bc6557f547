import {
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletError
} from './errors.ts'

/** Whether a transaction went out although asking for it failed; `likely` when the network has it already. */
export type WhetherSent = 'no' | 'likely' | 'unknown'

const NOT_TAKEN_UP = [
  UserRejectedError,
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError
]

const INVALID_PARAMETERS = -32602

/** Geth, Besu, Erigon, Nethermind and anvil, each in its own words (MetaMask/metamask-extension#3669, NethermindEth/nethermind#4148). */
const HAS_IT = /already ?known|\bknown transaction|already imported|same hash/i

/**
 * What a node says of a transaction that it does not take; words alone, because -32000 is also its code for one that it has, and
 * for a time-out. "Nonce too low" is not among them: wallets hand in twice (MetaMask/eth-json-rpc-middleware, `fetch.ts`), and
 * the first may be mined by then.
 */
const DOES_NOT_TAKE =
  /insufficient ?funds|underpriced|intrinsic gas|exceeds (?:account balance|allowance|block gas limit|the configured cap)|fee cap|max (?:priority )?fee per gas|below (?:configured minimum|current base fee)|execution reverted/i

/** What the failure itself says: everything else is unknown. */
export function whetherSent(cause: unknown): WhetherSent {
  if (NOT_TAKEN_UP.some((refusal) => cause instanceof refusal)) return 'no'
  if (!(cause instanceof WalletError)) return 'unknown'
  if (HAS_IT.test(cause.message)) return 'likely'
  return cause.code === INVALID_PARAMETERS || DOES_NOT_TAKE.test(cause.message) ? 'no' : 'unknown'
}
