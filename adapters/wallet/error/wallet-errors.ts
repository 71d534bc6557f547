import { propertyOf } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import { WalletError, type WalletProblem } from '#domain/wallet/wallet-error.ts'
import { errorDetails, toNumber } from './error-details.ts'
import { isFromNode, problemByMessage, sentByMessage } from './node-messages.ts'
import { impliesRefusal, namesRefusal, saysMissingMethod, saysReset, saysUnknownChain } from './wallet-words.ts'

/**
 * EIP-1193, EIP-1474, EIP-3326, EIP-5792 and what wallets actually send; 5000 is WalletConnect's rejection, 5750 that of
 * the upgrade that an atomic batch needs.
 */
const REJECTED: readonly unknown[] = [4001, 5000, 5750, 'ACTION_REJECTED']
/** 5700: a capability; 5760: an atomic batch; -32075: a Safe that is reached through WalletConnect. */
const UNSUPPORTED: readonly unknown[] = [4200, -32601, 5700, 5760, -32075]
/** Nodes use both with other meanings, so they count only as the wallet's own code. */
const PENDING = -32002
const UNSUPPORTED_BY_WALLET = -32004
const UNKNOWN_CHAIN: readonly unknown[] = [4902, 4901]
const PROBLEMS: Readonly<Record<number, WalletProblem<'other'>>> = {
  4900: 'disconnected',
  4901: 'chain-disconnected',
  4902: 'unknown-chain',
  5710: 'unknown-chain',
  5720: 'duplicate-batch',
  5730: 'unknown-batch',
  5740: 'too-many-calls',
  [-32602]: 'invalid',
  [-32005]: 'limited'
}
/** A node's own code for a transaction that it does not take (EIP-1474). */
const REJECTED_BY_NODE = -32003
/** Requests that connect: what ends them has sent nothing. */
const CONNECTING: readonly unknown[] = ['eth_requestAccounts', 'wallet_connect', 'wallet_requestPermissions', 'connect']

/**
 * Translates anything a wallet throws and keeps it as the cause; our own providers' errors are already translated.
 * @param method what the wallet was asked, which tells its own limits from those of its node.
 */
export function toWalletError(cause: unknown, method?: string): WalletError {
  if (cause instanceof WalletError) return cause.problem === 'not-completed' ? reset(cause, method) : cause
  const { codes, words } = errorDetails(cause)
  if (isRefusal(codes, words)) return new WalletError('rejected', { cause })
  if (saysReset(words)) return reset(cause, method)
  const message = messageOf(cause)
  const own = isFromNode(message) ? undefined : toNumber(propertyOf(cause, 'code'))
  if (own === PENDING) return new WalletError('pending', { cause })
  if (codes.includes(4100)) return new WalletError('unauthorized', { message, cause })
  const isUnsupported = own === UNSUPPORTED_BY_WALLET || codes.some((code) => UNSUPPORTED.includes(code))
  const isMissing = !saysUnknownChain(words) && saysMissingMethod(words, method)
  if (isUnsupported || isMissing) return new WalletError('unsupported', { message, cause })
  const numbers = codes.filter((value) => typeof value === 'number')
  const [code] = numbers
  const known = numbers.map((value) => PROBLEMS[value]).find(Boolean)
  const named = saysUnknownChain(words) ? 'unknown-chain' : undefined
  const problem = problemByMessage(message) ?? known ?? named ?? 'unknown'
  return new WalletError('other', { message, code, cause, sent: sentByMessage(message, code), problem })
}

/** True if the wallet does not know the chain: 4902, 4901 (Taho), either inside another error, or in words alone. */
export function isUnknownChain(cause: unknown): boolean {
  const { codes, words } = errorDetails(cause)
  return codes.some((code) => UNKNOWN_CHAIN.includes(code)) || saysUnknownChain(words)
}

/** The connection ended before its user answered; a request that was sent before may still be carried out. */
export function reset(cause: unknown, method = 'connect'): WalletError {
  if (CONNECTING.includes(method))
    return new WalletError('rejected', { problem: 'not-completed', sent: 'unknown', cause })
  return new WalletError('answer', { problem: 'interrupted', cause })
}

/** Where a code means something else, only words that name the person count. */
function isRefusal(codes: readonly unknown[], words: readonly string[]): boolean {
  const texts = codes.filter((code) => typeof code === 'string')
  if (codes.some((code) => REJECTED.includes(code)) || namesRefusal([...words, ...texts])) return true
  const isOpen = codes.every((code) => !isKnown(code))
  return isOpen && impliesRefusal(words)
}

function isKnown(code: unknown): boolean {
  if (typeof code === 'string') return true
  if (code === PENDING || code === UNSUPPORTED_BY_WALLET || code === REJECTED_BY_NODE || code === 4100) return true
  return UNSUPPORTED.includes(code) || (typeof code === 'number' && code in PROBLEMS)
}

/** Wallets throw errors, plain objects and strings. */
function messageOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  const message = propertyOf(cause ?? undefined, 'message')
  return typeof message === 'string' ? message : ''
}
