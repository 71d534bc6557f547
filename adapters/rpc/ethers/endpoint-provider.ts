import { JsonRpcApiProvider, type JsonRpcError, type JsonRpcPayload, type JsonRpcResult } from 'ethers'
import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { NodeError } from '#adapters/rpc/endpoint/node-error.ts'

/** An ethers provider over a chain's endpoints, which handle batching, timeouts and the chain id check. */
export class EndpointProvider extends JsonRpcApiProvider {
  readonly #rpc: Pick<ChainRpc, 'send'>

  constructor(chainId: number, rpc: Pick<ChainRpc, 'send'>) {
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
