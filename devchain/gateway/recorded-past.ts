import { earlierBlock, earlierNumber } from '#devchain/origins/earlier-block.ts'
import type { OriginManifest } from '#devchain/origins/origin.ts'
import { STATE_BLOCK_PARAMETERS } from './block-parameters.ts'
import type { GatewayOptions } from './gateway-options.ts'
import type { RpcCall } from './rpc-call.ts'

type Recording = Pick<OriginManifest, 'chainId' | 'firstBlock' | 'forkBlock'>

type Forwarding = NonNullable<GatewayOptions['beforeForward']>

/**
 * What recordings lack and a fork of the real chain would have, as programs ask for it that fork a chain some way below
 * its head: the blocks before a recording are empty ones, and all state up to its last block is that of its last block.
 */
export class RecordedPast {
  readonly #recordings: ReadonlyMap<number, Recording>

  constructor(recordings: readonly Recording[]) {
    this.#recordings = new Map(recordings.map((recording) => [recording.chainId, recording]))
  }

  /** Answers calls for a block before the recording; undefined for all others. */
  readonly answer = (chainId: number, { method, params }: RpcCall): { readonly result: unknown } | undefined => {
    const recording = this.#recordings.get(chainId)
    const answerFor = ANSWERS.get(method)
    const [asked] = Array.isArray(params) ? (params as readonly unknown[]) : []
    if (!recording || !answerFor) return undefined
    const number = method.includes('ByHash') ? numberOfHash(recording, asked) : numberOf(asked)
    const block = number === undefined ? undefined : earlierBlock(recording, number)
    return block && { result: answerFor(block) }
  }

  /** Reads older state than the recorded one there, before `next` gets the calls. */
  readingRecorded(next: Forwarding): Forwarding {
    return (chainId, calls) => {
      const { forkBlock = 0 } = this.#recordings.get(chainId) ?? {}
      const isEarlier = (call: RpcCall) => (stateBlockOf(call) ?? forkBlock) < forkBlock
      if (!calls.some(isEarlier)) return next(chainId, calls)
      const rewritten = calls.map((call) => (isEarlier(call) ? at(call, forkBlock) : call))
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

function stateBlockOf({ method, params }: RpcCall): number | undefined {
  const position = STATE_BLOCK_PARAMETERS[method]
  const block: unknown = position === undefined || !Array.isArray(params) ? undefined : params[position]
  if (block === 'earliest') return 0
  // EIP-1898
  const isNested = typeof block === 'object' && block !== null && 'blockNumber' in block
  return numberOf(isNested ? block.blockNumber : block)
}

function at(call: RpcCall, block: number): RpcCall {
  const params = [...(call.params as readonly unknown[])]
  params[STATE_BLOCK_PARAMETERS[call.method] ?? 0] = `0x${block.toString(16)}`
  return { ...call, params }
}

function numberOf(block: unknown): number | undefined {
  return typeof block === 'string' && /^0x[0-9a-f]{1,13}$/i.test(block) ? Number(block) : undefined
}

function numberOfHash(recording: Recording, hash: unknown): number | undefined {
  return typeof hash === 'string' && hash.length === 66 ? earlierNumber(recording, hash) : undefined
}
