import { LeaderLostError } from '#adapters/tabs/leader.ts'
import { toWalletConnectError } from '#adapters/wallet/walletconnect/client/walletconnect-errors.ts'
import type { Pairing } from '#domain/ports/connector.ts'
import { WalletError, type WalletErrorKind, walletProblems } from '#domain/wallet/wallet-error.ts'

/** A tab's call: `connect`, `disconnect` or an EIP-1193 method; applies only to a session with `wallet`, if given. */
export interface SessionCall {
  readonly method: string
  readonly params?: unknown
  readonly wallet?: string | undefined
}

/** A request as the wallet knows it. */
export interface SentRequest {
  readonly requestId: number
  /** The session's. */
  readonly topic: string
}

const SENT: readonly unknown[] = ['no', 'likely', 'unknown']

export function parseCall(data: unknown): SessionCall | undefined {
  const { method, params, wallet } = Object(data)
  if (typeof method !== 'string') return undefined
  return { method, ...(params !== undefined && { params }), ...(typeof wallet === 'string' && { wallet }) }
}

export function parsePairing(data: unknown): Pairing | undefined {
  const { uri, expiresAt } = Object(data)
  const isPairing = typeof uri === 'string' && uri.startsWith('wc:') && typeof expiresAt === 'number'
  return isPairing ? { uri, expiresAt } : undefined
}

/** Both fields become part of a link. */
export function parseSent(data: unknown): SentRequest | undefined {
  const { requestId, topic } = Object(data)
  const isTopic = typeof topic === 'string' && /^[0-9a-f]+$/.test(topic)
  return isTopic && Number.isSafeInteger(requestId) ? { requestId, topic } : undefined
}

/** Restores what the leader threw; anything but an Error comes from another tab, where classes are lost. */
export function toCallError(cause: unknown): WalletError {
  if (cause instanceof LeaderLostError) return new WalletError('answer', { problem: 'interrupted', cause })
  if (cause instanceof Error) return toWalletConnectError(cause)
  const { kind, problem, sent, cause: inner } = Object(cause)
  const details = detailsOf(cause)
  if (!Object.hasOwn(walletProblems, kind)) return toWalletConnectError(details)
  const problems: readonly unknown[] = walletProblems[kind as WalletErrorKind]
  const options = {
    ...details,
    ...(problems.includes(problem) && { problem }),
    ...(SENT.includes(sent) && { sent }),
    cause: Object.assign(new Error(), detailsOf(inner))
  }
  return new WalletError(...([kind, options] as ConstructorParameters<typeof WalletError>))
}

function detailsOf(error: unknown): { readonly message?: string; readonly code?: number } {
  const { message, code } = Object(error)
  return { ...(typeof message === 'string' && { message }), ...(typeof code === 'number' && { code }) }
}
