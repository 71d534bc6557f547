import type { SimulatedCall, SimulatedOutcome } from '#domain/ports/chain-reader.ts'
import { isSameValue } from '#domain/same-value.ts'
import type { Address } from '../address.ts'
import { balanceData, sentTransfer } from './token-transfer.ts'
import type { CheckedTransfer } from './transfer.ts'

/** What a node says that a transfer would do. */
export interface TransferSimulation {
  readonly outcome: SimulatedOutcome
  /** The sender's and the recipient's balance of the sent token, which a token's own reports need not match; empty for the native currency. */
  readonly before: readonly SimulatedOutcome[]
  readonly after: readonly SimulatedOutcome[]
}

/** The transfer, between reads of the balances that it should change. */
export function callsToSimulate(account: Address, transfer: CheckedTransfer): readonly SimulatedCall[] {
  const { to, value, call } = sentTransfer(transfer)
  const { token } = transfer
  const balances = token ? [account, transfer.to].map((of) => ({ to: token.address, data: balanceData(of) })) : []
  return [...balances, { to, value, ...(call && { data: call.data }) }, ...balances]
}

/** @param outcomes those of `callsToSimulate`. */
export function toSimulation(outcomes: readonly SimulatedOutcome[]): TransferSimulation | undefined {
  const middle = (outcomes.length - 1) / 2
  const outcome = outcomes[middle]
  return outcome && { outcome, before: outcomes.slice(0, middle), after: outcomes.slice(middle + 1) }
}

/** True if nothing else moves, as far as both are known: a node that has not simulated again holds up no payment. */
export function isSameSimulation(
  before: TransferSimulation | undefined,
  after: TransferSimulation | undefined
): boolean {
  return !before || !after || isSameValue(before.outcome, after.outcome)
}
