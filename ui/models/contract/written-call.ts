import type { Address } from '#domain/address.ts'
import type { CallSender, ContractCall } from '#domain/contract/contract-call.ts'
import type { ErrorReasons } from '#domain/contract/contract-error.ts'
import type { Description } from '#domain/transaction/description.ts'

/** A call to send, and what the visitor is told about it. */
export interface WrittenCall<Result = unknown> {
  readonly call: ContractCall<Result>
  /** The contract's chain: a wallet on another one has to switch. */
  readonly chainId: number
  /** For Recent Transactions. */
  readonly description: Description
  /** The native currency to send along, in wei. */
  readonly value?: bigint
  /** What to say of the contract's own errors, by their names; of any other, that there was one. */
  readonly reasons?: ErrorReasons
}

/** Who sends it, with what goes along. */
export function senderOf({ value }: WrittenCall, from: Address): CallSender {
  return { from, ...(value !== undefined && { value }) }
}
