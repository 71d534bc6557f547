import { BaseError, createClient, custom, rpcSchema } from 'viem'
import type { ChainRpc, RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { NodeError, toChainReadError } from '#adapters/rpc/endpoint/node-error.ts'
import { JsonRpcChainReader, type SendRequest } from '#adapters/rpc/endpoint/reads/json-rpc-chain-reader.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'

/** Reads chains through viem, without its public client and actions, which are ten times as large. */
export class ViemChainReader extends JsonRpcChainReader {
  constructor(chains: readonly Chain[], options?: RpcOptions) {
    super(connectViem, chains, options)
  }
}

type AnyMethod = [{ Method: string; Parameters: readonly unknown[]; ReturnType: unknown }]

function connectViem(chainId: number, rpc: ChainRpc): SendRequest {
  const client = createClient({
    // No retries: the endpoints handle failures themselves.
    transport: custom({ request: ({ method, params }) => rpc.send(method, params) }, { retryCount: 0 }),
    rpcSchema: rpcSchema<AnyMethod>()
  })
  return async (method, params) => {
    try {
      return await client.request({ method, params })
    } catch (error) {
      throw toChainReadError(chainId, sourceOf(error), error)
    }
  }
}

/** viem wraps the transport's errors in its own classes, one for each code. */
function sourceOf(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error
  return error.walk((cause) => cause instanceof NodeError || cause instanceof ChainReadError)
}
