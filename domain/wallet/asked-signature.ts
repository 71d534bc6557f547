import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import type { Address } from '../address.ts'
import { asRecord, chainAndIdOf, isCount, isWalletRoute, oneOf, parseJson } from '../stored-record.ts'
import { isTimeValue } from '../time-value.ts'
import { isWalletError } from './wallet-error.ts'

/** A signature that a wallet was asked for: stored before the request, and until the wallet has answered. */
export interface AskedSignature {
  readonly id: string
  readonly account: Address
  /** Where the wallet was. */
  readonly chainId: number
  readonly wallet: WalletRoute
  readonly signs: 'sign-in' | 'message' | 'typed-data'
  /** Milliseconds since 1970. */
  readonly askedAt: number
}

const VERSION = 1
const DAY_MS = 24 * 3_600_000
const isKind = oneOf('sign-in' as const, 'message' as const, 'typed-data' as const)

/**
 * True after a day: no nonce tells what became of a signature, and a wallet that was closed since shows its request no
 * longer.
 */
export function isForgotten({ askedAt }: AskedSignature, now: number): boolean {
  return hasPassed(DAY_MS, askedAt, now)
}

/** Whether the wallet may still show the request after this failure: any answer of its own, also an unreadable one, ends it. */
export function mayStillAsk(cause: unknown): boolean {
  if (isWalletError(cause, 'answer')) return cause.problem !== 'invalid-response'
  return isWalletError(cause, 'timeout') || isWalletError(cause, 'relay') || isWalletError(cause, 'absent')
}

export function serialiseSignature({ wallet, signs, askedAt }: AskedSignature): string {
  return JSON.stringify({ version: VERSION, wallet, signs, askedAt })
}

/** Parses untrusted text; undefined if it is invalid, of another version, or not of a signature. @param prefix of the account's keys. */
export function parseSignature(
  account: Address,
  prefix: string,
  key: string,
  text: string | undefined
): AskedSignature | undefined {
  const found = chainAndIdOf(key, prefix)
  const { version, wallet, signs, askedAt } = asRecord(parseJson(text))
  if (!found || version !== VERSION || !isWalletRoute(wallet) || !isKind(signs)) return undefined
  return isCount(askedAt) && isTimeValue(askedAt) ? { ...found, account, wallet, signs, askedAt } : undefined
}
