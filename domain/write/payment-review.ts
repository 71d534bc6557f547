import type { Chain } from '#domain/chain/chain.ts'
import type { CallToSimulate, SimulatedOutcome } from '#domain/ports/chain-reader.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { FeeSpeed, FeeSpeeds, SpeedFee, SuggestedFees } from '#domain/transaction/fee-speeds.ts'
import type { Payment } from '#domain/transaction/payment.ts'
import { balanceData, paymentTransaction } from '#domain/transaction/token-transfer.ts'
import type { Address } from '../address.ts'
import { type CallFailure, isCertainFailure } from './call-failure.ts'
import type { SimulationEvent, Write } from './write.ts'

/** What a visitor reviews before the wallet is asked: exactly this is sent. */
export interface PaymentReview {
  readonly account: Address
  readonly chain: Chain
  readonly payment: Payment
  /** The name that was entered for the recipient: it stood for this address when the review was opened. */
  readonly name?: string
  /** The amount is everything that the fee leaves. */
  readonly isMax?: true
  /** Absent until the visitor has chosen another than normal. */
  readonly speed?: FeeSpeed
  /** Undefined while the chain is asked for the first time. */
  readonly findings?: PaymentFindings
}

/** What the chain says of a payment. */
export interface PaymentFindings {
  /** Milliseconds since 1970. */
  readonly foundAt: number
  /** Undefined if no node could tell. */
  readonly isContract: boolean | undefined
  /** The maximum network fee in wei; undefined if no node could tell. */
  readonly fee: bigint | undefined
  /** The limit that the fee is of, in units of gas; only where the amount is everything that the fee leaves. */
  readonly gas?: bigint
  /** What recent blocks make usual for the same gas, in wei; absent if no node could tell in time. */
  readonly usualFee?: bigint
  /** Absent where there is nothing to choose, or no node could tell in time. */
  readonly speeds?: FeeSpeeds
  /** Undefined if no node has simulated it in time. */
  readonly simulation?: PaymentSimulation
  /** A node had simulated it before, and this time did not answer in time, or failed. */
  readonly isSimulationMissing?: true
  /** Why it would fail, or why no node could tell. */
  readonly failure?: CallFailure
}

/** What a node says that a payment would do. */
interface PaymentSimulation {
  readonly outcome: SimulatedOutcome
  /** The sender's and the recipient's balance of the sent token, which a token's own reports need not match; empty for the native currency. */
  readonly before: readonly SimulatedOutcome[]
  readonly after: readonly SimulatedOutcome[]
}

/** A review that the chain was asked about. */
export interface CompleteReview extends PaymentReview {
  readonly findings: PaymentFindings
  /** The newest block by then; undefined if no node could tell. */
  readonly head: bigint | undefined
}

/** The chain answers the same questions of both: an estimate of the costs says that it would succeed, or no node can tell. */
export interface PaymentReviews {
  readonly simulated: CompleteReview
  readonly unsimulated: CompleteReview
}

/** Sending a payment. */
export type PaymentWrite = Write<PaymentReviews>

/** How many times what is usual a fee may be. */
const HIGH_FEE_TIMES = 10n
/** 0.05 ETH, where nobody tells what is usual; in wei. */
const HIGH_FEE = 5n * 10n ** 16n

/** What the chain has said of a payment, for its write. */
export function simulationEvent(review: CompleteReview): SimulationEvent<PaymentReviews> {
  const { account, findings } = review
  if (!findings.failure) return { type: 'simulated', review }
  return isCertainFailure(findings.failure)
    ? { type: 'refused', account, failure: findings.failure, found: review }
    : { type: 'unsimulated', review }
}

/** Speeds are offered only by a wallet that takes fees: those of a proposal are chosen by whoever executes it. */
export function takesFees(connector: Connector | undefined): boolean {
  return connector !== undefined && !connector.sendsProposals
}

/** At the chosen speed; undefined where there is none to choose. */
export function suggestedFees(review: PaymentReview): SuggestedFees | undefined {
  const chosen = chosenFee(review)
  if (!chosen) return undefined
  const { maxFeePerGas, maxPriorityFeePerGas } = chosen
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** At the chosen speed, with what it costs; undefined where there is none to choose. */
export function chosenFee({ speed = 'normal', findings }: PaymentReview): SpeedFee | undefined {
  return findings?.speeds?.[speed]
}

/** The maximum network fee in wei; undefined while it is unknown. */
export function reviewedFee(review: PaymentReview): bigint | undefined {
  return chosenFee(review)?.fee ?? review.findings?.fee
}

/** True if the fee is that far above what is usual that it has to be confirmed apart. */
export function isFeeHigh(review: PaymentReview): boolean {
  const fee = reviewedFee(review)
  if (fee === undefined) return false
  const usual = review.findings?.usualFee
  if (usual !== undefined) return fee > HIGH_FEE_TIMES * usual
  return review.chain.nativeCurrency.symbol === 'ETH' && fee > HIGH_FEE
}

/** With what the fee leaves of the balance as its amount, if it is to be everything. @param balance the native one, in wei. */
export function fittedToFee<Review extends PaymentReview>(review: Review, balance: bigint | undefined): Review {
  const fee = reviewedFee(review)
  if (!review.isMax || balance === undefined || fee === undefined || balance <= fee) return review
  return { ...review, payment: { ...review.payment, value: balance - fee } }
}

/** True if the account holds the amount, but maybe not the fee too. @param balance the native one, in wei. */
export function isFeeUncovered(review: PaymentReview, balance: bigint | undefined): boolean {
  const fee = reviewedFee(review)
  if (balance === undefined || fee === undefined) return false
  const value = review.payment.token ? 0n : review.payment.value
  return value <= balance && value + fee > balance
}

/** The payment, between reads of the balances that it should change. */
export function callsToSimulate(account: Address, payment: Payment): readonly CallToSimulate[] {
  const { to, value, call } = paymentTransaction(payment)
  const { token } = payment
  const balances = token ? [account, payment.to].map((of) => ({ to: token.address, data: balanceData(of) })) : []
  return [...balances, { to, value, ...(call && { data: call.data }) }, ...balances]
}

/** @param outcomes those of `callsToSimulate`. */
export function toSimulation(outcomes: readonly SimulatedOutcome[]): PaymentSimulation | undefined {
  const middle = (outcomes.length - 1) / 2
  const outcome = outcomes[middle]
  return outcome && { outcome, before: outcomes.slice(0, middle), after: outcomes.slice(middle + 1) }
}
