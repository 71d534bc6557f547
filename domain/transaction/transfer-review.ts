import type { Chain } from '#domain/chain/chain.ts'
import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Address } from '../address.ts'
import type { CheckedTransfer } from './transfer.ts'
import { isSameSimulation, type TransferSimulation } from './transfer-simulation.ts'

/** What a visitor reviews before the wallet is asked: exactly this is sent. */
export interface TransferReview {
  readonly account: Address
  readonly chain: Chain
  readonly transfer: CheckedTransfer
  /** The name that was entered for the recipient: it stood for this address when the review was opened. */
  readonly name?: string
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

/** True if the visitor would read the same again, but for a fee that has hardly changed. */
export function isSameCheck(before: TransferChecks, after: TransferChecks): boolean {
  const isSameOutcome =
    before.failure?.failure === after.failure?.failure && isSameSimulation(before.simulation, after.simulation)
  return isSameOutcome && before.isContract === after.isContract && isFeeSimilar(before.fee, after.fee)
}

/** True if the chain says that the transfer would fail, so the wallet is not asked. */
export function wouldFail({ failure }: TransferChecks): boolean {
  if (failure instanceof ContractError) return true
  return failure?.failure === 'reverted' || failure?.failure === 'insufficient-funds'
}

/** True if the account holds the amount, but maybe not the fee too. @param balance the native one, in wei. */
export function isFeeUncovered({ transfer, checks }: TransferReview, balance: bigint | undefined): boolean {
  if (balance === undefined || checks?.fee === undefined) return false
  const value = transfer.token ? 0n : transfer.value
  return value <= balance && value + checks.fee > balance
}

function isFeeSimilar(before: bigint | undefined, after: bigint | undefined): boolean {
  if (before === undefined || after === undefined) return before === after
  return after * 100n <= before * (100n + FEE_MAY_RISE_BY)
}
