import type { Address, Hex } from '../address.ts'

/** One of several calls that a wallet is asked for together; `value` is in wei. */
interface BatchCall {
  readonly to: Address
  readonly value?: bigint
  /** None for a plain transfer. */
  readonly data?: Hex
}

/** Several calls for one approval (EIP-5792). */
export interface CallBatch {
  readonly from: Address
  readonly chainId: number
  readonly calls: readonly BatchCall[]
  /** All calls succeed or none has any effect; a wallet that cannot promise that refuses. */
  readonly mustBeAtomic: boolean
}

/**
 * Whether calls that belong together all succeed or all have no effect: always, once the visitor has let the wallet
 * upgrade the account (`ready`), or never.
 */
export type Atomicity = 'supported' | 'ready' | 'unsupported'

/** What a wallet can do with several calls from one account on one chain. */
export interface CallCapabilities {
  /** False for a wallet without EIP-5792, which takes calls one by one only. */
  readonly canBatch: boolean
  readonly isAtomic: Atomicity
}

export interface CallBatchStatus {
  /** `partial`: some calls succeeded. `unknown`: the wallet no longer has the batch, or reports what no standard describes. */
  readonly status: 'pending' | 'confirmed' | 'partial' | 'failed' | 'unknown'
  /** Of the transactions that are on the chain, in the order of their calls; an atomic batch has one. */
  readonly hashes: readonly Hex[]
  readonly isAtomic: boolean
}

export const cannotBatch: CallCapabilities = { canBatch: false, isAtomic: 'unsupported' }

/** A batch that its wallet does not know. */
export const unknownBatch: CallBatchStatus = { status: 'unknown', hashes: [], isAtomic: false }
