import type { AbiError } from 'abitype'
import type { Hex } from '#domain/address.ts'
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
import type { Revert } from '#domain/contract/revert.ts'
import type { CallOutcomes, ContractGateway, LoggedEvents, ReadAt } from '#domain/ports/contract-gateway.ts'
import type { ChainConnections } from './chain-connections.ts'
import { encodeCall } from './contracts/contract-reads.ts'
import { readEvents, readEventsOfMany } from './contracts/event-reads.ts'

/** A contract gateway on any RPC library. The types of results come from `contract()`, so `as` states what they are. */
export class RpcContractGateway implements ContractGateway {
  readonly #connections: ChainConnections

  constructor(connections: ChainConnections) {
    this.#connections = connections
  }

  async read<Result>(chainId: number, call: ContractCall<Result>, at?: ReadAt): Promise<Result> {
    return (await this.#connections.to(chainId).calls.read(call, at)) as Result
  }

  async readMany<const Calls extends readonly ContractCall[]>(
    chainId: number,
    calls: Calls,
    at?: ReadAt
  ): Promise<CallOutcomes<Calls>> {
    return (await this.#connections.to(chainId).manyCalls.read(calls, at)) as CallOutcomes<Calls>
  }

  async tryCall<Result>(
    chainId: number,
    call: ContractCall<Result>,
    sender: CallSender,
    onAnswer?: AnswerListener
  ): Promise<Result> {
    return (await this.#connections.to(chainId, onAnswer).calls.read(call, {}, sender)) as Result
  }

  async explain(chainId: number, sent: SentCall, errors: readonly AbiError[], at: ReadAt): Promise<Revert | undefined> {
    return this.#connections.to(chainId).calls.explain(sent, errors, at)
  }

  async encode(chainId: number, call: ContractCall): Promise<Hex> {
    return encodeCall(this.#connections.to(chainId).chain.codec, call)
  }

  async estimate(chainId: number, call: ContractCall, sender: CallSender, onAnswer?: AnswerListener): Promise<bigint> {
    return this.#connections.to(chainId, onAnswer).calls.estimate(call, sender)
  }

  async events<Arguments>(
    chainId: number,
    query: EventQuery<Arguments>,
    range: BlockRange
  ): Promise<readonly ContractEvent<Arguments>[]> {
    const events = await readEvents(this.#connections.to(chainId).chain, query, range)
    return events as readonly ContractEvent<Arguments>[]
  }

  async eventsOfMany<Arguments>(
    chainId: number,
    query: ManyEventsQuery<Arguments>,
    range: BlockRange
  ): Promise<readonly LoggedEvents<Arguments>[]> {
    const outcomes = await readEventsOfMany(this.#connections.to(chainId).chain, query, range)
    return outcomes as readonly LoggedEvents<Arguments>[]
  }
}
