import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { checkValues, loggedParameters } from '#domain/contract/abi-values.ts'
import type {
  BlockRange,
  CallSender,
  ContractCall,
  ContractEvent,
  EventQuery,
  ManyEventsQuery
} from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Revert } from '#domain/contract/revert.ts'
import type { CallOutcomes, ContractGateway, LoggedEvents, ReadAt } from '#domain/ports/contract-gateway.ts'

/** A use of the gateway. */
export interface FakeCall extends ReadAt {
  readonly method: 'read' | 'readMany' | 'tryCall' | 'explain' | 'encode' | 'estimate'
  readonly chainId: number
  readonly name: string
  readonly args: readonly unknown[]
  readonly sender?: CallSender
}

/** What a function answers: a value, an error to fail with, or what depends on the call, now or later. */
type Answer = unknown | ((call: FakeCall) => unknown)

/** Of one contract, or of every one that is asked. */
type FakeEvent = ContractEvent & { readonly address?: Address }

const GAS = 50_000n

/** Contracts for tests, which script the functions that there are by name; at any other function there is no contract. */
export class FakeContractGateway implements ContractGateway {
  /** By the function's name. */
  readonly answers = new Map<string, Answer>()
  /** By the event's name, in the order of the chain. */
  readonly logs = new Map<string, readonly FakeEvent[]>()
  /** How sent calls revert, by their data; those that were encoded here answer as their functions do. */
  readonly reverts = new Map<Hex, Revert | ChainReadError>()
  /** Every call so far. */
  readonly calls: FakeCall[] = []
  readonly #encoded = new Map<Hex, ContractCall>()
  readonly #chainIds: readonly number[] | undefined

  /** @param chainIds the configured ones; every chain, by default. */
  constructor(chainIds?: readonly number[]) {
    this.#chainIds = chainIds
  }

  async read<Result>(chainId: number, call: ContractCall<Result>, at?: ReadAt): Promise<Result> {
    return (await this.#answer('read', chainId, call, { ...at })) as Result
  }

  async readMany<const Calls extends readonly ContractCall[]>(
    chainId: number,
    calls: Calls,
    at?: ReadAt
  ): Promise<CallOutcomes<Calls>> {
    this.#reach(chainId)
    const outcomes = await Promise.all(
      calls.map((call) => this.#answer('readMany', chainId, call, { ...at }).catch(asOutcome))
    )
    const [first] = outcomes
    if (first instanceof ChainReadError && outcomes.every((outcome) => outcome instanceof ChainReadError)) throw first
    return outcomes as CallOutcomes<Calls>
  }

  async tryCall<Result>(chainId: number, call: ContractCall<Result>, sender: CallSender): Promise<Result> {
    return (await this.#answer('tryCall', chainId, call, { sender })) as Result
  }

  /** Not the real call data, but as different for different calls. */
  async encode(chainId: number, call: ContractCall): Promise<Hex> {
    const { fragment, args } = call
    this.#reach(chainId)
    checkValues(fragment.inputs, args)
    this.calls.push({ method: 'encode', chainId, name: fragment.name, args })
    const text = JSON.stringify([fragment, args], (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
    const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'))
    const data: Hex = `0x${bytes.join('')}`
    this.#encoded.set(data, call)
    return data
  }

  explain: ContractGateway['explain'] = async (chainId, { from, value, data }, _errors, at) => {
    const call = this.#encoded.get(data)
    const sent = { ...at, sender: { from, value } }
    if (call) return this.#answer('explain', chainId, call, sent).then(() => undefined, revertOf)
    this.#reach(chainId)
    this.calls.push({ method: 'explain', chainId, name: data, args: [], ...sent })
    const revert = this.reverts.get(data)
    if (revert instanceof ChainReadError) throw revert
    return revert
  }

  async estimate(chainId: number, call: ContractCall, sender: CallSender): Promise<bigint> {
    await this.#answer('estimate', chainId, call, { sender })
    return GAS
  }

  events: ContractGateway['events'] = async <Arguments>(
    chainId: number,
    query: EventQuery<Arguments>,
    range: BlockRange
  ) => {
    this.#reach(chainId)
    return this.#logged(query, range) as readonly ContractEvent<Arguments>[]
  }

  eventsOfMany: ContractGateway['eventsOfMany'] = async <Arguments>(
    chainId: number,
    { addresses, ...event }: ManyEventsQuery<Arguments>,
    range: BlockRange
  ) => {
    this.#reach(chainId)
    return addresses.map((address) => this.#logged({ address, ...event }, range)) as readonly LoggedEvents<Arguments>[]
  }

  #logged(query: EventQuery, { fromBlock, toBlock }: BlockRange): readonly ContractEvent[] {
    const logs = this.logs.get(query.fragment.name) ?? []
    return logs
      .filter(({ blockNumber }) => blockNumber >= fromBlock && blockNumber <= toBlock)
      .filter(({ address = query.address, args }) => isSameAddress(address, query.address) && matches(query, args))
      .map(({ address: _, ...event }) => event)
  }

  async #answer(
    method: FakeCall['method'],
    chainId: number,
    { address, fragment, args }: ContractCall,
    more: Pick<FakeCall, 'blockNumber' | 'sender'>
  ): Promise<unknown> {
    this.#reach(chainId)
    checkValues(fragment.inputs, args)
    const call = { method, chainId, name: fragment.name, args, ...more }
    this.calls.push(call)
    if (!this.answers.has(fragment.name)) throw new ContractError('no-code', 'Nothing is scripted.', { address })
    const answer = this.answers.get(fragment.name)
    const result: unknown = await (typeof answer === 'function' ? answer(call) : answer)
    if (result instanceof ContractError || result instanceof ChainReadError) throw result
    return result
  }

  #reach(chainId: number): void {
    if (this.#chainIds?.includes(chainId) === false)
      throw new ChainReadError('unreachable', chainId, 'The chain is not configured.')
  }
}

function matches({ fragment, filter }: EventQuery, args: unknown): boolean {
  const values = typeof args === 'object' && args !== null ? Object.values(args) : []
  const indexed = loggedParameters(fragment.inputs).flatMap((input, i) => (input.indexed ? [values[i]] : []))
  return filter.every((wanted, i) => wanted === undefined || isSame(wanted, indexed[i]))
}

/** Hex may be in any letter case. */
function isSame(wanted: unknown, value: unknown): boolean {
  return typeof wanted === 'string' && typeof value === 'string' ? isSameAddress(wanted, value) : wanted === value
}

function revertOf(error: unknown): Revert {
  if (error instanceof ContractError && error.revert) return error.revert
  throw error
}

function asOutcome(error: unknown): ChainReadError | ContractError {
  if (error instanceof ChainReadError || error instanceof ContractError) return error
  throw error
}
