import type { AbiError, AbiEvent, AbiFunction } from 'abitype'
import type { Address, Hex } from '../address.ts'

declare const result: unique symbol
declare const eventArguments: unique symbol

/** A call of one function of a contract; made by `contract()`, which infers `Result` from the ABI. */
export interface ContractCall<Result = unknown> {
  readonly address: Address
  readonly fragment: AbiFunction
  /** Checked against the fragment's inputs; `abi-values.ts` lists which values there are. */
  readonly args: readonly unknown[]
  /** The custom errors of the contract's ABI, to decode a revert. */
  readonly errors: readonly AbiError[]
  /** Exists in the type only. */
  readonly [result]?: Result
}

/** Who would send a call, and with how much native currency, in wei. */
export interface CallSender {
  readonly from: Address
  readonly value?: bigint
}

/** A call that was sent, as the chain has it. */
export interface SentCall {
  readonly from: Address
  readonly to: Address
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
}

/** Logs of one event of one contract; made by `contract()`, which infers `Arguments` from the ABI. */
export interface EventQuery<Arguments = unknown> {
  readonly address: Address
  readonly fragment: AbiEvent
  /** One for each indexed parameter in order; undefined matches any value. Of a dynamic type it is the hash. */
  readonly filter: readonly unknown[]
  /** Exists in the type only. */
  readonly [eventArguments]?: Arguments
}

/** Logs of one event of several contracts, with the same filter. */
export interface ManyEventsQuery<Arguments = unknown> extends Omit<EventQuery<Arguments>, 'address'> {
  readonly addresses: readonly Address[]
}

/** Both ends are included. */
export interface BlockRange {
  readonly fromBlock: bigint
  readonly toBlock: bigint
}

/** A log. A reorganisation can remove it: `blockHash` and `logIndex` identify it. */
export interface ContractEvent<Arguments = unknown> {
  /** An object if every parameter has a name, else an array. An indexed parameter of a dynamic type is its hash. */
  readonly args: Arguments
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly logIndex: number
  readonly transactionHash: Hex
}
