import { earlierBlock, earlierNumber } from '#devchain/recordings/earlier-block.ts'
import type { RecordingManifest } from '#devchain/recordings/recording.ts'
import { STATE_BLOCK_PARAMETERS } from './block-parameters.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { isObject, type RpcCall } from './rpc-call.ts'

type Recording = Pick<RecordingManifest, 'chainId' | 'firstBlock' | 'forkBlock'>

type Forwarding = NonNullable<GatewayOptions['beforeForward']>

/**
 * What recordings lack and a fork of the real chain would have, as programs ask for it that fork a chain some way below
 * its head: the blocks before a recording are empty ones, and all state up to its last block is that of its last block.
 */
export class ArchiveReads {
  readonly #recordings: ReadonlyMap<number, Recording>

  constructor(recordings: readonly Recording[]) {
    this.#recordings = new Map(recordings.map((recording) => [recording.chainId, recording]))
  }

  /** Answers calls for a block, or for its logs, before the recording; undefined for all others. */
  readonly answer = (chainId: number, { method, params }: RpcCall): { readonly result: unknown } | undefined => {
    const recording = this.#recordings.get(chainId)
    const [asked] = Array.isArray(params) ? (params as readonly unknown[]) : []
    if (recording && method === 'eth_getLogs' && isEarlierBlock(recording, asked)) return { result: [] }
    const answerFor = ANSWERS.get(method)
    if (!recording || !answerFor) return undefined
    const number = method.includes('ByHash') ? numberOfHash(recording, asked) : numberOf(asked)
    const block = number === undefined ? undefined : earlierBlock(recording, number)
    return block && { result: answerFor(block) }
  }

  /** Reads older state than the recorded one there, and logs from there on, before `next` gets the calls. */
  withinRecording(next: Forwarding): Forwarding {
    return (chainId, calls) => {
      const recording = this.#recordings.get(chainId)
      const rewritten = recording ? calls.map((call) => recordedPart(recording, call)) : calls
      if (rewritten.every((call, i) => call === calls[i])) return next(chainId, calls)
      return next(chainId, rewritten) ?? Promise.resolve(rewritten)
    }
  }
}

const ANSWERS = new Map<string, (block: object) => unknown>([
  ['eth_getBlockByHash', (block) => block],
  ['eth_getBlockByNumber', (block) => block],
  ['eth_getBlockReceipts', () => []],
  ['eth_getBlockTransactionCountByHash', () => '0x0'],
  ['eth_getBlockTransactionCountByNumber', () => '0x0']
])

/** Methods whose first parameter is a filter with a range of blocks. */
const RANGED: ReadonlySet<string> = new Set(['eth_getLogs', 'eth_newFilter'])

function stateBlockOf({ method, params }: RpcCall): number | undefined {
  const position = STATE_BLOCK_PARAMETERS[method]
  const block: unknown = position === undefined || !Array.isArray(params) ? undefined : params[position]
  // EIP-1898
  return rangeEnd(isObject(block) && 'blockNumber' in block ? block['blockNumber'] : block)
}

/** What the recording can answer of a call; the call itself when that is all of it. */
function recordedPart(recording: Recording, call: RpcCall): RpcCall {
  const { forkBlock } = recording
  if ((stateBlockOf(call) ?? forkBlock) < forkBlock) {
    return withParameter(call, STATE_BLOCK_PARAMETERS[call.method] ?? 0, hexOf(forkBlock))
  }
  return RANGED.has(call.method) ? withRecordedRange(recording, call) : call
}

/** A node looks for logs in every block of a range, also in the millions before the recording. */
function withRecordedRange(recording: Recording, call: RpcCall): RpcCall {
  const { firstBlock } = recording
  const [filter] = Array.isArray(call.params) ? (call.params as readonly unknown[]) : []
  if (!isObject(filter) || (rangeEnd(filter['fromBlock']) ?? firstBlock) >= firstBlock) return call
  const fromBlock = hexOf(firstBlock)
  // The recording's first block is empty, too.
  const isEarlier = isEarlierRange(recording, filter)
  return withParameter(call, 0, { ...filter, fromBlock, ...(isEarlier && { toBlock: fromBlock }) })
}

/** Whether a filter is for one block, before the recording. */
function isEarlierBlock(recording: Recording, filter: unknown): boolean {
  return isObject(filter) && numberOfHash(recording, filter['blockHash']) !== undefined
}

/** Whether all blocks of a filter are before the recording. */
function isEarlierRange(recording: Recording, filter: Readonly<Record<string, unknown>>): boolean {
  const [from, to] = [rangeEnd(filter['fromBlock']), rangeEnd(filter['toBlock'])]
  return from !== undefined && to !== undefined && from <= to && to < recording.firstBlock
}

function rangeEnd(block: unknown): number | undefined {
  return block === 'earliest' ? 0 : numberOf(block)
}

function withParameter(call: RpcCall, position: number, value: unknown): RpcCall {
  const params = [...(call.params as readonly unknown[])]
  params[position] = value
  return { ...call, params }
}

function hexOf(block: number): string {
  return `0x${block.toString(16)}`
}

function numberOf(block: unknown): number | undefined {
  return typeof block === 'string' && /^0x[0-9a-f]{1,13}$/i.test(block) ? Number(block) : undefined
}

function numberOfHash(recording: Recording, hash: unknown): number | undefined {
  return typeof hash === 'string' && hash.length === 66 ? earlierNumber(recording, hash) : undefined
}
