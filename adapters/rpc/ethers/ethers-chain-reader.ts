import { JsonRpcApiProvider, type JsonRpcError, type JsonRpcPayload, type JsonRpcResult } from 'ethers'
import type { ChainRpc, RpcOptions } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { NodeError, toChainReadError } from '#adapters/rpc/endpoint/node-error.ts'
import { JsonRpcChainReader, type SendRequest } from '#adapters/rpc/endpoint/reads/json-rpc-chain-reader.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads chains through ethers. */
export class EthersChainReader extends JsonRpcChainReader {
  constructor(chains: readonly Chain[], options?: RpcOptions) {
    super(connectEthers, chains, options)
  }
}

function connectEthers(chainId: number, rpc: ChainRpc): SendRequest {
  const provider = new EndpointProvider(chainId, rpc)
  return async (method, params) => {
    try {
      return await provider.send(method, [...params])
    } catch (error) {
      throw toChainReadError(chainId, sourceOf(error), error)
    }
  }
}

/** An ethers provider over a chain's endpoints, which handle batching, timeouts and the chain id check. */
class EndpointProvider extends JsonRpcApiProvider {
  readonly #rpc: ChainRpc

  constructor(chainId: number, rpc: ChainRpc) {
    // A cache would answer the next poll with an old balance.
    super(chainId, { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 })
    this.#rpc = rpc
    this._start()
  }

  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<(JsonRpcResult | JsonRpcError)[]> {
    return Promise.all([payload].flat().map((request) => this.#answer(request)))
  }

  async #answer({ id, method, params }: JsonRpcPayload): Promise<JsonRpcResult | JsonRpcError> {
    try {
      return { id, result: await this.#rpc.send(method, [params].flat()) }
    } catch (error) {
      if (error instanceof NodeError) return { id, error }
      throw error
    }
  }
}

/** ethers keeps a node's error in `info.error`, or in `error` if it does not recognise it. */
function sourceOf(error: unknown): unknown {
  const { info, error: unknown } = error as { info?: { error?: unknown }; error?: unknown }
  return info?.error ?? unknown ?? error
}
