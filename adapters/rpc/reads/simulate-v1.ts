import type { AbiFunction } from 'abitype'
import { bytes, hash, list, record } from '#adapters/rpc/endpoint/answer-shape.ts'
import { type Address, type Hex, isAddress } from '#domain/address.ts'
import type { AssetTransfer, SimulatedOutcome } from '#domain/ports/chain-reader.ts'
import type { AbiCodec } from './contracts/abi-codec.ts'

/** What a call logged. */
interface SimulatedLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** Of `Transfer(address,address,uint256)`. */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** In whose name nodes log what moves of the native currency. */
const NATIVE = `0x${'e'.repeat(40)}`
/** Hex digits. */
const WORD = 64

/** What `eth_simulateV1` takes for some calls in one block; `traceTransfers` has it log what moves of the native currency. */
export function simulationOf<Call>(calls: readonly Call[]) {
  return { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
}

/**
 * The outcomes that a node returned for this many calls, with what moved during each. Checked here instead of below the
 * libraries, because a node whose simulations make no sense may still answer everything else.
 * @throws TypeError if the answer has another shape
 */
export function simulatedOutcomes(answer: unknown, count: number, codec: AbiCodec): readonly SimulatedOutcome[] {
  const [block] = list(answer)
  const outcomes = list(record(block).calls).map((call) => outcomeOf(call, codec))
  if (outcomes.length !== count) throw new TypeError(`the node simulated ${outcomes.length} of ${count} calls`)
  return outcomes
}

/** What the logs of a receipt report; undefined if a node gives none, or none that make sense: the rest of it still counts. */
export function receiptTransfers(receipt: unknown, codec: AbiCodec): readonly AssetTransfer[] | undefined {
  try {
    return list(record(receipt).logs)
      .map(logOf)
      .flatMap((log) => transferOf(codec, log) ?? [])
  } catch {
    return undefined
  }
}

function outcomeOf(call: unknown, codec: AbiCodec): SimulatedOutcome {
  const { status, returnData, logs: written } = record(call)
  if (typeof status !== 'string' || !/^0x0*[01]$/.test(status)) throw new TypeError('the status is neither 0 nor 1')
  const returned = bytes(returnData ?? '0x')
  const logs = list(written ?? []).map(logOf)
  if (BigInt(status) === 0n) return { succeeded: false }
  return { succeeded: true, returned, transfers: logs.flatMap((log) => transferOf(codec, log) ?? []) }
}

function logOf(log: unknown): SimulatedLog {
  const { address, topics, data } = record(log)
  if (!isAddress(address)) throw new TypeError('a log is of no address')
  return { address, topics: list(topics).map(hash), data: bytes(data) }
}

/** The address of the log and its three values, as if a function had returned them. */
const logged = {
  type: 'function',
  name: 'logged',
  stateMutability: 'view',
  inputs: [],
  outputs: [{ type: 'address' }, { type: 'address' }, { type: 'address' }, { type: 'uint256' }]
} as const satisfies AbiFunction

/** Undefined for another event: an ERC-721 token has the same one with an indexed number. */
function transferOf(codec: AbiCodec, { address, topics, data }: SimulatedLog): AssetTransfer | undefined {
  const [event, ...parties] = topics
  if (event?.toLowerCase() !== TRANSFER_TOPIC || parties.length !== 2) return undefined
  const words = [digits(address).padStart(WORD, '0'), ...parties.map(digits), digits(data)]
  const encoded: Hex = `0x${words.join('').toLowerCase()}`
  try {
    const values = codec.decodeResult(logged, encoded)
    if (encoded.length !== 2 + 4 * WORD || !codec.isCanonical(logged.outputs, values, encoded)) return undefined
    const [token, from, to, value] = values as readonly [Address, Address, Address, bigint]
    return { from, to, value, ...(address.toLowerCase() !== NATIVE && { token }) }
  } catch {
    return undefined
  }
}

function digits(hex: Hex): string {
  return hex.slice(2)
}
