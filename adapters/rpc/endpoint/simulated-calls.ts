import { type Address, type Hex, isAddress } from '#domain/address.ts'
import { bytes, hash, record } from './answer-shape.ts'

/** What a call logged. */
export interface SimulatedLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** The outcome of one call of a simulation, as the node has it. */
export interface RawOutcome {
  readonly succeeded: boolean
  readonly returned: Hex
  readonly logs: readonly SimulatedLog[]
}

/** What `eth_simulateV1` takes for some calls in one block; `traceTransfers` has it log what moves of the native currency. */
export function simulation<Call>(calls: readonly Call[]) {
  return { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
}

/**
 * The outcomes that a node returned for this many calls. Checked here instead of below the libraries, because a node whose
 * simulations make no sense may still answer everything else.
 * @throws TypeError if it has another shape
 */
export function simulatedCalls(result: unknown, count: number): readonly RawOutcome[] {
  const [block] = list(result)
  const outcomes = list(record(block).calls).map(outcomeOf)
  if (outcomes.length !== count) throw new TypeError(`the node simulated ${outcomes.length} of ${count} calls`)
  return outcomes
}

function outcomeOf(value: unknown): RawOutcome {
  const { status, returnData, logs } = record(value)
  if (typeof status !== 'string' || !/^0x0*[01]$/.test(status)) throw new TypeError('the status is neither 0 nor 1')
  const succeeded = BigInt(status) === 1n
  return { succeeded, returned: bytes(returnData ?? '0x'), logs: list(logs ?? []).map(logOf) }
}

function logOf(value: unknown): SimulatedLog {
  const { address, topics, data } = record(value)
  if (!isAddress(address)) throw new TypeError('a log is of no address')
  return { address, topics: list(topics).map(hash), data: bytes(data) }
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError(`${JSON.stringify(value)} is not a list`)
}
