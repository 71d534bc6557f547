import type { AbiEvent, AbiParameter } from 'abitype'
import type { Address, Hex } from '#domain/address.ts'
import { loggedParameters, namedValues } from '#domain/contract/abi-values.ts'
import { checkValues } from '#domain/contract/check-values.ts'
import type { BlockRange, ContractEvent, EventQuery } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { AbiCodec, ChainLibrary, Log } from '../chain-library.ts'
import { checkAddress, isCanonical } from './contract-reads.ts'

/**
 * Logs of one chain's contracts, in the order of the chain. One that is not what the ABI describes is left out: contracts log
 * other events of the same signature, such as an NFT's transfers, which say nothing about those that were asked for.
 */
export async function readEvents(
  library: ChainLibrary,
  query: EventQuery,
  range: BlockRange
): Promise<readonly ContractEvent[]> {
  const topics = encodeFilter(library.codec, query)
  const logs = await library.getLogs(query.address.toLowerCase() as Address, topics, range)
  return logs.toSorted(byPosition).flatMap((log) => {
    const { blockNumber, blockHash, logIndex, transactionHash } = log
    const decoded = decodeLog(library.codec, query, log)
    return decoded ? [{ ...decoded, blockNumber, blockHash, logIndex, transactionHash }] : []
  })
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
    return (!isIndexed || types.length === topics.length) && isCanonical(codec, types, entries, data)
  })
}

function byPosition(a: Log, b: Log): number {
  return Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex
}
