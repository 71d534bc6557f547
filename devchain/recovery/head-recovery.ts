import { STATE_BLOCK_PARAMETERS } from '#devchain/gateway/block-parameters.ts'
import type { RpcCall } from '#devchain/gateway/rpc-call.ts'
import type { ChainResets } from './chain-resets.ts'

/** True when a call names a block the chain may not have: above the head, or the last check is out of date. */
export function mayBeBeyondHead(chainId: number, calls: readonly RpcCall[], resets: ChainResets): boolean {
  const head = resets.head(chainId) ?? 0
  return calls.some((call) => (blockOf(call) ?? 0) > head)
}

/**
 * A wallet may still query the head from before its chain restarted: it gets the state of the latest block. Blocks that
 * no instance ever reached are left for the node to reject.
 */
export async function recoverHead(
  chainId: number,
  calls: readonly RpcCall[],
  resets: ChainResets
): Promise<readonly RpcCall[]> {
  if (!mayBeBeyondHead(chainId, calls, resets)) return calls
  await resets.check(chainId)
  const formerHead = resets.formerHead(chainId) ?? 0
  return calls.map((call) =>
    mayBeBeyondHead(chainId, [call], resets) && (blockOf(call) ?? 0) <= formerHead ? atLatest(call) : call
  )
}

function blockOf({ method, params }: RpcCall): number | undefined {
  const position = STATE_BLOCK_PARAMETERS[method]
  const block: unknown = position === undefined || !Array.isArray(params) ? undefined : params[position]
  return typeof block === 'string' && /^0x[0-9a-f]+$/i.test(block) ? Number(block) : undefined
}

function atLatest(call: RpcCall): RpcCall {
  const params = [...(call.params as readonly unknown[])]
  params[STATE_BLOCK_PARAMETERS[call.method] ?? 0] = 'latest'
  return { ...call, params }
}
