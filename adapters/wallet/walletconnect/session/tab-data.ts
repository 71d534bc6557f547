import { LeaderLostError } from '#adapters/tabs/leader.ts'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import type { AccountSignature } from '#adapters/wallet/walletconnect/client/proposal.ts'
import { toWalletConnectError } from '#adapters/wallet/walletconnect/client/walletconnect-errors.ts'
import type { Hex } from '#domain/address.ts'
import type { Pairing } from '#domain/ports/connector.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { WalletError, type WalletErrorKind, walletProblems } from '#domain/wallet/wallet-error.ts'

/** A tab's call: `connect`, with what to sign if anything, `disconnect` or an EIP-1193 method; applies only to a session with `wallet`, if given. */
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

/** What a call to connect resolves with if nobody accepted its code in time: only what is to be signed ends with its code. */
export const CODE_EXPIRED = 'code-expired'

/** Undefined for anything else, and then the wallet is only asked to connect. */
export function parseSignInRequest(data: unknown): SignInRequest | undefined {
  const { nonce, domain, uri, statement, issuedAt, expiresAt, chainIds, contractChainIds } = Object(data)
  const isText = [nonce, domain, uri, statement].every((text) => typeof text === 'string' && !/[\r\n]/.test(text))
  const isTime = [issuedAt, expiresAt].every((time) => Number.isSafeInteger(time))
  if (!isText || !isTime || !areChainIds(chainIds) || !areChainIds(contractChainIds)) return undefined
  return { nonce, domain, uri, statement, issuedAt, expiresAt, chainIds, contractChainIds }
}

export function parseSignatures(data: unknown): readonly AccountSignature[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((each) => {
    const { account, chainId, message, signature } = Object(each)
    const address = checksumAddress(account)
    const isSigned = typeof message === 'string' && typeof signature === 'string' && signature.startsWith('0x')
    return address && isSigned ? [{ account: address, chainId, message, signature: signature as Hex }] : []
  })
}

function areChainIds(data: unknown): data is readonly number[] {
  return Array.isArray(data) && data.every((id) => Number.isSafeInteger(id) && id > 0)
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
