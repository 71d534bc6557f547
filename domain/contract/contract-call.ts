import type { AbiError, AbiEvent, AbiFunction, AbiStateMutability } from 'abitype'
import type { Address, Hex } from '../address.ts'

declare const result: unique symbol
declare const mutability: unique symbol
declare const errorNames: unique symbol
declare const eventArguments: unique symbol

/** What may be read, and what may be sent. */
export type ReadMutability = 'pure' | 'view'
export type AnyMutability = AbiStateMutability
export type WriteMutability = 'nonpayable' | 'payable'

/**
 * A call of one function of a contract; made by `contract()`, which infers `Result` and `Mutability` from the ABI. Where it
 * is not known which mutability a call has, it is taken for any.
 */
export interface ContractCall<
  Result = unknown,
  Mutability extends AbiStateMutability = AbiStateMutability,
  ErrorNames extends string = string
> {
  readonly address: Address
  readonly fragment: AbiFunction
  /** Checked against the fragment's inputs; `abi-values.ts` lists which values there are. */
  readonly args: readonly unknown[]
  /** As the page calls the contract. */
  readonly contractName?: string
  /** The custom errors of the contract's ABI, to decode a revert. */
  readonly errors: readonly AbiError[]
  /** Exists in the type only. */
  readonly [result]?: Result
  /** Likewise; a method, so that a call of any mutability is taken for one that is asked for, and the other way round. */
  [mutability]?(of: Mutability): void
  /** Likewise: of the contract's own errors. */
  [errorNames]?(of: ErrorNames): void
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

/** Equal for calls of one function of one contract with equal arguments, however often they were described. */
export function callKey({ address, fragment, args }: ContractCall): string {
  return keyOf(address, fragment, args)
}

/** Equal for queries of one event of one contract with equal filters. */
export function eventQueryKey({ address, fragment, filter }: EventQuery): string {
  return keyOf(address, fragment, filter)
}

/** The whole fragment, because its outputs and the names of its parameters shape what is returned. */
function keyOf(address: string, fragment: AbiFunction | AbiEvent, values: readonly unknown[]): string {
  return [address.toLowerCase(), JSON.stringify(fragment), valueKey(values)].join(' ')
}

/** Differs for values of different types: 1, 1n and '1' are three. */
function valueKey(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map(valueKey).join()}]`
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const entries = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${valueKey(part)}`)
  return `{${entries.sort().join()}}`
}
