import { BLOCK_PARAMETERS } from '#devchain/gateway/block-parameters.ts'
import type { RpcCall } from '#devchain/gateway/rpc-call.ts'

/** Rewrites the call for a node whose head is `lastBlock`. */
export function rewriteStale(call: RpcCall, lastBlock: number): RpcCall {
  const index = BLOCK_PARAMETERS[call.method]
  if (index === undefined || !isHead(parametersOf(call)[index])) return call
  const params = [...parametersOf(call)]
  params[index] = hex(lastBlock)
  return { ...call, params }
}

/** Removes everything after `lastBlock` from the result. */
export function alterStale({ method }: RpcCall, result: unknown, lastBlock: number): unknown {
  if (method === 'eth_blockNumber') return hex(lastBlock)
  if (Array.isArray(result)) return result.filter((entry) => !isAfter(entry, lastBlock))
  return isAfter(result, lastBlock) ? null : result
}

function parametersOf({ params }: RpcCall): readonly unknown[] {
  return Array.isArray(params) ? params : []
}

function isHead(block: unknown): boolean {
  return block === undefined || block === 'latest' || block === 'pending'
}

/** True for blocks, transactions, receipts and logs of later blocks. */
function isAfter(entry: unknown, lastBlock: number): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { blockNumber, number } = entry as { blockNumber?: unknown; number?: unknown }
  return Number(blockNumber ?? number ?? 0) > lastBlock
}

function hex(value: number): string {
  return `0x${value.toString(16)}`
}
