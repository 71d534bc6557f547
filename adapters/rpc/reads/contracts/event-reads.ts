import type { AbiEvent, AbiParameter } from 'abitype'
import type { Log } from '#adapters/rpc/endpoint/read-answers.ts'
import type { Address, Hex } from '#domain/address.ts'
import { checkValues, loggedParameters, namedValues } from '#domain/contract/abi-values.ts'
import type { BlockRange, ContractEvent, EventQuery, ManyEventsQuery } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { LoggedEvents } from '#domain/ports/contract-gateway.ts'
import type { RpcChain } from '../rpc-chain.ts'
import type { AbiCodec } from './abi-codec.ts'
import { checkAddress } from './contract-reads.ts'

/**
 * Logs of one chain's contracts, in the order of the chain. One that is not what the ABI describes is left out: contracts log
 * other events of the same signature, such as an NFT's transfers, which say nothing about those that were asked for.
 */
export async function readEvents(
  chain: RpcChain,
  query: EventQuery,
  range: BlockRange
): Promise<readonly ContractEvent[]> {
  const topics = encodeFilter(chain.codec, query)
  const logs = await chain.getLogs(query.address, topics, range)
  return decodeLogs(chain.codec, query, logs)
}

/** The same of several contracts, each with its logs, or an error if its address is none; in the order of the addresses. */
export async function readEventsOfMany(
  chain: RpcChain,
  { addresses, ...event }: ManyEventsQuery,
  range: BlockRange
): Promise<readonly LoggedEvents<unknown>[]> {
  const { codec } = chain
  const wrong = addresses.map((address) => contractErrorOf(() => checkAddress(codec, address)))
  const asked = [...new Set(addresses.filter((_, i) => !wrong[i]).map(lowerCase))]
  const [first] = asked
  if (first === undefined) return wrong.flatMap((error) => error ?? [])
  const topics = encodeFilter(codec, { address: first, ...event })
  const logs = new Map<Address, Log[]>(asked.map((address) => [address, []]))
  for (const log of await chain.getLogs(asked.length === 1 ? first : asked, topics, range))
    logs.get(lowerCase(log.address))?.push(log)
  return addresses.map(
    (address, i) => wrong[i] ?? decodeLogs(codec, { address, ...event }, logs.get(lowerCase(address)) ?? [])
  )
}

function encodeFilter(codec: AbiCodec, { address, fragment, filter }: EventQuery): readonly (Hex | null)[] {
  checkAddress(codec, address)
  const indexed = loggedParameters(fragment.inputs).filter((parameter) => parameter.indexed)
  const topics = indexed.map((parameter, index) => {
    const value = filter[index]
    return value === undefined ? null : encodeTopic(codec, { address, parameter, value })
  })
  return [codec.eventTopic(fragment), ...topics]
}

function encodeTopic(
  codec: AbiCodec,
  { address, parameter, value }: { address: Address; parameter: AbiParameter; value: unknown }
): Hex {
  checkValues([parameter], [value])
  try {
    return codec.encode([parameter], [value])
  } catch (cause) {
    throw new ContractError('invalid-arguments', String(cause), { address, cause })
  }
}

function decodeLogs(codec: AbiCodec, query: EventQuery, logs: readonly Log[]): readonly ContractEvent[] {
  return logs.toSorted(byPosition).flatMap((log) => {
    const { blockNumber, blockHash, logIndex, transactionHash } = log
    const decoded = decodeLog(codec, query, log)
    return decoded ? [{ ...decoded, blockNumber, blockHash, logIndex, transactionHash }] : []
  })
}

/** Undefined if it is not what the ABI describes. */
function decodeLog(codec: AbiCodec, { fragment }: EventQuery, log: Log): { readonly args: unknown } | undefined {
  try {
    const values = codec.decodeEvent(fragment, log)
    return isAsLogged(codec, fragment, values, log) ? { args: namedValues(fragment.inputs, values) } : undefined
  } catch {
    return undefined
  }
}

/** The topics after the first are the words of one tuple. */
function isAsLogged(codec: AbiCodec, { inputs }: AbiEvent, values: readonly unknown[], log: Log): boolean {
  const parameters = loggedParameters(inputs).map((parameter, index) => ({ parameter, value: values[index] }))
  const topics = log.topics.slice(1).map((topic) => topic.slice(2))
  const parts = [
    { isIndexed: true, data: `0x${topics.join('')}` as const },
    { isIndexed: false, data: log.data }
  ]
  return parts.every(({ isIndexed, data }) => {
    const logged = parameters.filter(({ parameter }) => (parameter.indexed === true) === isIndexed)
    const types = logged.map(({ parameter }) => parameter)
    const entries = logged.map(({ value }) => value)
    return (!isIndexed || types.length === topics.length) && codec.isCanonical(types, entries, data)
  })
}

function byPosition(a: Log, b: Log): number {
  return Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex
}

/** What `read` throws; undefined if it does not. */
function contractErrorOf(read: () => void): ContractError | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof ContractError) return error
    throw error
  }
}

function lowerCase(address: Address): Address {
  return address.toLowerCase() as Address
}
