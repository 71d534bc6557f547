import { hasPassed, startBy } from '#domain/wait/is-past.ts'
import type { Address } from '../address.ts'
import { type FeeRates, maximumFee } from './fee.ts'
import type { Transaction } from './transaction.ts'

/** A transaction that takes longer than this is held up. */
const SLOW_AFTER_MS = 5 * 60_000
/** A node may take a moment to know what the wallet has just sent. */
const SEEN_AFTER_MS = 60_000
/** Of a plain transfer, the cheapest transaction. */
const TRANSFER_GAS = 21_000n

/** What a node says of the connected account on its chain. */
export interface AccountReading {
  /** The account's next nonce, without and with the transactions that wait. */
  readonly mined: bigint
  readonly next: bigint
  /** When `next` was first seen ahead of the same `mined`, in milliseconds since 1970; undefined while nothing waits. */
  readonly waitingSince: number | undefined
  /** Undefined while it is not known. */
  readonly rates: FeeRates | undefined
  /** The contract whose code runs for the account, if any. */
  readonly delegate: Address | undefined
}

/**
 * - `gap`: a transaction cannot be mined before another one that the network does not have
 * - `stuck`: transactions wait for longer than usual, because of the first one
 * - `no-fee`: the balance does not pay for any transaction
 * - `delegated`: a contract's code runs for the account
 */
export type Attention =
  | { readonly type: 'gap'; readonly missing: number; readonly waiting: number }
  | { readonly type: 'stuck'; readonly nonce: bigint; readonly count: number; readonly since: number }
  | { readonly type: 'no-fee'; readonly fee: bigint }
  | { readonly type: 'delegated'; readonly to: Address }

interface AccountState {
  readonly reading: AccountReading
  /** In wei; undefined while it is not known. */
  readonly balance: bigint | undefined
  /** The account's entries on the chain. */
  readonly entries: readonly Transaction[]
  /** In milliseconds since 1970. */
  readonly now: number
}

/** What a visitor should know of the account before the next transaction; nothing, most of the time. */
export function attentionTo({ reading, balance, entries, now }: AccountState): readonly Attention[] {
  const { mined, next, waitingSince, rates, delegate } = reading
  const pending = entries.flatMap(({ sent, fate }) => (fate.status === 'pending' ? sent : []))
  const behindGap = pending.find(
    ({ nonce, addedAt }) => nonce !== undefined && nonce > next && hasPassed(SEEN_AFTER_MS, addedAt, now)
  )
  // Another entry may be older and still not wait: the network may not have it, or a Safe's owners may not have approved.
  const first = pending.filter(({ nonce }) => nonce === Number(mined))
  const since = Math.min(...first.map(({ addedAt }) => addedAt), waitingSince ?? now)
  const fee = rates && maximumFee(TRANSFER_GAS, rates)
  return [
    ...(behindGap?.nonce === undefined
      ? []
      : [{ type: 'gap', missing: Number(next), waiting: behindGap.nonce } as const]),
    ...(next > mined && hasPassed(SLOW_AFTER_MS, since, now)
      ? [{ type: 'stuck', nonce: mined, count: Number(next - mined), since: startBy(since, now) } as const]
      : []),
    ...(fee !== undefined && balance !== undefined && balance < fee ? [{ type: 'no-fee', fee } as const] : []),
    ...(delegate ? [{ type: 'delegated', to: delegate } as const] : [])
  ]
}
