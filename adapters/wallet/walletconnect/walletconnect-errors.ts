import { toWalletError } from '#adapters/wallet/error/wallet-errors.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

type Outcome = 'rejected' | 'expired' | 'unsupported' | 'chain' | 'ended' | 'offline' | 'unreachable' | 'refused'

/** WalletConnect's own codes (section 8 and its specification); what EIP-1193 has a code for is not among them. */
const BY_CODE: Readonly<Record<number, Outcome>> = {
  2: 'ended',
  5: 'unsupported',
  6: 'expired',
  9: 'chain',
  1001: 'unsupported',
  1002: 'unsupported',
  1003: 'unsupported',
  1004: 'unsupported',
  1005: 'unsupported',
  3001: 'unsupported',
  3002: 'unsupported',
  3003: 'unsupported',
  3004: 'unsupported',
  3005: 'chain',
  4900: 'ended',
  4901: 'chain',
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  5100: 'chain',
  5101: 'unsupported',
  5102: 'unsupported',
  5103: 'unsupported',
  5104: 'unsupported',
  6000: 'ended',
  7001: 'ended',
  8000: 'expired',
  10001: 'unsupported',
  12001: 'rejected',
  12002: 'ended'
}

/** What the package finds out by itself carries a text and no code. */
const BY_TEXT: readonly (readonly [RegExp, Outcome])[] = [
  [/^Connection request reset/, 'rejected'],
  [/^User rejected/, 'rejected'],
  [/^(?:Proposal|Request) expired|^Expired\./, 'expired'],
  [/^No internet connection/, 'offline'],
  [/closed abnormally with code: 3000|^Project ID is missing|^Unauthorized: /, 'refused'],
  [/^Failed to publish|^Couldn't establish socket|^Socket stalled|^Subscribing to .* failed/, 'unreachable'],
  [/^WebSocket connection|^Unavailable WS RPC|^Connection interrupted/, 'unreachable'],
  [/^Unsupported chains|^Non conforming namespaces|request\(\) chainId/, 'chain'],
  [/^No matching key|^Record was recently deleted|^User disconnected/, 'ended'],
  [/^Unsupported (?:methods|events|accounts|namespace|wc_)|^Unauthorized |^Missing or invalid/, 'unsupported'],
  [/^Invalid (?:method|event|update|extend|session)/, 'unsupported']
]

/** Turns whatever WalletConnect or the wallet behind it throws into one error of the domain, with the cause kept. */
export function toWalletConnectError(cause: unknown): WalletError {
  if (cause instanceof WalletError) return cause
  const { code, message } = Object(cause) as { readonly code?: unknown; readonly message?: unknown }
  const text = typeof message === 'string' ? message : ''
  const known = typeof code === 'number' ? BY_CODE[code] : undefined
  const outcome = known ?? BY_TEXT.find(([words]) => words.test(text))?.[1]
  switch (outcome) {
    case 'rejected':
      return new WalletError('rejected', { cause })
    case 'expired':
      return new WalletError('timeout', { message: text, cause })
    case 'unsupported':
      return new WalletError('unsupported', { message: text, cause })
    case 'chain':
      return new WalletError('switch', { problem: 'none-shared', cause })
    case 'ended':
      return new WalletError('unauthorized', { message: text, cause })
    case 'offline':
    case 'unreachable':
    case 'refused':
      return new WalletError('relay', { problem: outcome, message: text, cause })
    default:
      return toWalletError(cause)
  }
}

/** The visitor has taken the connection back. */
export function connectionReset(): WalletError {
  return new WalletError('rejected', { cause: new Error('Connection request reset. Please try again.') })
}
