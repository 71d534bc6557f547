import {
  Interface,
  JsonRpcApiProvider,
  type JsonRpcError,
  type JsonRpcPayload,
  type JsonRpcResult,
  type PerformActionTransaction
} from 'ethers'
import type { NameRequests } from '#adapters/names/ens/name-requests.ts'
import type { OffchainQuery } from '#adapters/names/ens/offchain-gateways.ts'
import { NodeError } from '#adapters/rpc/endpoint/node-error.ts'

/** Tells the client to query the gateways itself (ENSIP-21), which ethers cannot. */
export const CLIENT_GATEWAY = 'x-batch-gateway:true'
const batchAbi = new Interface([
  'function query(tuple(address, string[], bytes)[] queries) view returns (bool[] failures, bytes[] responses)'
])

/** An ethers provider for one read. */
export class NamesProvider extends JsonRpcApiProvider {
  readonly #requests: NameRequests

  constructor(chainId: number, requests: NameRequests) {
    super(chainId, { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 })
    this.#requests = requests
    this._start()
  }

  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<(JsonRpcResult | JsonRpcError)[]> {
    return Promise.all([payload].flat().map((request) => this.#answer(request)))
  }

  override async ccipReadFetch({ to }: PerformActionTransaction, data: string, urls: string[]): Promise<string> {
    if (!urls.includes(CLIENT_GATEWAY)) return this.#requests.ask({ sender: to, urls, data } as OffchainQuery)
    const [queries] = batchAbi.decodeFunctionData('query', data).toArray(true) as [[string, string[], string][]]
    const answers = queries.map(([sender, urls, data]) => this.#requests.ask({ sender, urls, data } as OffchainQuery))
    return batchAbi.encodeFunctionResult('query', [answers.map(() => false), await Promise.all(answers)])
  }

  async #answer({ id, method, params }: JsonRpcPayload): Promise<JsonRpcResult | JsonRpcError> {
    try {
      return { id, result: await this.#requests.send(method, [params].flat()) }
    } catch (error) {
      if (error instanceof NodeError) return { id, error }
      throw error
    }
  }
}
