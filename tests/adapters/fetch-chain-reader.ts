import type { ChainRpc, RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { toChainReadError } from '#adapters/rpc/endpoint/node-error.ts'
import { JsonRpcChainReader, type SendRequest } from '#adapters/rpc/endpoint/reads/json-rpc-chain-reader.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads chains without any library; proves the recipe for a third one. */
export class FetchChainReader extends JsonRpcChainReader {
  constructor(chains: readonly Chain[], options?: RpcOptions) {
    super(connectNothing, chains, options)
  }
}

function connectNothing(chainId: number, rpc: ChainRpc): SendRequest {
  return async (method, params) => {
    try {
      return await rpc.send(method, params)
    } catch (error) {
      throw toChainReadError(chainId, error, error)
    }
  }
}
