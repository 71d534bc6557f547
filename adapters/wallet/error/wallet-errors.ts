import { WalletError, type WalletProblem } from '#domain/wallet/wallet-error.ts'
import { isFromNode, problemByMessage, sentByMessage } from './node-messages.ts'

/**
 * EIP-1193, EIP-1474, EIP-3326, EIP-5792 and what wallets actually send; 5000 is WalletConnect's rejection, 5750 that of
 * the upgrade that an atomic batch needs.
 */
const REJECTED: readonly unknown[] = [4001, 5000, 5750, 'ACTION_REJECTED']
/** 5700: a capability; 5760: an atomic batch. */
const UNSUPPORTED: readonly unknown[] = [4200, -32601, 5700, 5760]
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
/** The second alternative is from section 8: the visitor reset the connection request. */
const REJECTION_MESSAGE = /user (?:rejected|denied|cancell?ed|disapproved)|^connection request reset/i

/** Translates anything a wallet throws and keeps it as the cause; our own providers' errors are already translated. */
export function toWalletError(cause: unknown): WalletError {
  if (cause instanceof WalletError) return cause
  const codes = codesOf(cause)
  const message = messageOf(cause)
  if (codes.some((code) => REJECTED.includes(code)) || REJECTION_MESSAGE.test(message))
    return new WalletError('rejected', { cause })
  const own = isFromNode(message) ? undefined : toNumber(Object(cause).code)
  if (own === PENDING) return new WalletError('pending', { cause })
  if (codes.includes(4100)) return new WalletError('unauthorized', { message, cause })
  if (own === UNSUPPORTED_BY_WALLET || codes.some((code) => UNSUPPORTED.includes(code)))
    return new WalletError('unsupported', { message, cause })
  const numbers = codes.filter((value) => typeof value === 'number')
  const [code] = numbers
  const known = numbers.map((value) => PROBLEMS[value]).find(Boolean)
  const problem = problemByMessage(message) ?? known ?? 'unknown'
  return new WalletError('other', { message, code, cause, sent: sentByMessage(message, code), problem })
}

/** True if the wallet does not know the chain: 4902, 4901 (Taho), or 4902 wrapped in another error (MetaMask mobile). */
export function isUnknownChain(cause: unknown): boolean {
  return codesOf(cause).some((code) => UNKNOWN_CHAIN.includes(code)) || /unrecognized chain/i.test(messageOf(cause))
}

/** The error's own code and those of the errors wrapped in it. */
function codesOf(cause: unknown): unknown[] {
  const {
    code,
    data,
    cause: inner
  } = (cause ?? {}) as {
    code?: unknown
    data?: { originalError?: { code?: unknown }; code?: unknown }
    cause?: { code?: unknown }
  }
  return [code, data?.originalError?.code, data?.code, inner?.code].map(toNumber).filter((value) => value !== undefined)
}

function toNumber(code: unknown): unknown {
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : code
}

/** Wallets throw errors, plain objects and strings. */
function messageOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  const { message } = (cause ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}
