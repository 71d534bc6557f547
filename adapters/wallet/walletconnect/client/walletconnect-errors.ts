import { reset, toWalletError } from '#adapters/wallet/error/wallet-errors.ts'
import { WalletError, type WalletProblem } from '#domain/wallet/wallet-error.ts'

type Kind = 'rejected' | 'timeout' | 'unsupported' | 'switch' | 'unauthorized'

/**
 * WalletConnect's own codes (requirement X5, and its specification). Of those of EIP-1193 it uses 4900 and 4901 for other
 * things: a session that is over, and a chain that the session does not have.
 */
const CODES = new Map<Kind, readonly unknown[]>([
  ['rejected', [5000, 5001, 5002, 5003, 12001]],
  ['timeout', [6, 8000]],
  ['unsupported', [5, 1001, 1002, 1003, 1004, 1005, 3001, 3002, 3003, 3004, 5101, 5102, 5103, 5104, 10001]],
  ['switch', [9, 3005, 4901, 5100]],
  ['unauthorized', [2, 4900, 6000, 7001, 12002]]
])

/** Errors that the package itself detects have a message but no code. */
const WORDS: readonly (readonly [RegExp, Kind])[] = [
  [/^User rejected/, 'rejected'],
  [/^(?:Proposal|Request) expired|^Expired\./, 'timeout'],
  [/^Unsupported chains|^Non conforming namespaces|request\(\) chainId/, 'switch'],
  [/^No matching key|^Record was recently deleted|^User disconnected/, 'unauthorized'],
  [/^Unsupported (?:methods|events|accounts|namespace|wc_)|^Unauthorized |^Missing or invalid/, 'unsupported'],
  [/^Invalid (?:method|event|update|extend|session)/, 'unsupported']
]
const RELAY_WORDS: readonly (readonly [RegExp, WalletProblem<'relay'>])[] = [
  [/^No internet connection/, 'offline'],
  [/closed abnormally with code: 3000|^Project ID is missing|^Unauthorized: /, 'refused'],
  [/^Failed to publish|^Couldn't establish socket|^Socket stalled|^Subscribing to .* failed/, 'unreachable'],
  [/^WebSocket connection|^Unavailable WS RPC|^Connection interrupted/, 'unreachable']
]

/** The reason sent to a wallet when the page ends a session. */
export const DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/** Translates whatever WalletConnect or the wallet behind it throws, with the cause kept; an AbortError is a reset. */
export function toWalletConnectError(cause: unknown): WalletError {
  if (cause instanceof WalletError) return cause
  const { name, code, message } = Object(cause)
  if (name === 'AbortError') return connectionReset()
  const text = typeof message === 'string' ? message : ''
  const known = [...CODES].find(([, codes]) => codes.includes(code))?.[0]
  const problem = known ? undefined : RELAY_WORDS.find(([words]) => words.test(text))?.[1]
  if (problem) return new WalletError('relay', { problem, message: text, cause })
  const kind = known ?? WORDS.find(([words]) => words.test(text))?.[1]
  if (!kind) return toWalletError(cause)
  if (kind === 'rejected') return new WalletError(kind, { cause })
  if (kind === 'switch') return new WalletError(kind, { problem: 'none-shared', cause })
  return new WalletError(kind, { message: text, cause })
}

/** The visitor cancelled the connection. */
export function connectionReset(): WalletError {
  return reset(new Error('Connection request reset. Please try again.'))
}
