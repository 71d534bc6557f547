import { Interface, type PerformActionTransaction } from 'ethers'
import type { NameRequests } from '#adapters/names/ens/name-requests.ts'
import type { OffchainQuery } from '#adapters/names/ens/offchain-gateways.ts'
import { EndpointProvider } from '#adapters/rpc/ethers/endpoint-provider.ts'

/** Tells the client to query the gateways itself (ENSIP-21), which ethers cannot. */
export const CLIENT_GATEWAY = 'x-batch-gateway:true'
const batchAbi = new Interface([
  'function query(tuple(address, string[], bytes)[] queries) view returns (bool[] failures, bytes[] responses)'
])

/** An ethers provider for one read. */
export class NamesProvider extends EndpointProvider {
  readonly #requests: NameRequests

  constructor(chainId: number, requests: NameRequests) {
    super(chainId, requests)
    this.#requests = requests
  }

  override async ccipReadFetch({ to }: PerformActionTransaction, data: string, urls: string[]): Promise<string> {
    if (!urls.includes(CLIENT_GATEWAY)) return this.#requests.ask({ sender: to, urls, data } as OffchainQuery)
    const [queries] = batchAbi.decodeFunctionData('query', data).toArray(true) as [[string, string[], string][]]
    const answers = queries.map(([sender, urls, data]) => this.#requests.ask({ sender, urls, data } as OffchainQuery))
    return batchAbi.encodeFunctionResult('query', [answers.map(() => false), await Promise.all(answers)])
  }
}
