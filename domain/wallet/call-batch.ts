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
  /**
   * `partial`: some calls succeeded. `unproven`: the network decides by the transactions under `hashes`. `unknown`: the wallet no longer has the batch, or reports what
   * no standard describes.
   */
  readonly status: 'pending' | 'confirmed' | 'partial' | 'failed' | 'unproven' | 'unknown'
  /** Of the transactions that are on the chain, in the order of their calls; an atomic batch has one. */
  readonly hashes: readonly Hex[]
  readonly isAtomic: boolean
}

export const cannotBatch: CallCapabilities = { canBatch: false, isAtomic: 'unsupported' }

/** A batch that its wallet does not know. */
export const unknownBatch: CallBatchStatus = { status: 'unknown', hashes: [], isAtomic: false }

/**
 * What the network says of a batch whose wallet names its transactions only; any other report is returned as it is.
 * @param count of calls: without one transaction for all of them, each has to have its own.
 * @param outcomes of the transactions under its hashes, in their order.
 */
export function decidedByNetwork(
  report: CallBatchStatus,
  count: number,
  outcomes: readonly (string | undefined)[]
): CallBatchStatus {
  if (report.status !== 'unproven') return report
  if (outcomes.includes('pending')) return { ...report, status: 'pending' }
  const isWhole = report.isAtomic || outcomes.length === count
  const [confirmed, failed] = ['confirmed', 'failed'].map((end) => outcomes.filter((each) => each === end).length)
  if (isWhole && confirmed === outcomes.length) return { ...report, status: 'confirmed' }
  if (isWhole && failed === outcomes.length) return { ...report, status: 'failed' }
  return { ...report, status: confirmed && isWhole ? 'partial' : 'unknown' }
}
