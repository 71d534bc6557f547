import type { AbiError } from 'abitype'
import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { AnswerListener } from '#domain/chain/endpoint-lag.ts'
import type {
  BlockRange,
  CallSender,
  ContractCall,
  ContractEvent,
  EventQuery,
  ManyEventsQuery,
  SentCall
} from '#domain/contract/contract-call.ts'
import type { ContractError } from '#domain/contract/contract-error.ts'
import type { Revert } from '#domain/contract/revert.ts'
import type { Hex } from '../address.ts'

/** For each call its result, or why it has none. */
export type CallOutcomes<Calls extends readonly ContractCall[]> = {
  readonly [Index in keyof Calls]:
    | (Calls[Index] extends ContractCall<infer Result> ? Result : never)
    | ContractError
    | ChainReadError
}

/** What a contract has logged, or why that cannot be read although the node has answered. */
export type LoggedEvents<Arguments> = readonly ContractEvent<Arguments>[] | ContractError

/** The block to read at; the latest one if undefined. */
export interface ReadAt {
  readonly blockNumber?: bigint
}

/**
 * Calls contracts of a configured chain. Every method throws a `ContractError` or a `ChainReadError` and nothing else.
 * Values are the same, to the last bit, whichever RPC library is used: see `domain/contract/abi-values.ts`. A result that
 * is not encoded canonically, such as a bool of 2, is an error. Never prompts and never sends a transaction. `onAnswer` is
 * told which endpoint answered, as by a `ChainReader`.
 */
export abstract class ContractGateway {
  abstract read<Result>(chainId: number, call: ContractCall<Result>, at?: ReadAt): Promise<Result>
  /**
   * In the order of the calls, all at one block: with one request for each 1024 calls where the chain has a Multicall3,
   * with one request for each call elsewhere. @throws ChainReadError if the chain could not be read at all.
   */
  abstract readMany<const Calls extends readonly ContractCall[]>(
    chainId: number,
    calls: Calls,
    at?: ReadAt
  ): Promise<CallOutcomes<Calls>>
  /** What the call would return if `sender` sent it now: one `eth_call`, which tells neither what moves nor what it costs. */
  abstract tryCall<Result>(
    chainId: number,
    call: ContractCall<Result>,
    sender: CallSender,
    onAnswer?: AnswerListener
  ): Promise<Result>
  /**
   * How a call that was sent reverts when it is run again, with one of the given errors or Solidity's own; undefined if it
   * does not revert. One request.
   */
  abstract explain(
    chainId: number,
    sent: SentCall,
    errors: readonly AbiError[],
    at: ReadAt
  ): Promise<Revert | undefined>
  /** The call data for a wallet. Sends no request. */
  abstract encode(chainId: number, call: ContractCall): Promise<Hex>
  /** The gas that the call takes, in units of gas. */
  abstract estimate(chainId: number, call: ContractCall, sender: CallSender, onAnswer?: AnswerListener): Promise<bigint>
  /** In the order of the chain. Nodes limit the range and the number of logs, and then refuse. */
  abstract events<Arguments>(
    chainId: number,
    query: EventQuery<Arguments>,
    range: BlockRange
  ): Promise<readonly ContractEvent<Arguments>[]>
  /**
   * The same of several contracts, in the order of their addresses, with one request: an address that is none is an error of
   * its own. Nodes also limit how many contracts they are asked about.
   */
  abstract eventsOfMany<Arguments>(
    chainId: number,
    query: ManyEventsQuery<Arguments>,
    range: BlockRange
  ): Promise<readonly LoggedEvents<Arguments>[]>
}
