import { NodeError } from './node-error.ts'
import type { Outcome, RpcRequest } from './transport/json-rpc.ts'

/** Where the block stands among the parameters of what reads a state. */
const BLOCK_PARAMETERS: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1
}

/** What one endpoint has said that it does not have or do, for as long as the page is open. */
export class EndpointLimits {
  readonly #missingMethods = new Set<string>()
  /** Up to this block, states are gone: nodes prune the oldest first. */
  #prunedTo = -1n
  /** The answer to the narrowest log search that was too wide, and how many blocks that was. */
  #tooWide: { readonly blocks: bigint; readonly answer: NodeError } | undefined
  /** Whether it has given the logs of any range: one that gives none may do so later. */
  #givesLogs = false

  learn(request: RpcRequest, outcome: Outcome | undefined): void {
    if (outcome && 'result' in outcome) this.#learnGiven(request)
    if (!(outcome instanceof NodeError)) return
    if (outcome.kind === 'missing-method') this.#missingMethods.add(request.method)
    const block = blockOf(request)
    if (outcome.kind === 'missing-state' && block !== undefined && block > this.#prunedTo) this.#prunedTo = block
    const blocks = searchedBlocks(request)
    if (outcome.kind === 'range-limit' && blocks !== undefined && (!this.#tooWide || blocks < this.#tooWide.blocks))
      this.#tooWide = { blocks, answer: outcome }
  }

  /** True if the endpoint has lacked the same before. */
  lacks(request: RpcRequest): boolean {
    const block = blockOf(request)
    return this.#missingMethods.has(request.method) || (block !== undefined && block <= this.#prunedTo)
  }

  /** What it would say again. */
  refusalOf(request: RpcRequest): NodeError | undefined {
    const blocks = searchedBlocks(request)
    if (blocks === undefined || !this.#tooWide || !this.#givesLogs) return undefined
    return blocks >= this.#tooWide.blocks ? this.#tooWide.answer : undefined
  }

  #learnGiven(request: RpcRequest): void {
    const blocks = searchedBlocks(request)
    if (blocks === undefined) return
    this.#givesLogs = true
    // What it said before no longer holds.
    if (this.#tooWide && blocks >= this.#tooWide.blocks) this.#tooWide = undefined
  }
}

/** Undefined for the newest state, which an endpoint may lack only for a moment. */
function blockOf({ method, params }: RpcRequest): bigint | undefined {
  return toBlock(params[BLOCK_PARAMETERS[method] ?? -1])
}

function searchedBlocks({ method, params }: RpcRequest): bigint | undefined {
  if (method !== 'eth_getLogs') return undefined
  const { fromBlock, toBlock: last } = (params[0] ?? {}) as { readonly fromBlock?: unknown; readonly toBlock?: unknown }
  const [from, to] = [toBlock(fromBlock), toBlock(last)]
  return from === undefined || to === undefined ? undefined : to - from + 1n
}

function toBlock(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value) : undefined
}
