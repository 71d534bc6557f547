import type { Chain } from '#domain/chain/chain.ts'
import { type ChainReadError, isAboutTheCall } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { Address } from '../address.ts'
import type { FeeSpeed, FeeSpeeds, SpeedFee, SuggestedFees } from './fee-speeds.ts'
import type { CheckedTransfer } from './transfer.ts'
import { isSameSimulation, type TransferSimulation } from './transfer-simulation.ts'

/** What a visitor reviews before the wallet is asked: exactly this is sent. */
export interface TransferReview {
  readonly account: Address
  readonly chain: Chain
  readonly transfer: CheckedTransfer
  /** The name that was entered for the recipient: it stood for this address when the review was opened. */
  readonly name?: string
  /** The amount is everything that the fee leaves. */
  readonly isMax?: true
  /** Absent until the visitor has chosen another than normal. */
  readonly speed?: FeeSpeed
  /** Undefined while the chain is asked for the first time. */
  readonly checks?: TransferChecks
}

/** What the chain says of a transfer. */
export interface TransferChecks {
  /** Milliseconds since 1970. */
  readonly checkedAt: number
  /** Undefined if no node could tell. */
  readonly isContract: boolean | undefined
  /** The maximum network fee in wei; undefined if no node could tell. */
  readonly fee: bigint | undefined
  /** Absent where there is nothing to choose, or no node could tell in time. */
  readonly speeds?: FeeSpeeds
  /** Undefined if no node has simulated it in time. */
  readonly simulation?: TransferSimulation
  /** Why it would fail, or why no node could tell. */
  readonly failure?: ChainReadError | ContractError
}

/** Others may have changed what the transfer would do or cost. */
const REVIEW_LASTS_MS = 15_000
/** In percent: the maximum fee leaves room for less. */
const FEE_MAY_RISE_BY = 25n

/** True if the chain has to be asked again before the wallet is. */
export function isReviewOutdated({ checkedAt }: TransferChecks, now: number): boolean {
  return Math.abs(now - checkedAt) >= REVIEW_LASTS_MS
}

/** Speeds are offered only by a wallet that takes fees: those of a proposal are chosen by whoever executes it. */
export function takesFees(connector: Connector | undefined): boolean {
  return connector !== undefined && !connector.sendsProposals
}

/** At the chosen speed; undefined where there is none to choose. */
export function suggestedFees(review: TransferReview): SuggestedFees | undefined {
  const chosen = chosenFee(review)
  if (!chosen) return undefined
  const { maxFeePerGas, maxPriorityFeePerGas } = chosen
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** The maximum network fee in wei; undefined while it is unknown. */
export function reviewedFee(review: TransferReview): bigint | undefined {
  return chosenFee(review)?.fee ?? review.checks?.fee
}

/** With what the fee leaves of the balance as its amount, if it is to be everything. @param balance the native one, in wei. */
export function fittedToFee(review: TransferReview, balance: bigint | undefined): TransferReview {
  const fee = reviewedFee(review)
  if (!review.isMax || balance === undefined || fee === undefined || balance <= fee) return review
  return { ...review, transfer: { ...review.transfer, value: balance - fee } }
}

/** True if the visitor would read the same again, but for a fee that has hardly changed. */
export function isSameCheck(before: TransferChecks, after: TransferChecks, speed: FeeSpeed = 'normal'): boolean {
  const isSameOutcome =
    before.failure?.failure === after.failure?.failure && isSameSimulation(before.simulation, after.simulation)
  const [shown, now] = before.speeds && after.speeds ? [before.speeds[speed], after.speeds[speed]] : [before, after]
  return isSameOutcome && before.isContract === after.isContract && isFeeSimilar(shown.fee, now.fee)
}

/** A review that was found to hold, at the newer prices if they are lower: nobody pays more than was reviewed. */
export function withNewerChecks(review: TransferReview, checks: TransferChecks): TransferReview {
  const newer = { ...review, checks }
  const [shown, now] = [chosenFee(review), chosenFee(newer)]
  return shown && now && now.fee < shown.fee ? newer : review
}

/** True if the chain says that the transfer would fail, so the wallet is not asked. */
export function wouldFail({ failure }: TransferChecks): boolean {
  return failure instanceof ContractError || (failure !== undefined && isAboutTheCall(failure.failure))
}

/** True if the account holds the amount, but maybe not the fee too. @param balance the native one, in wei. */
export function isFeeUncovered(review: TransferReview, balance: bigint | undefined): boolean {
  const fee = reviewedFee(review)
  if (balance === undefined || fee === undefined) return false
  const value = review.transfer.token ? 0n : review.transfer.value
  return value <= balance && value + fee > balance
}

function chosenFee({ speed = 'normal', checks }: TransferReview): SpeedFee | undefined {
  return checks?.speeds?.[speed]
}

function isFeeSimilar(before: bigint | undefined, after: bigint | undefined): boolean {
  if (before === undefined || after === undefined) return before === after
  return after * 100n <= before * (100n + FEE_MAY_RISE_BY)
}
