import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import type { Description } from '#domain/transaction/description.ts'
import { type Address, type Hex, isSameAddress } from '../address.ts'

/** `value` is in wei. */
export interface AskedCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly description: Description
}

/**
 * Calls that a wallet was asked for at once: stored before the request, and until the wallet has reported what became of
 * them. Or calls that go one by one, of which some were sent: stored until none is left.
 */
export interface AskedBatch {
  /** Of this record: the wallet's own id is not known before its answer. */
  readonly key: string
  readonly account: Address
  readonly chainId: number
  /** Only this wallet knows the batch. */
  readonly wallet: WalletRoute
  readonly description: Description
  readonly calls: readonly AskedCall[]
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** The wallet's id, once it has taken the batch. */
  readonly id?: string
  /** Of calls that go one by one: the hashes of those that were sent, in order. Such a batch has no id. */
  readonly sentHashes?: readonly Hex[]
}

/** What the same calls have in common, in any notation and whatever they are called. */
export type SameCalls = Pick<AskedBatch, 'account' | 'chainId'> & {
  readonly calls: readonly Pick<AskedCall, 'to' | 'value' | 'data'>[]
}

/** A wallet or a visitor may leave many unanswered; the oldest of an account on a chain are forgotten. */
export const MAX_BATCHES = 10

/** More than wallets take at once. */
export const MAX_CALLS = 100

export function isSameBatch(a: SameCalls, b: SameCalls): boolean {
  if (!isSameAddress(a.account, b.account) || a.chainId !== b.chainId || a.calls.length !== b.calls.length) return false
  return a.calls.every((call, index) => {
    const other = b.calls[index]
    if (!other || call.value !== other.value || !isSameAddress(call.to, other.to)) return false
    return call.data.toLowerCase() === other.data.toLowerCase()
  })
}

/** For the list of transactions: each call's own entry if the wallet sent them one by one, else one for all of them. */
export function describeHashes(
  { calls, description }: Pick<AskedBatch, 'calls' | 'description'>,
  hashes: readonly Hex[],
  isAtomic: boolean
): readonly { readonly hash: Hex; readonly description: Description; readonly to?: Address }[] {
  const isEach = !isAtomic && hashes.length === calls.length
  return hashes.slice(0, calls.length).map((hash, index) => {
    const call = isEach ? calls[index] : undefined
    return call ? { hash, description: call.description, to: call.to } : { hash, description }
  })
}
