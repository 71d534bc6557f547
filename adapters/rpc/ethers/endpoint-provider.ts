import { JsonRpcApiProvider } from 'ethers'
import type { Send } from '#adapters/rpc/reads/rpc-library.ts'

/** An ethers provider over a chain's endpoints, which handle batching, timeouts and the chain id check. */
export class EndpointProvider extends JsonRpcApiProvider {
  readonly #send: Send

  constructor(chainId: number, send: Send) {
    // A cache would answer the next poll with an old balance.
    super(chainId, { staticNetwork: true, cacheTimeout: -1 })
    this.#send = send
  }

  /** Past ethers' own queue, whose timer would split a batch. */
  override send(method: string, params: readonly unknown[]): Promise<unknown> {
    return this.#send(method, params)
  }

  override async _send(): Promise<never> {
    throw new Error('nothing is queued')
  }
}
